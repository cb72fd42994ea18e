#include "properties/widened.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "algorithms/model/point_lists.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/filter.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "oracles/exact/work_limits.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/hull2/squared_diagonal.h"
#include "properties/cast/default_promises.h"
#include "properties/gjk/default_promises.h"

namespace assay {
namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();

bool has_part(double part) { return part > 0; }

/// The first double found from an estimate upwards that is not below what `reaches` asks; infinite beyond all.
template <class Reaches>
double first_from(double estimate, Reaches reaches) {
  while (std::isfinite(estimate) && !reaches(exact(estimate))) estimate = std::nextafter(estimate, kEndless);
  return estimate;
}
double not_below(const Rational& value) {
  return first_from(approximate(value), [&](const Rational& x) { return x >= value; });
}
double not_below_root(const Rational& square) {
  return first_from(square_root(square), [&](const Rational& x) { return x * x >= square; });
}

/// The gap whose promise is as it was, but for a length where that is more, and on top of what is not stated. Infinite
/// parts promise nothing.
void widen(double& gap, const Promise& promise, double part, const ConvexPair& pair, const Rational& length) {
  if (!has_part(part) || !promise.binds()) return;
  const Rational before = length_of(promise, pair);
  if (!std::isfinite(part))
    gap = part;
  else if (!promise.stated || before < length)
    gap = not_below((promise.stated ? length : length + before) / extent_of(pair));
}

/// a (D + a) / L, as a length like gjk_defaults::distance. Nothing where D takes too much work.
std::optional<Rational> length_of_distance(const ConvexPair& pair, double part, const Rational& extent) {
  if (!has_part(part) || !std::isfinite(part)) return Rational(0);
  const auto found = within_work(kJudgeWork, [&] { return exact_distance(pair).squared; });
  const Rational* squared = std::get_if<Rational>(&found);
  if (squared == nullptr) return std::nullopt;
  const double relative = not_below_root(*squared / (extent * extent));
  return exact(part) * (exact(relative) + exact(part) / extent);
}

template <Family F>
Stated<F> widened_hulls(const typename F::Problem& cloud, Stated<F> says) {
  const double part = says.hull_gap_absolute;
  if (!has_part(part) || cloud.points.empty() || !all_finite(points_of(cloud.points).coordinates)) return says;
  const Rational squared = squared_diagonal(cloud.points);
  if (squared == 0) return says;
  says.hull_gap =
      std::max(says.hull_gap, std::isfinite(part) ? not_below_root(exact(part) * exact(part) / squared) : part);
  return says;
}

}  // namespace

template <>
bool has_absolute_part(const Promises<LpFamily>&) {
  return false;
}
template <>
bool has_absolute_part(const Promises<ShapesFamily>&) {
  return false;
}
template <>
bool has_absolute_part(const Promises<GjkFamily>& promises) {
  return has_part(promises.distance_gap_absolute) || has_part(promises.points_gap_absolute) ||
         has_part(promises.depth_gap_absolute) || has_part(promises.normal_gap_absolute);
}
template <>
bool has_absolute_part(const Promises<Hull2Family>& promises) {
  return has_part(promises.hull_gap_absolute);
}
template <>
bool has_absolute_part(const Promises<Hull3Family>& promises) {
  return has_part(promises.hull_gap_absolute);
}
template <>
bool has_absolute_part(const Promises<CastFamily>& promises) {
  return has_part(promises.gap_absolute) || has_part(promises.time_absolute);
}

template <>
Stated<LpFamily> widened(const LpProblem&, const Stated<LpFamily>& says, std::span<const LpProblem>) {
  return says;
}
template <>
Stated<ShapesFamily> widened(const ShapesProblem&, const Stated<ShapesFamily>& says, std::span<const ShapesProblem>) {
  return says;
}
template <>
Stated<Hull2Family> widened(const Cloud2& cloud, const Stated<Hull2Family>& says, std::span<const Cloud2>) {
  return widened_hulls(cloud, says);
}
template <>
Stated<Hull3Family> widened(const Cloud3& cloud, const Stated<Hull3Family>& says, std::span<const Cloud3>) {
  return widened_hulls(cloud, says);
}

/// No relation between answers reads a gap of collisions, so images do not matter.
template <>
Stated<GjkFamily> widened(const ConvexPair& pair, const Stated<GjkFamily>& says, std::span<const ConvexPair>) {
  Stated<GjkFamily> wide = says;
  if (!why_not_a_problem(pair).empty() || has_empty_body(pair)) return wide;
  const Rational extent = extent_of(pair);
  if (extent == 0) return wide;
  const auto length = [](double part) { return std::isfinite(part) ? exact(part) : Rational(0); };
  if (const auto distance = length_of_distance(pair, says.distance_gap_absolute, extent))
    widen(wide.distance_gap, gjk_defaults::distance(says), says.distance_gap_absolute, pair, *distance);
  widen(wide.points_gap, gjk_defaults::points(says), says.points_gap_absolute, pair, length(says.points_gap_absolute));
  widen(wide.depth_gap, gjk_defaults::depth(says), says.depth_gap_absolute, pair, length(says.depth_gap_absolute));
  widen(wide.normal_gap, gjk_defaults::normal(says), says.normal_gap_absolute, pair, length(says.normal_gap_absolute));
  return wide;
}

template <>
Stated<CastFamily> widened(const MovingPair& pair, const Stated<CastFamily>& says, std::span<const MovingPair> images) {
  Stated<CastFamily> wide = says;
  if (!has_absolute_part<CastFamily>(says) || std::isinf(says.gap)) return wide;
  if (std::isinf(says.gap_absolute) || std::isinf(says.time_absolute)) {
    wide.gap = kEndless;
    return wide;
  }
  wide.gap_absolute = kTakenIn;
  Rational share = 0;
  const auto see = [&](const MovingPair& one) {
    if (!has_part(says.gap_absolute) || !why_not_a_problem(one).empty() || has_empty_body(one.bodies)) return;
    const Rational reach = reach_of(one);
    if (reach != 0) share = std::max<Rational>(share, exact(says.gap_absolute) / reach);
  };
  see(pair);
  for (const MovingPair& image : images) see(image);
  const CastStatement before = cast_statement(pair, says);
  if (before.by_default && before.gap > 0) share += exact(before.gap);
  if (before.gap >= 0 || share > 0) wide.gap = std::max(not_below(share), before.gap);
  return wide;
}

}  // namespace assay
