// Of collisions: the unit is L, the largest coordinate extent of both bodies together, and room is distance or depth.
#include <cmath>

#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"
#include "properties/severity/bodies.h"

namespace assay {
namespace {

bool states(double promise) { return promise > 0 && std::isfinite(promise); }

}  // namespace

CaseScale scale_of(const ConvexPair& pair) {
  const Numbers numbers = numbers_of(pair);
  if (!why_not_a_problem(pair).empty()) return {.is_problem = false, .numbers = numbers};
  if (has_empty_body(pair)) return {.is_void = true, .numbers = numbers};
  return scale_of_length(exact_extent(to_integers(pair)), numbers.largest, numbers);
}

bool is_flat(const ConvexPair& pair) { return has_degenerate_body(pair); }

Room room_of(const ConvexPair& pair, const CaseScale& scale, double least) {
  return room_between(pair, exact(least) * scale.extent);
}

/// A distance d is stated where d^2 <= distance_gap L^2 or d <= points_gap L, a depth where it is at most depth_gap L.
bool leaves_verdict_open(const ConvexPair& pair, const Stated<GjkFamily>& says) {
  const bool states_distance = states(says.distance_gap), states_points = states(says.points_gap),
             states_depth = states(says.depth_gap);
  if (!(states_distance || states_points || states_depth)) return false;
  if (!why_not_a_problem(pair).empty() || has_empty_body(pair)) return false;
  const Rational extent = exact_extent(to_integers(pair)), square = extent * extent;
  const auto is_open = within_work(kSeverityWork, [&] {
    const Contact contact = certify_collision(pair, nullptr).contact;
    if (contact == Contact::kSeparated) {
      if (!states_distance && !states_points) return false;
      const Rational apart = exact_distance(pair).squared, points = exact(says.points_gap);
      return (states_distance && apart <= exact(says.distance_gap) * square) ||
             (states_points && apart <= points * points * square);
    }
    if (contact != Contact::kOverlapping || !states_depth) return false;
    const auto depth = exact_depth(pair);
    const Rational stated = exact(says.depth_gap);
    return depth && depth->verified && depth->squared <= stated * stated * square;
  });
  const bool* open = std::get_if<bool>(&is_open);
  return open != nullptr && *open;
}

}  // namespace assay
