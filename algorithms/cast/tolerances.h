// What the casts promise, and how far their moved bodies may be off.
#pragma once
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

/// How far a coordinate of a moved vertex is off, in a frame where every position, arm and displacement is below 2.
///
/// Moving to the frame rounds position, arm and displacement by u each, relatively; t v and the sums round four times.
/// A turn by an angle of at most w has its angle off by 4 u w, sine and cosine by u each besides (the C library states
/// less than one unit in the last place), and is applied with fewer than 16 operations on numbers below 4.
constexpr double moved_error(double rotation) { return (96 + 32 * rotation) * kUnitRoundoff; }

}  // namespace assay::cast
