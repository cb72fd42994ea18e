#include "oracles/referee/hulls/names_opinion.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace assay {
namespace {

std::array<double, 2> numbers(const Point2& p) { return {p.x, p.y}; }
std::array<double, 3> numbers(const Point3& p) { return {p.x, p.y, p.z}; }

template <class Point>
SecondOpinion opinion(const std::vector<Point>& points, const std::vector<std::uint32_t>& named, const Judged& judged) {
  std::map<decltype(numbers(Point{})), std::uint32_t> first;  // numbers compare as they do: -0 equals 0
  for (std::uint32_t j = 0; j < points.size(); ++j) first.emplace(numbers(points[j]), j);
  std::size_t others = 0;
  for (const std::uint32_t i : named) others += i >= points.size() || first.at(numbers(points[i])) != i;
  return as_claimed(others > 0, judged.wrong,
                    "by the referee " + std::to_string(others) + " of the " + std::to_string(named.size()) +
                        " indices named are not the first of their point");
}

}  // namespace

SecondOpinion names_opinion(const Cloud2& cloud, const Hull2Answer& answer, const Judged& judged) {
  if (const auto* hull = std::get_if<Hull>(&answer)) return opinion(cloud.points, hull->ccw, judged);
  if (const auto* flat = std::get_if<FlatHull>(&answer)) return opinion(cloud.points, flat->extreme, judged);
  return no_opinion("an answer without a hull");
}

SecondOpinion names_opinion(const Cloud3& cloud, const Hull3Answer& answer, const Judged& judged) {
  if (const auto* hull = std::get_if<Hull3>(&answer)) return opinion(cloud.points, hull->corner, judged);
  if (const auto* flat = std::get_if<FlatHull3>(&answer)) return opinion(cloud.points, flat->extreme, judged);
  return no_opinion("an answer without a hull");
}

}  // namespace assay
