#include <fmt/format.h>

#include <algorithm>
#include <array>
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

/// Of a cloud in so many dimensions that has no hull with an inside.
TruthWords flat_truth(std::string points, int dimension) {
  constexpr std::array<std::string_view, 3> kWhere = {"in one place", "on a line", "in a plane"};
  const std::string where(kWhere.at(static_cast<std::size_t>(dimension)));
  return {std::move(points), where, (dimension == 0 ? "to be " : "to lie ") + where};
}
TruthWords hull_truth(std::string points, std::size_t corners) {
  const std::string hull = counted(corners, "corner");
  return {std::move(points), "whose hull has " + hull, "a hull of " + hull};
}

std::string left_out(double outside) {
  return ", which leaves a point out by " + figure_of(outside) + " of their size";
}

/// How many of the listed corners of a hull there are, and by how much it leaves the cloud out.
AnswerWords hull_told(std::size_t corners, double outside, const std::string& else_wrong = "") {
  return {"are given", "a hull of " + counted(corners, "corner") + (outside > 0 ? left_out(outside) : else_wrong)};
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

AnswerWords flat_told(std::size_t extreme) {
  if (extreme == 0) return {kAreTold, "to be none"};
  return {kAreTold, extreme == 1 ? "to be in one place" : "to lie on a line"};
}

}  // namespace

TruthWords truth_in_words(const Cloud2& cloud) {
  const std::string points = points_words(cloud.points.size());
  if (!is_finite(cloud)) return {points, "with a number that is not finite", ""};
  const Hull2Answer truth = exact_hull2(cloud);
  if (const auto* hull = std::get_if<Hull>(&truth)) return hull_truth(points, hull->ccw.size());
  const auto* flat = std::get_if<FlatHull>(&truth);
  return flat_truth(points, flat != nullptr && flat->extreme.size() > 1 ? 1 : 0);
}

AnswerWords told_of(const Cloud2& cloud, std::string_view answer) {
  const auto listed = hull_of_answer(answer);
  if (!listed || !is_finite(cloud)) return {};
  const std::set<std::uint32_t> corners(listed->begin(), listed->end());
  if (answer_text(Hull2Answer{FlatHull{*listed}}) == answer) return flat_told(corners.size());
  const double outside = outward_distance(cloud, *listed);
  return hull_told(listed->size(), outside, outside > 0 ? "" : ring_told(cloud, *listed));
}

TruthWords truth_in_words(const Cloud3& cloud) {
  const std::string points = points_words(cloud.points.size()) + " in space";
  if (!is_finite(cloud)) return {points, "with a number that is not finite", ""};
  const auto words = within_work(kSeverityWork, [&]() -> TruthWords {
    const int dimension = exact_hull3(cloud).dimension;
    return dimension < 3 ? flat_truth(points, dimension) : hull_truth(points, extreme_points3(cloud).size());
  });
  const auto* found = std::get_if<TruthWords>(&words);
  return found == nullptr ? TruthWords{points, "", ""} : *found;
}

AnswerWords told_of(const Cloud3& cloud, std::string_view answer) {
  if (!is_finite(cloud)) return {};
  if (const auto dimension = dimension_of_answer(answer)) {
    if (*dimension < 0) return {kAreTold, "to be none"};
    return {kAreTold, flat_truth("", std::min(*dimension, 2)).expected};
  }
  const auto facets = facets_of_answer(answer);
  if (!facets) return {};
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
