// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes CGAL's convex_hull_2, which is under the GPL; CGAL's licence governs the referee library
// (see LICENSE).
//
// Questions about shapes, on a kernel of rationals.
#include <CGAL/Aff_transformation_2.h>
#include <CGAL/Gmpq.h>
#include <CGAL/Polygon_2.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/bounding_box.h>
#include <CGAL/centroid.h>
#include <CGAL/convex_hull_2.h>
#include <CGAL/squared_distance_2.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "oracles/referee/bounded_run.h"
#include "oracles/referee/referee.h"

namespace assay::referee {
namespace {

using Kernel = CGAL::Simple_cartesian<CGAL::Gmpq>;
using Number = CGAL::Gmpq;
using Point = Kernel::Point_2;
using Vector = Kernel::Vector_2;
using Polygon = CGAL::Polygon_2<Kernel>;

/// Up to here, in differences of corners, the calling process does the work.
constexpr std::size_t kTinyDifferences = 64;

Point point_at(const Shape& shape, std::size_t first) { return {shape.numbers[first], shape.numbers[first + 1]}; }
Vector vector_at(const Shape& shape, std::size_t first) { return point_at(shape, first) - Point(CGAL::ORIGIN); }

std::vector<Point> listed(const Shape& shape) {
  std::vector<Point> points;
  for (std::size_t i = 0; i + 1 < shape.numbers.size(); i += 2) points.push_back(point_at(shape, i));
  return points;
}

std::vector<Point> corners(const Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::kBall: return {point_at(shape, 0)};
    case ShapeKind::kBox: {
      const Kernel::Iso_rectangle_2 box(point_at(shape, 0), point_at(shape, 2));
      return {box[0], box[1], box[2], box[3]};
    }
    case ShapeKind::kOrientedBox: {
      const Point centre = point_at(shape, 0);
      const Vector axis = vector_at(shape, 4), e = Number(shape.numbers[2]) * axis,
                   f = Number(shape.numbers[3]) * axis.perpendicular(CGAL::COUNTERCLOCKWISE);
      return {centre - e - f, centre + e - f, centre + e + f, centre - e + f};
    }
    default: return listed(shape);
  }
}

Number radius_of(const Shape& shape) { return shape.kind == ShapeKind::kBall ? shape.numbers.back() : 0; }

Number extent_of(const std::vector<Point>& points) {
  if (points.empty()) return 0;
  const auto box = CGAL::bounding_box(points.begin(), points.end());
  return std::max<Number>(box.xmax() - box.xmin(), box.ymax() - box.ymin());
}

/// Opinions travel as text: side, square, radius, extent, numbers.
struct Words {
  int side = 0;
  Number square = 0, radius = 0, extent = 0;
  std::vector<Number> numbers;
  std::string text() const {
    std::ostringstream out;
    out << side;
    for (const Number* x : {&square, &radius, &extent}) out << ' ' << *x;
    for (const Number& x : numbers) out << ' ' << x;
    return out.str();
  }
};

Words planar_contact(const ShapesProblem& problem) {
  Words words;
  words.radius = radius_of(problem.a) + radius_of(problem.b);
  std::vector<Point> differences, all;
  for (const Shape* shape : {&problem.a, &problem.b}) {
    const Vector reach(radius_of(*shape), radius_of(*shape));
    for (const Point& p : corners(*shape)) all.insert(all.end(), {p + reach, p - reach});
  }
  words.extent = extent_of(all);
  for (const Point& p : corners(problem.a))
    for (const Point& q : corners(problem.b)) differences.push_back(CGAL::ORIGIN + (p - q));
  Polygon hull;
  CGAL::convex_hull_2(differences.begin(), differences.end(), std::back_inserter(hull));
  const Point origin(CGAL::ORIGIN);
  const bool inside = hull.size() > 2 && hull.has_on_bounded_side(origin);
  bool any = false;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Point &p = hull[i], &q = hull[(i + 1) % hull.size()];
    const Number square =
        p == q ? CGAL::squared_distance(origin, p) : CGAL::squared_distance(origin, Kernel::Segment_2(p, q));
    if (!any || square < words.square) words.square = square;
    any = true;
  }
  words.side = inside ? -1 : words.square == 0 ? 0 : 1;
  return words;
}

Words centroid_of(const Shape& ring) {
  Words words;
  const std::vector<Point> points = listed(ring);
  words.extent = extent_of(points);
  Number area = 0;
  Vector moment(0, 0), sum(0, 0);
  const Point& base = points.front();
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Kernel::Triangle_2 triangle(base, points[i], points[(i + 1) % points.size()]);
    area += triangle.area();
    moment = moment + triangle.area() * (CGAL::centroid(triangle) - base);
    sum = sum + (points[i] - base);
  }
  words.side = area > 0 ? 1 : area < 0 ? -1 : 0;
  const Point at = area == 0 ? base + sum / Number(static_cast<int>(points.size())) : base + moment / area;
  words.numbers = {at.x(), at.y()};
  return words;
}

