// What the casts promise, and how far their moved bodies may be off.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string_view>

namespace assay::cast {

/// What gjk_raycast and conservative_advancement say of their answers.
inline constexpr std::string_view kProved =
    "answers only what it has proved; gives up where rounding leaves a touch open";

/// Promised by gjk_raycast and conservative_advancement: within a bracket the bodies close by at most kCastGap times
/// their reach, and the normal parts them at t0 up to as much. A bracket ends where a simplex around the origin is
/// proved, so the bodies must be seen to overlap: some 2^-48 of the reach is what rounding of the moved vertices costs,
/// the rest is for contacts at a slant and for thin bodies.
inline constexpr double kCastGap = 0x1p-34;

/// Promised by edges_2d: both ends are within a few doubles of the exact time.
inline constexpr double kEdgesGap = 0x1p-46;

/// Advances of one cast. Where only the turn brings the bodies together each advance leaves a constant share of the
/// way, so some hundred serve; bodies that pass each other at the distance d take about reach / d.
inline constexpr std::uint32_t kAdvances = 1000;

/// A bracket is looked for once the gap is below this share of the reach.
inline constexpr double kNear = 0x1p-38;

/// Advances that may end so near without a bracket: bodies that stay there touch, or pass at a distance beyond proof.
inline constexpr std::uint32_t kNearAdvances = 40;

/// An entry of a rotation beyond this, in radians, is declined: rounding grows with the angle.
inline constexpr double kGreatestRotation = 32;

inline constexpr double kUnitRoundoff = 0x1p-53;

/// How far a coordinate of a moved vertex is off where its start p, displacement d and, of a body that turns, arm r
/// have |p| + |d| + 2 |r|_1 <= 1, for times of [0, 1] and an angle of at most w = |rotation|.
///
/// Straight: p is rounded once, t d once and their sum once: 2 u (|p| + |d|).
/// Turned: t times the rotation is rounded once and its length to 2.5 u, so that the angle used is off by 3.5 u w as a
/// vector, which moves a point by 3.5 u w |r|. Let s and c be its sine and 1 - cosine, the C library's within a unit in
/// the last place, 2 u: 2 sin(w / 2)^2 is c to 5 u. An entry of the axis n is known to 4.5 u, of r to 1 u; n x r has
/// products and a difference of 2 u more, of terms that sum up to |r| in an entry and to 2^(1/2) |r| as a vector:
/// 7.5 u |r| and 10.7 u |r|. n x (n x r) adds 6.5 u |r| of its own in an entry: 17.2 u |r|. Their products with s and
/// c: (7.5 + 3) u |r| s + (17.2 + 6) u |r| c <= 49 u |r| min(1, w). Their sum is at most 2 |r|, the vertex at most 1 in
/// size: 2 u |r| + u.
/// Both, with |p| + |d| <= 1 - 2 |r| and |r| <= 1/2, are below 3 u + 24.5 u min(1, w) + 1.75 u w. What is more pays for
/// u^2, for |p| + |d| + 2 |r|_1 as rounded and for what underflows, a turn below 2^-500 included, which is left out.
constexpr double moved_error(double rotation) {
  return (3.25 + 25 * std::min(1.0, rotation) + 2 * rotation) * kUnitRoundoff;
}

}  // namespace assay::cast
