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
#include <array>
#include <cmath>
#include <optional>
#include <sstream>

#include "oracles/referee/bounded_run.h"
#include "oracles/referee/question_size.h"
#include "oracles/referee/referee.h"
#include "oracles/referee/shapes/shapes_in_space.h"

namespace assay::referee {
namespace {

using Kernel = CGAL::Simple_cartesian<CGAL::Gmpq>;
using Number = CGAL::Gmpq;
using Point = Kernel::Point_2;
using Vector2 = Kernel::Vector_2;
using Polygon = CGAL::Polygon_2<Kernel>;

/// Up to here, in differences of corners, the calling process does the work.
constexpr std::size_t kTinyShapes = 64;
constexpr const char* kNotFinite = "referee: a number is not finite";

Point point_at(const Shape& shape, std::size_t first) { return {shape.numbers[first], shape.numbers[first + 1]}; }
Vector2 vector_at(const Shape& shape, std::size_t first) { return point_at(shape, first) - Point(CGAL::ORIGIN); }

std::vector<Point> listed(const Shape& shape) {
  std::vector<Point> points;
  for (std::size_t i = 0; i + 1 < shape.numbers.size(); i += 2) points.push_back(point_at(shape, i));
  return points;
}

/// Of a moving ball the ends of its way.
std::vector<Point> corners(const Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::kBall: return {point_at(shape, 0)};
    case ShapeKind::kBox: {
      const Kernel::Iso_rectangle_2 box(point_at(shape, 0), point_at(shape, 2));
      return {box[0], box[1], box[2], box[3]};
    }
    case ShapeKind::kOrientedBox: {
      const Point centre = point_at(shape, 0);
      const Vector2 axis = vector_at(shape, 4), e = Number(shape.numbers[2]) * axis,
                    f = Number(shape.numbers[3]) * axis.perpendicular(CGAL::COUNTERCLOCKWISE);
      return {centre - e - f, centre + e - f, centre + e + f, centre - e + f};
    }
    case ShapeKind::kMovingBall: return {point_at(shape, 0), point_at(shape, 0) + vector_at(shape, 3)};
    default: return listed(shape);
  }
}

Number radius_of(const Shape& shape) {
  return shape.kind == ShapeKind::kBall || shape.kind == ShapeKind::kMovingBall ? shape.numbers[2] : 0;
}

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

/// The hull of all differences of corners, counter-clockwise; one or two points where they are in line.
Polygon differences_of(const ShapesProblem& problem) {
  std::vector<Point> differences;
  for (const Point& p : corners(problem.a))
    for (const Point& q : corners(problem.b)) differences.push_back(CGAL::ORIGIN + (p - q));
  Polygon hull;
  CGAL::convex_hull_2(differences.begin(), differences.end(), std::back_inserter(hull));
  return hull;
}

/// Where `at` lies to the polygon of differences; numbers: the way from `at` to the boundary.
Words place_of(const Point& at, const Polygon& hull) {
  Words words;
  bool any = false;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Kernel::Segment_2 edge(hull[i], hull[(i + 1) % hull.size()]);
    const Number square =
        edge.is_degenerate() ? CGAL::squared_distance(at, edge.source()) : CGAL::squared_distance(at, edge);
    if (any && square >= words.square) continue;
    words.square = square;
    any = true;
    Point foot = edge.is_degenerate() ? edge.source() : edge.supporting_line().projection(at);
    if (!edge.has_on(foot)) foot = CGAL::squared_distance(at, edge.source()) == square ? edge.source() : edge.target();
    words.numbers = {foot.x() - at.x(), foot.y() - at.y(), 0};
  }
  const bool inside = hull.size() > 2 && hull.has_on_bounded_side(at);
  words.side = inside ? -1 : words.square == 0 ? 0 : 1;
  return words;
}

Words planar_contact(const ShapesProblem& problem) {
  Words words = place_of(CGAL::ORIGIN, differences_of(problem));
  words.numbers.clear();
  words.radius = radius_of(problem.a) + radius_of(problem.b);
  std::vector<Point> all;
  for (const Shape* shape : {&problem.a, &problem.b}) {
    const Vector2 reach(radius_of(*shape), radius_of(*shape));
    for (const Point& p : corners(*shape)) all.insert(all.end(), {p + reach, p - reach});
  }
  words.extent = extent_of(all);
  return words;
}

using Triple = std::array<double, 3>;

/// Support along the normal, way to the nearest difference, then side and square after the move. An answer may move out
/// of the plane, wrongly; that way is at right angles to all others.
Words planar_witness(const ShapesProblem& problem, const Triple& normal, const Triple& move) {
  const Polygon hull = differences_of(problem);
  Words words = place_of({move[0], move[1]}, hull);
  if (move[2] != 0) {
    const Number up(move[2]);
    words.square = (words.side > 0 ? words.square : Number(0)) + up * up;
    words.side = 1;
  }
  const Words unmoved = place_of(CGAL::ORIGIN, hull);
  Number most;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Number along = (hull[i] - CGAL::ORIGIN) * Vector2(normal[0], normal[1]);
    if (i == 0 || along > most) most = along;
  }
  words.numbers = unmoved.numbers;
  words.numbers.insert(words.numbers.begin(), most);
  return words;
}