Words images_of(const ShapesProblem& problem) {
  const std::vector<double>& m = problem.b.numbers;
  using Map = CGAL::Aff_transformation_2<Kernel>;
  const Vector fixed = vector_at(problem.b, 0);
  const Number zero(0), m00(m[2]), m01(m[3]), m10(m[4]), m11(m[5]);
  const Map linear(m00, m01, zero, m10, m11, zero);
  const Map whole = Map(CGAL::TRANSLATION, vector_at(problem.b, 6)) * Map(CGAL::TRANSLATION, fixed) * linear *
                    Map(CGAL::TRANSLATION, -fixed);
  Words words;
  std::vector<Point> images;
  for (const Point& p : listed(problem.a)) {
    images.push_back(whole.transform(p));
    words.numbers.insert(words.numbers.end(), {images.back().x(), images.back().y()});
  }
  words.extent = extent_of(images);
  return words;
}

Words bounds_of(const ShapesProblem& problem) {
  std::vector<Kernel::Point_3> points;
  const std::uint32_t d = problem.a.dimension;
  for (const Shape* shape : {&problem.a, &problem.b})
    for (std::size_t i = 0; i + d <= shape->numbers.size(); i += d)
      points.emplace_back(shape->numbers[i], shape->numbers[i + 1], d == 3 ? shape->numbers[i + 2] : 0);
  const auto box = CGAL::bounding_box(points.begin(), points.end());
  Words words;
  for (const auto& corner : {box.min(), box.max()})
    for (std::uint32_t k = 0; k < d; ++k) words.numbers.push_back(corner[static_cast<int>(k)]);
  return words;
}

Words opinion_on(const ShapesProblem& problem) {
  switch (problem.question) {
    case ShapesQuestion::kContact: return planar_contact(problem);
    case ShapesQuestion::kCentroid: return centroid_of(problem.a);
    case ShapesQuestion::kMotion: return images_of(problem);
    default: return bounds_of(problem);
  }
}

/// Balls and boxes in space: the polytopes are points and boxes of doubles.
Points corners_in_space(const Shape& shape) {
  Points corners{3, {}};
  const auto& x = shape.numbers;
  if (shape.kind == ShapeKind::kBall) return {3, {x[0], x[1], x[2]}};
  for (std::size_t i = 0; i < 8; ++i)
    corners.push_back({x[(i & 1) != 0 ? 3 : 0], x[(i & 2) != 0 ? 4 : 1], x[(i & 4) != 0 ? 5 : 2]});
  return corners;
}

Result<ShapesOpinion> contact_in_space(const ShapesProblem& problem, Bound bound) {
  const ConvexPair pair{corners_in_space(problem.a), corners_in_space(problem.b)};
  const auto apart = collision(pair, bound);
  if (!apart) return Error{apart.error()};
  ShapesOpinion opinion{1, apart->squared_distance, 0, 0, {}};
  if (apart->contact != Contact::kSeparated) {
    const auto depth = squared_depth(pair, bound);
    if (!depth) return Error{depth.error()};
    opinion.side = *depth == 0 ? 0 : -1;
    opinion.square = *depth;
  }
  for (std::size_t k = 0; k < 3; ++k) {
    Rational low, high;
    bool any = false;
    for (const auto& [shape, body] : {std::pair{&problem.a, &pair.a}, std::pair{&problem.b, &pair.b}}) {
      const Rational reach = shape->kind == ShapeKind::kBall ? exact(shape->numbers.back()) : Rational(0);
      for (std::uint32_t i = 0; i < body->size(); ++i) {
        const Rational x = exact((*body)[i][k]);
        low = any ? std::min<Rational>(low, x - reach) : x - reach;
        high = any ? std::max<Rational>(high, x + reach) : x + reach;
        any = true;
      }
      if (k == 0) opinion.radius += reach;
    }
    opinion.extent = std::max<Rational>(opinion.extent, high - low);
  }
  return opinion;
}

}  // namespace

Result<ShapesOpinion> shapes(const ShapesProblem& problem, Bound bound) {
  if (!is_posed(problem)) return Error{"referee: no posed question"};
  for (const Shape* shape : {&problem.a, &problem.b})
    for (const double x : shape->numbers)
      if (!std::isfinite(x)) return Error{"referee: a number is not finite"};
  if (problem.question == ShapesQuestion::kContact && problem.a.dimension == 3) return contact_in_space(problem, bound);
  const std::size_t work = std::size_t{size_of(problem.a)} * std::max<std::uint32_t>(size_of(problem.b), 1);
  const auto text = run_bounded(bound, work <= kTinyDifferences ? Size::kTiny : Size::kLarge,
                                [&](const Deadline&) { return opinion_on(problem).text(); });
  if (!text) return Error{text.error()};
  std::istringstream words(*text);
  ShapesOpinion opinion;
  std::string word;
  words >> opinion.side;
  for (Rational* x : {&opinion.square, &opinion.radius, &opinion.extent}) words >> word, *x = Rational(word);
  while (words >> word) opinion.numbers.emplace_back(word);
  return opinion;
}

}  // namespace assay::referee
