// Relation: the names and directions of the axes do not matter.
#pragma once
#include <bit>

#include "properties/relations/images.h"
#include "properties/relations/moved_shapes.h"
#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct Axes;

/// A signed permutation of the axes: axis k of the image is axis `from[k]`, negated where `is_negated[k]`.
struct SignedAxes {
  std::vector<std::uint32_t> from;
  std::vector<bool> is_negated;
};

/// The 2^n n! signed permutations of n axes in one order, the identity first. Precondition: number <
/// count_of_signed_axes(n).
SignedAxes signed_axes(std::uint32_t dimension, std::uint64_t number);
std::uint64_t count_of_signed_axes(std::uint32_t dimension);
Points permuted(const Points& body, const SignedAxes& axes);

/// The pair gets the same verdict under four of the signed permutations of its axes (8 in the plane, 48 in space).
/// Which four is a function of the coordinates, so that over many pairs all are asked.
template <>
struct Axes<GjkFamily> : Relation<Axes<GjkFamily>, GjkFamily> {
  static constexpr std::string_view kName = "gjk/axes_keep_verdict";
  static constexpr std::string_view kSentence = "Permuting and reflecting the axes does not change the verdict.";
  static constexpr SameVerdictClaims kClaims{"turning keeps the verdict", "turning keeps the verdict of a touch"};
  static constexpr std::size_t kAsked = 4;

  /// Numbers of the permutations to ask about; 0, the identity, is never one.
  static std::array<std::uint64_t, kAsked> numbers_for(const ConvexPair& pair);
  static Images<GjkFamily> images(const ConvexPair& pair);
};

/// The extreme points of { (y, x) } are those of the cloud with x and y exchanged. Compared as sets of points: an
/// exchange turns the plane over, so the order is another.
template <>
struct Axes<Hull2Family> : Relation<Axes<Hull2Family>, Hull2Family> {
  static constexpr std::string_view kName = "hull2/axis_swap_keeps_hull";
  static constexpr std::string_view kSentence = "Exchanging the axes exchanges the coordinates of the extreme points.";

  static Point2 swapped(const Point2& p) { return {p.y, p.x}; }
  static Images<Hull2Family> images(Cloud2 cloud) {
    for (Point2& p : cloud.points) p = swapped(p);
    return one_image<Hull2Family>("exchanging the axes", std::move(cloud), {false, &swapped});
  }
};

/// The vertices of { (y, z, x) } are those of the cloud with the axes turned round, which keeps the orientation.
template <>
struct Axes<Hull3Family> : Relation<Axes<Hull3Family>, Hull3Family> {
  static constexpr std::string_view kName = "hull3/axis_swap_keeps_hull";
  static constexpr std::string_view kSentence = "Turning the axes round turns the coordinates of the vertices round.";

  static Point3 back(const Point3& p) { return {p.z, p.x, p.y}; }
  static Images<Hull3Family> images(Cloud3 cloud) {
    for (Point3& p : cloud.points) p = {p.y, p.z, p.x};
    return one_image<Hull3Family>("turning the axes round", std::move(cloud), {false, &back});
  }
};

/// In space only the first two axes change places, so that one map serves both dimensions.
template <>
struct Axes<ShapesFamily> : Relation<Axes<ShapesFamily>, ShapesFamily> {
  static constexpr std::string_view kName = "shapes/axis_swap_keeps_answer";
  static constexpr std::string_view kSentence = "Exchanging the axes exchanges the answer's coordinates.";
  static constexpr ExactMove kMove{{1, 0, 2}, {1, 1, 1}, 0, {}};

  static Images<ShapesFamily> images(const ShapesProblem& problem) {
    return moved_image(problem, kMove, "exchanging x and y");
  }
};

}  // namespace assay
