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

/// What is wrong with a ring that leaves nothing out: how often, which, or in which order corners are listed. Nothing
/// of a right one, which a relation between two answers may have convicted.
std::string ring_told(const Cloud2& cloud, const std::vector<std::uint32_t>& listed) {
  const std::set<std::uint32_t> corners(listed.begin(), listed.end());
  if (corners.size() < listed.size()) return ", one of which is listed twice";
  const Hull2Answer truth = exact_hull2(cloud);
  const auto* hull = std::get_if<Hull>(&truth);
  if (hull == nullptr) return "";
  const auto is_corner = [&](std::uint32_t i) {
    return i < cloud.points.size() &&
           std::ranges::any_of(hull->ccw, [&](std::uint32_t k) { return cloud.points[k] == cloud.points[i]; });
  };
  const auto others = std::ranges::count_if(corners, [&](std::uint32_t i) { return !is_corner(i); });
  if (others > 0) return fmt::format(", of which {} {} not one", others, others == 1 ? "is" : "are");
  std::vector<Point2> ring, turned;
  for (const std::uint32_t i : listed) ring.push_back(cloud.points[i]);
  for (const std::uint32_t k : hull->ccw) turned.push_back(cloud.points[k]);
  std::ranges::rotate(turned, std::ranges::find(turned, ring.front()));
  return ring == turned ? "" : ", not in counterclockwise order";
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
  const double outside = outward_distance(cloud, *listed);
  return hull_told(listed->size(), outside) + (outside > 0 ? "" : ring_told(cloud, *listed));
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

/// A hull is its own verdict, and which of equal points it names is asked of right ones.
bool is_verdict_right(const Cloud2&, std::string_view) { return true; }
bool is_verdict_right(const Cloud3&, std::string_view) { return true; }

}  // namespace assay
