// Questions about simple shapes: how a pair touches, what bounds points, where a polygon balances, where a map takes
// points, when a moving ball meets a body.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/gave_up.h"

namespace assay {

/// What the numbers of a shape mean; `d` is its dimension, 2 or 3, and only 2 where no d stands.
enum class ShapeKind : std::uint8_t {
  kNone,         ///< no numbers
  kPoints,       ///< any number of points, d numbers each
  kBall,         ///< centre (d), radius: circle or sphere with its inside
  kBox,          ///< low corner (d), high corner (d): the axis-aligned box between them
  kOrientedBox,  ///< centre (2), half extents (2), axis u (2): centre + s h0 u + t h1 u', |s|, |t| <= 1, u' = (-u1, u0)
  kPolygon,      ///< vertices, 2 numbers each: their convex hull; in order around it by convention
  kMap,          ///< fixed point f (2), matrix m by rows (4), shift t (2): x goes to f + m (x - f) + t
  kMovingBall,   ///< centre c (2), radius, way w (2): at the time t in [0, 1] the ball around c + t w
};

/// A shape, all numbers taken as the exact dyadic rationals they are: the axis of an oriented box is never normalised.
struct Shape {
  ShapeKind kind = ShapeKind::kNone;
  std::uint32_t dimension = 2;
  std::vector<double> numbers;

