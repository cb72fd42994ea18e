// What engines of shapes say of numbers chosen by hand: what is no question, what is not finite, what scaling loses.
#include <limits>

#include "algorithms/shapes/plain_shapes.h"
#include "algorithms/shapes/points.h"
#include "algorithms/shapes/robust_shapes.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr double kMany = std::numeric_limits<double>::max();

Shape ball(double x, double y, double radius) { return {ShapeKind::kBall, 2, {x, y, radius}}; }
Shape box(double x, double y, double to_x, double to_y) { return {ShapeKind::kBox, 2, {x, y, to_x, to_y}}; }
Shape oriented(std::vector<double> numbers) { return {ShapeKind::kOrientedBox, 2, std::move(numbers)}; }
Shape polygon(std::vector<double> numbers) { return {ShapeKind::kPolygon, 2, std::move(numbers)}; }
Shape moving(double x, double y, double radius, double way) {
  return {ShapeKind::kMovingBall, 2, {x, y, radius, way, 0}};
}

ShapesAnswer plain(ShapesQuestion question, const Shape& a, const Shape& b) {
  return PlainShapes::solve({question, a, b}, Watch{});
}
ShapesAnswer robust(ShapesQuestion question, const Shape& a, const Shape& b) {
  return RobustShapes::solve({question, a, b}, Watch{});
}

void take_contacts(FoldedRun& run, const Shape& a, const Shape& b) {
  fold_answer(run, plain(ShapesQuestion::kContact, a, b));
  fold_answer(run, plain(ShapesQuestion::kContact, b, a));
  fold_answer(run, robust(ShapesQuestion::kContact, a, b));
}

/// Radii and sides that are negative by less than scaling leaves of them, and numbers that are none.
void take_refusals(FoldedRun& run) {
  const Shape far = ball(0x1p1000, 0, 1), odd_box = box(0x1p-1000, 0, 0, 1);
  for (const double radius : {-0x1p-60, -0x1p-200, -1.0, 0.0, kNoNumber, double{kInfinity}}) {
    take_contacts(run, far, ball(0, 0, radius));
    take_contacts(run, ball(0x1p1000, 0, radius), ball(0, 0, 1));
    fold_answer(run, plain(ShapesQuestion::kSweep, far, moving(0, 0, radius, 1)));
    fold_answer(run, robust(ShapesQuestion::kSweep, far, moving(0, 0, radius, 1)));
    take_contacts(run, far, oriented({0, 0, 1, radius, 1, 0}));
    take_contacts(run, oriented({0x1p1000, 0, radius, 1, 1, 0}), ball(0, 0, 1));
  }
  take_contacts(run, far, odd_box);
  take_contacts(run, odd_box, far);
  for (const double x : {kNoNumber, double{kInfinity}, -kInfinity}) {
    take_contacts(run, box(0, 0, 1, 1), polygon({0, x}));
    take_contacts(run, polygon({x, 0}), box(0, 0, 1, 1));
    fold_answer(run, plain(ShapesQuestion::kCentroid, polygon({0, 0, 1, 0, 1, x}), {}));
    fold_answer(run, plain(ShapesQuestion::kSweep, box(0, 0, 1, 1), moving(2, 0, 1, x)));
    fold_answer(run, robust(ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {1, 1}},
                            {ShapeKind::kMap, 2, {0, 0, 1, 0, 0, 1, x, 0}}));
  }
  fold_answer(run, plain(ShapesQuestion::kContact, ball(0, 0, 1), {}));
  fold_answer(run, plain(ShapesQuestion::kCentroid, polygon({}), {}));
  fold_answer(run, plain(ShapesQuestion::kCentroid, polygon({0, 0, 1}), {}));
  fold_answer(run, plain(ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {}}, {ShapeKind::kMap, 2, {}}));
}

