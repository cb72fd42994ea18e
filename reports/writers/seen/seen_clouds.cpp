#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <variant>
#include <vector>

#include "algorithms/model/point_lists.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull2/outward_distance.h"
#include "oracles/hull3/exact_hull3.h"
#include "oracles/hull3/outward_distance3.h"
#include "properties/severity/severity.h"
#include "reports/store/json/answer_text.h"
#include "reports/store/json/told.h"
#include "reports/writers/seen/phrases.h"
#include "reports/writers/seen/seen.h"
#include "reports/writers/words.h"

namespace assay {
namespace {

std::string points_words(std::size_t count) { return counted(count, "point"); }

template <class Cloud>
bool is_finite(const Cloud& cloud) {
  const Points points = points_of(cloud.points);
  return std::ranges::all_of(points.coordinates, [](double x) { return std::isfinite(x); });
}

/// How many of the listed corners of a hull there are, and by how much it leaves the cloud out.
std::string hull_told(std::size_t corners, double outside) {
  const std::string hull = "are given a hull of " + counted(corners, "corner");
  return outside > 0 ? hull + ", which leaves a point out by " + figure_of(outside) + " of their size" : hull;
}

std::string flat_told(std::size_t extreme) {
  if (extreme == 0) return "are told to be none";
  return extreme == 1 ? "are told to be one point" : "are told to lie on a line";
}

}  // namespace

std::string situation_of(const Cloud2& cloud) {
  const std::string points = points_words(cloud.points.size());
  if (!is_finite(cloud)) return points + " with a number that is not finite";
  const Hull2Answer truth = exact_hull2(cloud);
  if (const auto* hull = std::get_if<Hull>(&truth))
    return points + fmt::format(" whose hull has {}", counted(hull->ccw.size(), "corner"));
  const auto* flat = std::get_if<FlatHull>(&truth);
  return points + (flat != nullptr && flat->extreme.size() > 1 ? " on a line" : " in one place");
}

std::string told_of(const Cloud2& cloud, std::string_view answer) {
  const auto listed = hull_of_answer(answer);
  if (!listed || !is_finite(cloud)) return "";
  const std::set<std::uint32_t> corners(listed->begin(), listed->end());
  if (answer_text(Hull2Answer{FlatHull{*listed}}) == answer) return flat_told(corners.size());
  return hull_told(listed->size(), outward_distance(cloud, *listed));
}

std::string situation_of(const Cloud3& cloud) {
  const std::string points = points_words(cloud.points.size()) + " in space";
  if (!is_finite(cloud)) return points + " with a number that is not finite";
  const auto words = within_work(kSeverityWork, [&]() -> std::string {
    switch (exact_hull3(cloud).dimension) {
      case 0: return " in one place";
      case 1: return " on a line";
      case 2: return " in a plane";
      default: return fmt::format(" whose hull has {}", counted(extreme_points3(cloud).size(), "corner"));
    }
  });
  const auto* found = std::get_if<std::string>(&words);
  return found == nullptr ? points : points + *found;
}

std::string told_of(const Cloud3& cloud, std::string_view answer) {
  if (!is_finite(cloud)) return "";
  if (const auto dimension = dimension_of_answer(answer)) {
    if (*dimension < 0) return "are told to be none";
    return *dimension == 0   ? "are told to be in one place"
           : *dimension == 1 ? "are told to lie on a line"
                             : "are told to lie in a plane";
  }
  const auto facets = facets_of_answer(answer);
  if (!facets) return "";
  std::set<std::uint32_t> corners;
  for (const auto& facet : *facets) corners.insert(facet.begin(), facet.end());
  const std::vector<std::uint32_t> listed(corners.begin(), corners.end());
  const auto outside = within_work(kSeverityWork, [&] { return outward_distance3(cloud, listed); });
  const double* found = std::get_if<double>(&outside);
  return hull_told(listed.size(), found == nullptr ? 0 : *found);
}

}  // namespace assay