/// Place at the time and its support along the normal; then the square of all passed until then, and of each edge of a
/// ring with an inside height at the start, its change by the whole way, and squared length.
Words sweep_witness(const ShapesProblem& problem, double time, const Triple& normal) {
  ShapesProblem start = problem;
  start.b = {ShapeKind::kBall, 2, {problem.b.numbers[0], problem.b.numbers[1], problem.b.numbers[2]}};
  const Polygon hull = differences_of(start);
  const Vector2 way = vector_at(problem.b, 3);
  const Point begin = CGAL::ORIGIN, end = begin + Number(time) * way;
  Words words = place_of(end, hull);
  Number most, passed = std::min(words.square, place_of(begin, hull).square);
  if (words.side <= 0 || (hull.size() > 2 && hull.has_on_bounded_side(begin))) passed = 0;
  std::vector<Number> edges;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Number along = (hull[i] - end) * Vector2(normal[0], normal[1]);
    if (i == 0 || along > most) most = along;
    const Kernel::Segment_2 edge(hull[i], hull[(i + 1) % hull.size()]), part(begin, end);
    if (begin != end)
      passed = std::min(passed, edge.is_degenerate() ? CGAL::squared_distance(edge.source(), part)
                                                     : CGAL::squared_distance(edge, part));
    const Vector2 along_edge = edge.to_vector(), inward = along_edge.perpendicular(CGAL::COUNTERCLOCKWISE);
    if (hull.size() > 2)
      edges.insert(edges.end(), {(begin - hull[i]) * inward, way * inward, along_edge.squared_length()});
  }
  words.numbers = {most, passed};
  words.numbers.insert(words.numbers.end(), edges.begin(), edges.end());
  return words;
}

Words centroid_of(const Shape& ring) {
  Words words;
  const std::vector<Point> points = listed(ring);
  words.extent = extent_of(points);
  Number area = 0;
  Vector2 moment(0, 0), sum(0, 0);
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
  const Vector2 fixed = vector_at(problem.b, 0);
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
    case ShapesQuestion::kContact:
    case ShapesQuestion::kSweep: return planar_contact(problem);
    case ShapesQuestion::kCentroid: return centroid_of(problem.a);
    case ShapesQuestion::kMotion: return images_of(problem);
    default: return bounds_of(problem);
  }
}

/// What kAsk says of the problem, and of what else is told, within the bound; its text is read back.
template <auto kAsk, class... Told>
Result<ShapesOpinion> opinion_within(const ShapesProblem& problem, Bound bound, const Told&... told) {
  const std::size_t work = std::size_t{size_of(problem.a)} * std::max<std::uint32_t>(size_of(problem.b), 1);
  if (auto refused = refuse_beyond(kLargestDifference,
                                   {work, problem.a.dimension, bits_of({problem.a.numbers, problem.b.numbers})}))
    return *std::move(refused);
  constexpr auto kText = [](const ShapesProblem& asked, const Told&... with, const Deadline&) {
    return kAsk(asked, with...).text();
  };
  const auto text = run_bounded<kText>(bound, work <= kTinyShapes ? Size::kTiny : Size::kLarge, problem, told...);
  if (!text) return Error{text.error()};
  std::istringstream words(*text);
  ShapesOpinion opinion;
  std::string word;
  words >> opinion.side;
  for (Rational* x : {&opinion.square, &opinion.radius, &opinion.extent}) words >> word, *x = Rational(word);
  while (words >> word) opinion.numbers.emplace_back(word);
  return opinion;
}

std::optional<Error> refusal(const ShapesProblem& problem) {
  if (!is_posed(problem)) return Error{"referee: no posed question"};
  for (const Shape* shape : {&problem.a, &problem.b})
    for (const double x : shape->numbers)
      if (!std::isfinite(x)) return Error{kNotFinite};
  return std::nullopt;
}

std::optional<Error> refusal(const ShapesProblem& problem, ShapesQuestion asked, std::initializer_list<double> told) {
  if (auto refused = refusal(problem)) return refused;
  if (problem.question != asked) return Error{"referee: not what is asked about this problem"};
  for (const double x : told)
    if (!std::isfinite(x)) return Error{kNotFinite};
  return std::nullopt;
}

}  // namespace

Result<ShapesOpinion> shapes(const ShapesProblem& problem, Bound bound) {
  if (auto refused = refusal(problem)) return *refused;
  if (problem.question == ShapesQuestion::kContact && problem.a.dimension == 3) return contact_in_space(problem, bound);
  return opinion_within<&opinion_on>(problem, bound);
}

Result<ShapesWitnessOpinion> shapes_witness(const ShapesProblem& problem, const Triple& normal, const Triple& move,
                                            Bound bound) {
  if (auto refused =
          refusal(problem, ShapesQuestion::kContact, {normal[0], normal[1], normal[2], move[0], move[1], move[2]}))
    return *refused;
  if (problem.a.dimension == 3) return witness_in_space(problem, normal, move);
  const auto words = opinion_within<&planar_witness>(problem, bound, normal, move);
  if (!words) return Error{words.error()};
  return ShapesWitnessOpinion{
      words->numbers[0], {words->numbers[1], words->numbers[2], words->numbers[3]}, words->side, words->square};
}

Result<ShapesSweepOpinion> shapes_sweep(const ShapesProblem& problem, double time, const Triple& normal, Bound bound) {
  if (auto refused = refusal(problem, ShapesQuestion::kSweep, {time, normal[0], normal[1]})) return *refused;
  const auto words = opinion_within<&sweep_witness>(problem, bound, time, normal);
  if (!words) return Error{words.error()};
  ShapesSweepOpinion opinion{words->numbers[0], words->side, words->square, words->numbers[1], {}};
  for (std::size_t i = 2; i + 2 < words->numbers.size(); i += 3)
    opinion.edges.push_back({words->numbers[i], words->numbers[i + 1], words->numbers[i + 2]});
  return opinion;
}

}  // namespace assay::referee