/// Rings that cross themselves, whose centroid leaves the doubles along one axis alone, and how far they go.
void take_centroids(FoldedRun& run) {
  const auto ring = [](double area, double far, bool turned) {
    // Two triangles of nearly opposite areas, `far` apart.
    std::vector<double> x = {0, 0, 1, 0, 1, 1, 0, 0, far, 0, far, 1 - area, 0, 0};
    if (turned)
      for (std::size_t i = 0; i < x.size(); i += 2) std::swap(x[i], x[i + 1]);
    return polygon(x);
  };
  for (const bool turned : {false, true}) {
    for (const double far : {-1.0, 2.0, -0x1p1000, kMany}) {
      fold_answer(run, plain(ShapesQuestion::kCentroid, ring(0x1p-40, far, turned), {}));
      fold_answer(run, robust(ShapesQuestion::kCentroid, ring(0x1p-40, far, turned), {}));
    }
    // (0, 0), (1, 0), (1, h), back to the start and out along (1, h'): the area is what both heights differ by.
    const auto is_given = [turned](double far) {
      std::vector<double> x = {0, 0, 1, 0, 1, far, 0, 0, 1, 0x1p-52, 1, -far, 0, 0, 0, 0};
      if (turned)
        for (std::size_t i = 0; i < x.size(); i += 2) std::swap(x[i], x[i + 1]);
      return std::holds_alternative<ShapeCentroid>(shapes::centroid<shapes::ExactArithmetic>(polygon(x)));
    };
    run.take(flip(1, kMany, is_given));
    std::vector<double> flat = {kMany, 0, kMany, 0};
    fold_answer(run, shapes::centroid<shapes::PlainArithmetic>(polygon(flat)));
  }
}

/// Bodies of every kind, flat ones too, beside others and under way.
void take_bodies(FoldedRun& run) {
  const Shape bodies[] = {
      ball(0, 0, 0.1),
      box(-0.1, -0.1, 0.1, 0.1),
      box(-0.1, 0, 0.1, 0),
      box(0, 0, 0, 0),
      oriented({0, 0, 0.1, 0.1, 0.6, 0.8}),
      oriented({0, 0, 0.1, 0, 1, 1}),
      polygon({-0.1, 0, 0.1, 0, 0, 0.1}),
      polygon({0.1, 0.1}),
  };
  for (const Shape& body : bodies) {
    run.take(flip(0.125, 1, [&](double x) {
      const ShapesAnswer answer = plain(ShapesQuestion::kContact, body, ball(x, 0.05, x < 0.2 ? 0.5 : 0.025));
      return std::get<ShapeContact>(answer).overlap;
    }));
    for (const double x : {0.03, 0.1, 0.3, -0.1, 0.0}) {
      take_contacts(run, body, ball(x, 0.05, 0.025));
      take_contacts(run, body, box(x, 0.025, x + 0.1, 0.3));
      take_contacts(run, body, oriented({x, 0.01, 0.1, 0.05, 0.3, -0.1}));
      fold_answer(run, robust(ShapesQuestion::kSweep, body, moving(-0.3, x, 0.025, 0.6)));
      fold_answer(run, plain(ShapesQuestion::kSweep, body, moving(0.3, x / 2, 0, -0.4)));
    }
  }
  // Farther from each other than a double can say, and images that are.
  for (const double x : {kMany, kMany / 2, kMany / 4}) {
    take_contacts(run, ball(-x, 0, 1), ball(x, 0, 1));
    take_contacts(run, box(0, -x, 0, -x), polygon({x, 0, 0, x}));
    for (const bool turned : {false, true})
      fold_answer(run, robust(ShapesQuestion::kMotion, {ShapeKind::kPoints, 2, {1, 1, turned ? x : 1, turned ? 1 : x}},
                              {ShapeKind::kMap, 2, {0, 0, 1.5, 0, 0, 1.5, 0, 0}}));
  }
}

KnownWords shapes_by_hand() {
  FoldedRun run;
  take_refusals(run);
  take_centroids(run);
  return {run.folded()};
}
KnownWords bodies_by_hand() {
  FoldedRun run;
  take_bodies(run);
  return {run.folded()};
}

}  // namespace

void add_shapes_by_hand(KnownAnswers& all) {
  all.push_back({"shapes/by_hand", Asked::kByCheck, shapes_by_hand, {10526954342953987447u}});
  all.push_back({"shapes/bodies_by_hand", Asked::kByCheck, bodies_by_hand, {13187837790272662704u}});
}

}  // namespace assay::known
