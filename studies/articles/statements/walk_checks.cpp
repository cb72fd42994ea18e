// The tutorial's walk in rationals, step by step.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "algorithms/published/gjk/gjk_tutorial_2d_listing.h"
#include "algorithms/published/gjk/planar_support.h"
#include "oracles/exact/rational.h"
#include "properties/case/case_text.h"
#include "studies/articles/statements/trials.h"

namespace assay::check {
namespace walk {
namespace {

using Corner = published::planar::Pair<Rational>;
using published::planar::cross;
using published::planar::Difference;
using published::planar::dot;
using published::planar::negative;
using published::planar::operator-;

struct Step {
  std::vector<Corner> kept;  ///< one or two points of the simplex before
  Corner next;               ///< the point sampled, which was not refused
};

/// The steps of the listing until it ends, or 1000 of them.
std::vector<Step> steps_of(const ConvexPair& pair) {
  std::vector<Step> steps;
  if (published::outside_the_article(pair)) return steps;
  published::tutorial::Walk<Rational> walk;
  while (steps.size() < 1000) {
    const Difference<Rational> p = published::planar::farthest_difference(pair, walk.d);
    if (dot(p.at, walk.d) < 0) break;
    Step step{{}, p.at};
    for (int i = 0; i < std::min(walk.k, 2); ++i) step.kept.push_back(walk.s[static_cast<std::size_t>(i)].at);
    steps.push_back(std::move(step));
    if (walk.build_and_test_simplex(p)) break;
  }
  return steps;
}

/// Whether the origin is nearer to corner x of a triangle than to the rest of it, beyond both perpendiculars there.
bool is_nearest_to(const Corner& x, const Corner& y, const Corner& z) {
  return dot(negative(x), y - x) < 0 && dot(negative(x), z - x) < 0;
}

Rational squared_distance_to_segment(const Corner& p, const Corner& q) {
  const Corner e = q - p;
  const Rational length = dot(e, e), along = -dot(p, e);
  if (length == 0 || along <= 0) return dot(p, p);
  if (along >= length) return dot(q, q);
  return dot(p, p) - along * along / length;
}

/// From the origin to the hull of one to three points.
Rational squared_distance(const std::vector<Corner>& points) {
  Rational least = dot(points[0], points[0]);
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t j = i + 1; j < points.size(); ++j)
      least = std::min(least, squared_distance_to_segment(points[i], points[j]));
  if (points.size() == 3) {
    std::array<int, 3> turns{};
    for (std::size_t i = 0; i < 3; ++i) turns[i] = sign(cross(points[i], points[(i + 1) % 3]));
    if (turns[0] != 0 && turns[0] == turns[1] && turns[1] == turns[2]) return 0;
  }
  return least;
}

/// Each step of each drawn pair under `refutes`, which says nothing of steps that the claim is not about.
Tried on_steps(std::optional<bool> (*refutes)(const Step&), const char* evidence) {
  Tried tried;
  trial::each_planar_pair([&](const ConvexPair& pair) {
    for (const Step& step : steps_of(pair)) {
      const std::optional<bool> does = refutes(step);
      if (!does) continue;
      ++tried.cases;
      if (!*does || tried.refuted++ > 0) continue;
      tried.example = write_case({{}, pair});
      tried.evidence = evidence;
    }
  });
  return tried;
}

/// Nothing of steps before the third point.
std::optional<bool> is_in_a_region_ruled_out(const Step& step) {
  if (step.kept.size() < 2) return std::nullopt;
  const Corner &s0 = step.kept[0], &s1 = step.kept[1], &s2 = step.next;
  const int inner = sign(cross(s1 - s0, s2 - s0)), origin = sign(cross(s1 - s0, negative(s0)));
  return inner * origin < 0 || is_nearest_to(s0, s1, s2) || is_nearest_to(s1, s0, s2) || is_nearest_to(s2, s0, s1);
}

/// Nothing where the simplex before has the origin, or is none.
std::optional<bool> is_no_closer(const Step& step) {
  if (step.kept.empty()) return std::nullopt;
  const Rational before = squared_distance(step.kept);
  if (before == 0) return std::nullopt;
  std::vector<Corner> simplex = step.kept;
  simplex.push_back(step.next);
  return squared_distance(simplex) >= before;
}

bool samples_a_point_twice(const ConvexPair& pair) {
  published::tutorial::Walk<Rational> walk;
  const auto first = published::planar::farthest_difference(pair, walk.d);
  if (dot(first.at, walk.d) < 0 || walk.build_and_test_simplex(first)) return false;
  const auto second = published::planar::farthest_difference(pair, walk.d);
  return first.a == second.a && first.b == second.b;
}

}  // namespace
}  // namespace walk

Tried regions_at_the_third_step() {
  return walk::on_steps(&walk::is_in_a_region_ruled_out,
                        "with three points the origin is in the region of a corner, or beyond the old side");
}

Tried each_simplex_is_closer() {
  return walk::on_steps(&walk::is_no_closer, "a new simplex is no nearer to the origin than the one before");
}

/// K = {(1, 0)}, L = {(0, 0)}: the only difference is sampled along (1, 0), then along (-1, 0).
Tried a_point_is_sampled_twice() { return {1, walk::samples_a_point_twice({{2, {1, 0}}, {2, {0, 0}}}) ? 1u : 0u}; }

}  // namespace assay::check
