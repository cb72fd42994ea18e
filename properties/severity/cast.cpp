// Of casts: the unit is L, the reach of both motions (reach_of). Room is the least distance or depth at the start and
// of what the motions make of the bodies.
#include <algorithm>
#include <optional>

#include "oracles/cast/enclosed_cast.h"
#include "oracles/cast/first_contact.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/exact/dyadic.h"
#include "oracles/gjk/integer_pair.h"
#include "properties/exact_sums.h"
#include "properties/severity/bodies.h"

namespace assay {
namespace {

/// Bodies that move straight on meet in [0, 1] exactly where a meets the hull of b and of b moved by the displacement
/// of b less that of a. Nothing where a coordinate of that would round.
std::optional<ConvexPair> swept(const MovingPair& pair) {
  ConvexPair all = pair.bodies;
  const std::uint32_t n = all.b.dimension, size = all.b.size();
  for (std::uint32_t k = 0; k < n; ++k)
    if (!sum_is_exact(pair.of_b.displacement[k], -pair.of_a.displacement[k])) return std::nullopt;
  for (std::uint32_t i = 0; i < size; ++i)
    for (std::uint32_t k = 0; k < n; ++k) {
      const double by = pair.of_b.displacement[k] - pair.of_a.displacement[k], from = pair.bodies.b[i][k];
      if (!sum_is_exact(from, by)) return std::nullopt;
      all.b.coordinates.push_back(from + by);
    }
  return all;
}

/// Of bodies that turn, at nine moments: wide where they are `least` deep at one of them, or where they are apart all
/// the way and at least that far at each; what is measured counts less what it may be off. Narrow is never shown but
/// where they are apart all the way and less than that at one.
Room room_while_turning(const MovingPair& pair, const Rational& least) {
  constexpr int kMoments = 8;
  const TurningPair turning(pair);
  const FirstContact truth = first_contact(pair, turning);
  if (truth.outlasts && !*truth.outlasts) return Room::kNone;
  if (least == 0) return Room::kWide;
  if (truth.kind == FirstContact::Kind::kOpen) return Room::kNotShown;
  const Rational unit = power_of_two(turning.exponent());
  bool is_deep = false, is_apart = true, is_near = false;
  for (int i = 0; i <= kMoments; ++i) {
    const MomentMeasure at = measured_at(turning, turning.at(Rational(i, kMoments)));
    is_deep = is_deep || (exact(at.depth) - exact(at.error)) * unit >= least;
    is_apart = is_apart && (exact(at.distance) - exact(at.error)) * unit >= least;
    is_near = is_near || (exact(at.distance) + exact(at.error)) * unit < least;
  }
  if (truth.kind == FirstContact::Kind::kMeets) return is_deep ? Room::kWide : Room::kNotShown;
  return is_apart ? Room::kWide : is_near ? Room::kNarrow : Room::kNotShown;
}

}  // namespace

CaseScale scale_of(const MovingPair& pair) {
  const Numbers numbers = numbers_of(pair);
  if (!why_not_a_problem(pair).empty()) return {.is_problem = false, .numbers = numbers};
  if (has_empty_body(pair.bodies)) return {.is_void = true, .numbers = numbers};
  return scale_of_length(reach_of(pair), numbers_of(pair.bodies).largest, numbers);
}

bool is_flat(const MovingPair& pair) { return has_degenerate_body(pair.bodies); }

Room room_of(const MovingPair& pair, const CaseScale& scale, double least) {
  const Rational length = exact(least) * scale.extent;
  const Room at_start = room_between(pair.bodies, length);
  if (at_start == Room::kNone) return at_start;
  if (pair.turns()) return std::min(at_start, room_while_turning(pair, length));
  const auto both = swept(pair);
  return std::min(at_start, both ? room_between(*both, length) : Room::kNotShown);
}

}  // namespace assay
