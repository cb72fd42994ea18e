// Of collisions: the unit is L, the largest coordinate extent of both bodies together, and room is distance or depth.
#include <algorithm>
#include <cmath>

#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/gjk/promise.h"
#include "properties/severity/bodies.h"

namespace assay {
namespace {

bool states(double promise) { return promise > 0 && std::isfinite(promise); }

}  // namespace

CaseScale scale_of(const ConvexPair& pair) {
  const Numbers numbers = numbers_of(pair);
  if (!why_not_a_problem(pair).empty()) return {.is_problem = false, .numbers = numbers};
  if (has_empty_body(pair)) return {.is_void = true, .numbers = numbers};
  return scale_of_length(extent_of(pair), numbers.largest, numbers);
}

bool is_flat(const ConvexPair& pair) { return has_degenerate_body(pair); }

Room room_of(const ConvexPair& pair, const CaseScale& scale, double least) {
  return room_between(pair, exact(least) * scale.extent);
}

/// A distance d is stated where d^2 <= distance_gap L^2, d <= points_gap L or d is at most the absolute part of either,
/// a depth where it is at most depth_gap L or its absolute part.
bool leaves_verdict_open(const ConvexPair& pair, const Stated<GjkFamily>& says) {
  const auto stated = [](double promise) { return states(promise) ? exact(promise) : Rational(0); };
  const Rational parts[] = {stated(says.distance_gap), stated(says.distance_gap_absolute), stated(says.points_gap),
                            stated(says.points_gap_absolute)};
  const auto is_positive = [](const Rational& part) { return part > 0; };
  const Rational depth = stated(says.depth_gap), depth_absolute = stated(says.depth_gap_absolute);
  const bool states_distance = std::ranges::any_of(parts, is_positive), states_depth = depth > 0 || depth_absolute > 0;
  if (!states_distance && !states_depth) return false;
  if (!why_not_a_problem(pair).empty() || has_empty_body(pair)) return false;
  const Rational extent = extent_of(pair), square = extent * extent;
  const auto is_open = within_work(kSeverityWork, [&] {
    const Contact contact = certify_collision(pair, nullptr).contact;
    if (contact == Contact::kSeparated) {
      if (!states_distance) return false;
      const Rational apart = exact_distance(pair).squared;
      return apart <= parts[0] * square || apart <= parts[1] * parts[1] || apart <= parts[2] * parts[2] * square ||
             apart <= parts[3] * parts[3];
    }
    if (contact != Contact::kOverlapping || !states_depth) return false;
    const auto deep = exact_depth(pair);
    return deep && deep->verified &&
           (deep->squared <= depth * depth * square || deep->squared <= depth_absolute * depth_absolute);
  });
  const bool* open = std::get_if<bool>(&is_open);
  return open != nullptr && *open;
}

}  // namespace assay
