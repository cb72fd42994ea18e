#include "properties/hull/extreme_points.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <variant>

#include "properties/case_text.h"

namespace assay {
namespace {

bool finite(const Point2& p) { return std::isfinite(p.x) && std::isfinite(p.y); }
bool before(const Point2& p, const Point2& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); }

const std::vector<std::uint32_t>* listed(const Hull2Answer& answer) {
  if (const auto* hull = std::get_if<Hull>(&answer)) return &hull->ccw;
  if (const auto* flat = std::get_if<FlatHull>(&answer)) return &flat->extreme;
  return nullptr;
}

/// Precondition: the answer lists points, all in range.
ExtremePoints extreme_points(const Cloud2& cloud, const Hull2Answer& answer, Point2 (*back)(const Point2&)) {
  ExtremePoints extreme;
  extreme.flat = std::holds_alternative<FlatHull>(answer);
  for (const std::uint32_t i : *listed(answer)) {
    const Point2 p = back == nullptr ? cloud.points[i] : back(cloud.points[i]);
    extreme.points.push_back({p.x + 0.0, p.y + 0.0});
  }
  std::sort(extreme.points.begin(), extreme.points.end(), before);
  extreme.points.erase(std::unique(extreme.points.begin(), extreme.points.end()), extreme.points.end());
  return extreme;
}

std::string text(const Point2& p) { return "(" + hexfloat(p.x) + ", " + hexfloat(p.y) + ")"; }

}  // namespace

Verdict compare_hulls(const Cloud2& cloud, const Hull2Answer& answer, const Cloud2& changed,
                      const Hull2Answer& changed_answer, Point2 (*back)(const Point2&), std::string_view what) {
  for (const Cloud2* c : {&cloud, &changed}) {
    if (!std::all_of(c->points.begin(), c->points.end(), finite)) return Undecided{"cloud is not finite"};
  }
  for (const auto& [c, a] : {std::pair{&cloud, &answer}, std::pair{&changed, &changed_answer}}) {
    if (listed(*a) == nullptr) return Undecided{"no answer to compare"};
    for (const std::uint32_t i : *listed(*a)) {
      if (i >= c->points.size()) {
        return Violated{"indices in range",
                        "index " + std::to_string(i) + " of " + std::to_string(c->points.size()) + " points"};
      }
    }
  }
  const ExtremePoints first = extreme_points(cloud, answer, nullptr);
  const ExtremePoints second = extreme_points(changed, changed_answer, back);
  const std::string after = " after " + std::string(what);
  if (first.flat != second.flat) {
    return Violated{"same kind of hull", first.flat ? "flat, but not flat" + after : "not flat, but flat" + after};
  }
  std::vector<Point2> only_first, only_second;
  std::set_difference(first.points.begin(), first.points.end(), second.points.begin(), second.points.end(),
                      std::back_inserter(only_first), before);
  std::set_difference(second.points.begin(), second.points.end(), first.points.begin(), first.points.end(),
                      std::back_inserter(only_second), before);
  if (!only_first.empty()) {
    return Violated{"same extreme points", text(only_first.front()) + " is extreme, but not" + after};
  }
  if (!only_second.empty()) {
    return Violated{"same extreme points", text(only_second.front()) + " is extreme only" + after};
  }
  return Holds{};
}

}  // namespace assay
