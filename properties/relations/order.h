// Relations: points, rows and columns are sets.
#pragma once
#include <algorithm>

#include "properties/lp/transform.h"
#include "properties/relations/images.h"
#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct Order;

/// The vertices in reversed order, then beginning in the middle: no vertex of three or more keeps its place.
inline Points reordered(const Points& body) {
  Points image{body.dimension, {}};
  const std::uint32_t n = body.size();
  for (std::uint32_t i = 0; i < n; ++i) {
    const auto vertex = body[(n - 1 - i + n / 2) % n];
    image.coordinates.insert(image.coordinates.end(), vertex.begin(), vertex.end());
  }
  return image;
}

/// A shuffle that is a function of the number of points alone, so that a case means the same everywhere.
template <class Point>
std::vector<Point> shuffled(std::vector<Point> points) {
  Choices choices(std::uint64_t{points.size()});
  for (std::size_t left = points.size(); left > 1; --left) std::swap(points[left - 1], points[choices.below(left)]);
  return points;
}

/// The vertices of both bodies in another order. Algorithms on polygons are given other bodies then: an engine that
/// states that it needs an order is asked nonetheless, since a body is a set here.
template <>
struct Order<GjkFamily> : Relation<Order<GjkFamily>, GjkFamily> {
  static constexpr std::string_view kName = "gjk/permutation_keeps_verdict";
  static constexpr std::string_view kSentence = "Giving the vertices in another order does not change the verdict.";
  static constexpr SameVerdictClaims kClaims{"another order keeps the verdict",
                                             "another order keeps the verdict of a touch"};

  static Images<GjkFamily> images(const ConvexPair& pair) {
    return one_image<GjkFamily>("with the vertices in another order", with_lists(pair, &reordered));
  }
};

/// The cloud, the cloud backwards and the cloud shuffled have the same extreme points, as sets.
template <>
struct Order<Hull2Family> : Relation<Order<Hull2Family>, Hull2Family> {
  static constexpr std::string_view kName = "hull2/permutation_keeps_hull";
  static constexpr std::string_view kSentence = "The extreme points do not depend on the order of the input points.";

  static Images<Hull2Family> images(const Cloud2& cloud) {
    auto images = one_image<Hull2Family>("reversing the points", cloud);
    std::reverse(images[0].problem.points.begin(), images[0].problem.points.end());
    images.push_back({"shuffling the points", {shuffled(cloud.points)}});
    return images;
  }
};

template <>
struct Order<Hull3Family> : Relation<Order<Hull3Family>, Hull3Family> {
  static constexpr std::string_view kName = "hull3/permutation_keeps_hull";
  static constexpr std::string_view kSentence = "The vertices do not depend on the order of the input points.";

  static Images<Hull3Family> images(const Cloud3& cloud) {
    return one_image<Hull3Family>("shuffling the points", {shuffled(cloud.points)});
  }
};

template <class F>
struct RowOrder;

/// The program with its rows in reverse order has the same status and optimum; values are copied, so this is exact.
template <>
struct RowOrder<LpFamily> : Relation<RowOrder<LpFamily>, LpFamily> {
  static constexpr std::string_view kName = "lp/row_order_keeps_status";
  static constexpr std::string_view kSentence = "Reversing the order of the rows changes neither status nor value.";
  static constexpr WayBack<LpFamily>::Claims kClaims{"status does not depend on the order of the rows",
                                                     "value does not depend on the order of the rows"};

  static Images<LpFamily> images(const LpProblem& problem) {
    return one_image<LpFamily>("rows reversed", lp_transform::with_rows_reversed(problem));
  }
};

template <class F>
struct ColumnOrder;

template <>
struct ColumnOrder<LpFamily> : Relation<ColumnOrder<LpFamily>, LpFamily> {
  static constexpr std::string_view kName = "lp/column_order_keeps_answer";
  static constexpr std::string_view kSentence =
      "Reversing the order of the variables changes neither status nor value.";
  static constexpr WayBack<LpFamily>::Claims kClaims{"status does not depend on the order of the variables",
                                                     "value does not depend on the order of the variables"};

  static Images<LpFamily> images(const LpProblem& problem) {
    return one_image<LpFamily>("columns reversed", lp_transform::with_columns_reversed(problem));
  }
};

}  // namespace assay