  std::span<const double> part(std::size_t first, std::size_t count) const { return {numbers.data() + first, count}; }
  friend bool operator==(const Shape&, const Shape&) = default;
};

enum class ShapesQuestion : std::uint8_t {
  kContact,   ///< a, b: do they meet, how far apart or how deep
  kBounds,    ///< a points: the least box that holds them
  kMerge,     ///< a, b boxes: the least box that holds both
  kCentroid,  ///< a polygon as the closed ring of its vertices: its centroid
  kMotion,    ///< a points, b map: their images
  kSweep,     ///< a a body of the plane, b a moving ball: do they meet on the way, and when first
};

struct ShapesProblem {
  ShapesQuestion question = ShapesQuestion::kContact;
  Shape a, b;
  friend bool operator==(const ShapesProblem&, const ShapesProblem&) = default;
};

/// How the shapes lie to each other. With a - b the set of differences, D is the greatest of -max n.(a - b) over unit
/// n.
///
/// Shape  `overlap`: they have a common point, D <= 0. `distance`: D, the distance where they are apart, minus the
///        depth where they overlap. `normal`: a unit n that attains D, from a to b. `move` = -D n: moves b the shortest
///        way so that the shapes only touch, out of a or up to it. Entries past the dimension are 0.
/// Unit   the caller's.
struct ShapeContact {
  bool overlap = false;
  double distance = 0;
  std::array<double, 3> normal{}, move{};
};

/// The box between two corners. Entries past the dimension are 0.
struct ShapeBounds {
  std::array<double, 3> low{}, high{};
};

/// The centroid of a ring's area with sign; where that area is 0, `flat`, the mean of its vertices.
struct ShapeCentroid {
  bool flat = false;
  std::array<double, 2> at{};
};

/// Images in the order of the points, d numbers each.
struct MovedPoints {
  std::vector<double> coordinates;
};

/// When a moving ball first meets a body that stands: with D(t) the signed distance of ShapeContact at the time t, the
/// least t in [0, 1] with D(t) <= 0.
///
/// Shape  `touches`: there is such a t. `time`: the least one. `normal`: the normal of ShapeContact at that time, from
///        a to b; its last entry is 0. Where nothing is touched, neither is looked at.
/// Unit   1 for `time`: the whole way.
struct ShapeSweep {
  bool touches = false;
  double time = 0;
  std::array<double, 3> normal{};
};

using ShapesAnswer =
    std::variant<ShapeContact, BareVerdict, ShapeBounds, ShapeCentroid, MovedPoints, ShapeSweep, GaveUp, Declined>;

inline constexpr std::array<std::string_view, 8> kShapeKindNames = {"none",         "points",  "ball", "box",
                                                                    "oriented_box", "polygon", "map",  "moving_ball"};
inline constexpr std::array<std::string_view, 6> kShapesQuestionNames = {"contact",  "bounds", "merge",
                                                                         "centroid", "motion", "sweep"};
constexpr std::string_view name_of(ShapeKind kind) { return kShapeKindNames[static_cast<std::size_t>(kind)]; }
constexpr std::string_view name_of(ShapesQuestion question) {
  return kShapesQuestionNames[static_cast<std::size_t>(question)];
}

/// Numbers that one point, vertex or whole shape of this kind takes; 0 for none.
constexpr std::size_t numbers_each(ShapeKind kind, std::uint32_t dimension) {
  switch (kind) {
    case ShapeKind::kNone: return 0;
    case ShapeKind::kPoints:
    case ShapeKind::kPolygon: return dimension;
    case ShapeKind::kBall: return std::size_t{dimension} + 1;
    case ShapeKind::kBox: return std::size_t{dimension} * 2;
    case ShapeKind::kOrientedBox: return 6;
    case ShapeKind::kMap: return 8;
    case ShapeKind::kMovingBall: return 5;
  }
  return 0;
}

constexpr bool is_list(ShapeKind kind) { return kind == ShapeKind::kPoints || kind == ShapeKind::kPolygon; }

/// Points or vertices of a list, 1 for any other shape, 0 for none.
inline std::uint32_t size_of(const Shape& shape) {
  if (!is_list(shape.kind)) return shape.kind == ShapeKind::kNone ? 0 : 1;
  return shape.dimension == 0 ? 0 : static_cast<std::uint32_t>(shape.numbers.size() / shape.dimension);
}

/// Whether the shape has the numbers of its kind: a dimension that the kind allows, and none too few or left over.
inline bool has_its_numbers(const Shape& shape) {
  if (shape.dimension < 2 || shape.dimension > 3) return false;
  const bool planar_only = shape.kind == ShapeKind::kOrientedBox || shape.kind == ShapeKind::kPolygon ||
                           shape.kind == ShapeKind::kMap || shape.kind == ShapeKind::kMovingBall;
  if (planar_only && shape.dimension != 2) return false;
  const std::size_t each = numbers_each(shape.kind, shape.dimension);
  if (is_list(shape.kind)) return shape.numbers.size() % each == 0;
  return shape.numbers.size() == each;
}

/// Whether the shape is a set of points that is not empty: no negative radius or half extent, low <= high, a vertex at
/// least. A NaN passes: that numbers are finite is asked apart. Precondition: has_its_numbers.
inline bool is_a_body(const Shape& shape) {
  const std::vector<double>& x = shape.numbers;
  switch (shape.kind) {
    case ShapeKind::kBall: return !(x.back() < 0);
    case ShapeKind::kBox:
      for (std::uint32_t k = 0; k < shape.dimension; ++k)
        if (x[k] > x[shape.dimension + k]) return false;
      return true;
    case ShapeKind::kOrientedBox: return !(x[2] < 0) && !(x[3] < 0);
    case ShapeKind::kPolygon: return !x.empty();
    default: return false;
  }
}

/// Whether the numbers are a moving ball of no negative radius; as is_a_body.
inline bool is_a_moving_ball(const Shape& shape) {
  return shape.kind == ShapeKind::kMovingBall && !(shape.numbers[2] < 0);
}

/// Whether the problem asks something: shapes of the kinds that its question is about, in one dimension.
inline bool is_posed(const ShapesProblem& problem) {
  const Shape &a = problem.a, &b = problem.b;
  if (!has_its_numbers(a) || !has_its_numbers(b) || a.dimension != b.dimension) return false;
  switch (problem.question) {
    case ShapesQuestion::kContact: return is_a_body(a) && is_a_body(b);
    case ShapesQuestion::kBounds: return a.kind == ShapeKind::kPoints && size_of(a) > 0 && b.kind == ShapeKind::kNone;
    case ShapesQuestion::kMerge:
      return a.kind == ShapeKind::kBox && b.kind == ShapeKind::kBox && is_a_body(a) && is_a_body(b);
    case ShapesQuestion::kCentroid:
      return a.kind == ShapeKind::kPolygon && size_of(a) > 0 && b.kind == ShapeKind::kNone;
    case ShapesQuestion::kMotion: return a.kind == ShapeKind::kPoints && a.dimension == 2 && b.kind == ShapeKind::kMap;
    case ShapesQuestion::kSweep: return is_a_body(a) && is_a_moving_ball(b);
  }
  return false;
}

}  // namespace assay
