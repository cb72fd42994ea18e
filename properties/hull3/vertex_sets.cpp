#include "properties/hull3/vertex_sets.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "properties/case_text.h"

namespace assay {
namespace {

bool finite(const Point3& p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); }
bool before(const Point3& p, const Point3& q) { return std::tie(p.x, p.y, p.z) < std::tie(q.x, q.y, q.z); }

/// The indices that an answer names, and the dimension that it claims.
struct Listed {
  std::span<const std::uint32_t> indices;
  int dimension = 3;
};

std::optional<Listed> listed(const Hull3Answer& answer) {
  if (const auto* hull = std::get_if<Hull3>(&answer)) return Listed{hull->corner, 3};
  if (const auto* flat = std::get_if<FlatHull3>(&answer)) return Listed{flat->extreme, flat->dimension};
  return std::nullopt;
}

/// The points listed, mapped, sorted, each once; -0 is written as 0. Precondition: indices in range.
std::vector<Point3> points_of(const Cloud3& cloud, const Listed& list, Point3 (*back)(const Point3&)) {
  std::vector<Point3> points;
  for (const std::uint32_t i : list.indices) {
    const Point3 p = back == nullptr ? cloud.points[i] : back(cloud.points[i]);
    points.push_back({p.x + 0.0, p.y + 0.0, p.z + 0.0});
  }
  std::sort(points.begin(), points.end(), before);
  points.erase(std::unique(points.begin(), points.end()), points.end());
  return points;
}

std::string text(const Point3& p) { return "(" + hexfloat(p.x) + ", " + hexfloat(p.y) + ", " + hexfloat(p.z) + ")"; }

std::vector<Point3> only_in(const std::vector<Point3>& one, const std::vector<Point3>& other) {
  std::vector<Point3> only;
  std::set_difference(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(only), before);
  return only;
}

}  // namespace

Verdict compare_surfaces(const Cloud3& cloud, const Hull3Answer& answer, const Cloud3& changed,
                         const Hull3Answer& changed_answer, Point3 (*back)(const Point3&), bool keeps_inner_points,
                         std::string_view what) {
  for (const Cloud3* c : {&cloud, &changed})
    if (!std::all_of(c->points.begin(), c->points.end(), finite)) return Undecided{"cloud is not finite"};
  const auto first = listed(answer), second = listed(changed_answer);
  if (!first || !second) return Undecided{"no answer to compare"};
  for (const auto& [c, list] : {std::pair{&cloud, &*first}, std::pair{&changed, &*second}})
    for (const std::uint32_t i : list->indices)
      if (i >= c->points.size())
        return Violated{"indices in range",
                        "index " + std::to_string(i) + " of " + std::to_string(c->points.size()) + " points"};
  const std::string after = " after " + std::string(what);
  if (first->dimension != second->dimension)
    return Violated{"same dimension", "dimension " + std::to_string(first->dimension) + ", but " +
                                          std::to_string(second->dimension) + after};
  if (keeps_inner_points) return Holds{};
  const auto points = points_of(cloud, *first, nullptr), changed_points = points_of(changed, *second, back);
  if (const auto lost = only_in(points, changed_points); !lost.empty())
    return Violated{"same vertices", text(lost.front()) + " is a vertex, but not" + after};
  if (const auto gained = only_in(changed_points, points); !gained.empty())
    return Violated{"same vertices", text(gained.front()) + " is a vertex only" + after};
  return Holds{};
}

}  // namespace assay
