// Passages through rings with many edges, bodies that pass along either axis, and what judges find of errors that are
// infinite or to the last bit.
#include <array>
#include <cmath>

#include "known_answers/drawn/planar_shapes.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"

namespace assay::known {
namespace {

/// Ways through rings about as deep as they get: by each edge, in at one and out at another one.
KnownWords passages_through_rings() {
  FoldedRun run;
  const Shape octagon{ShapeKind::kPolygon, 2, {3, 1, 1, 3, -1, 3, -3, 1, -3, -1, -1, -3, 1, -3, 3, -1}},
      kite{ShapeKind::kPolygon, 2, {4, 0, 0, 1, -1, 0, 0, -2}};
  for (const Shape& shape : {octagon, kite})
    for (const auto& [x, y] : {std::array{5.0, 0.5}, {-4.0, -3.0}, {0.5, -4.5}, {0.25, 0.125}, {2.5, 3.5}}) {
      const DifferenceBody body(exact_body(shape), exact_body(ball(x, y, 0)));
      for (const auto& way : {std::array{-8, 0}, {8, 5}, {-1, 9}, {6, -1}, {-4, -6}, {-3, 1}})
        for (const Rational& level : {Rational(0), Rational(-7, 8), Rational(-9, 4)})
          for (const Rational& last : {Rational(1, 4), Rational(1)})
            run.take(body.passes_below(level, {way[0], way[1], 0}, last));
    }
  return {run.folded()};
}

/// All that a ball passes that goes up, and everything of it.
KnownWords bodies_passed() {
  FoldedRun run;
  for (const auto& way : {std::array{0.0, 3.0}, {-2.0, 0.0}, {1.0, -4.0}}) {
    const ExactBody body = exact_body({ShapeKind::kMovingBall, 2, {0.5, 0.25, 1, way[0], way[1]}});
    for (const RationalPoint& corner : body.corners) run.take(corner);
    run.take(body.radius);
  }
  return {run.folded()};
}

/// Bounds whose longest side is the last one.
KnownWords bounds_of_tall_shapes() {
  FoldedRun run;
  run.take(
      check_bounds({ShapesQuestion::kBounds, {ShapeKind::kPoints, 2, {0, 0, 1, 8}}, {}}, {{0.5, 0, 0}, {1, 9, 0}}));
  run.take(
      check_bounds({ShapesQuestion::kBounds, {ShapeKind::kPoints, 3, {0, 0, 0, 1, 2, 16}}, {ShapeKind::kNone, 3, {}}},
                   {{0.5, 0, 1}, {1, 2, 16}}));
  return {run.folded()};
}

/// Points at 40 smallest doubles, of which a gap of a half allows 24: just what a normal of 3 and 4 fourths has across.
KnownWords gaps_of_normals() {
  FoldedRun run;
  constexpr double kLeast = 0x1p-1074;
  const ShapesProblem problem{ShapesQuestion::kContact, box(0, 0, 0), box(0, 40 * kLeast, 0)};
  for (const double across : {0.5, 0.75, std::nextafter(0.75, 0), std::nextafter(0.75, 1)})
    for (const double gap : {0.375, 0.5, std::nextafter(0.5, 0)})
      run.take(check_contact(problem, ShapeContact{false, 40 * kLeast, {across, 1, 0}, {0, -40 * kLeast, 0}},
                             {Touching::kHit, gap}));
  return {run.folded()};
}

/// Normals of nearly length one that separate less far than they ought to.
KnownWords normals_of_sweeps() {
  FoldedRun run;
  const ShapesProblem problem{ShapesQuestion::kSweep, box(0, 0), {ShapeKind::kMovingBall, 2, {4, 0, 1, -4, 0}}};
  for (const auto& [along, across] : {std::array{0.6001, 0.8}, {0.8, 0.6003}, {0.7071, 0.7072}, {-0.28, 0.9601}})
    run.take(check_sweep(problem, ShapeSweep{true, 0.5, {along, across, 0}}, {Touching::kHit, 0x1p-10}));
  return {run.folded()};
}

/// Sweeps in which the distance at a time is beyond the doubles.
KnownWords sweeps_of_no_distance() {
  FoldedRun run;
  const auto moving = [](double x, double y, double radius, double way_x, double way_y) {
    return Shape{ShapeKind::kMovingBall, 2, {x, y, radius, way_x, way_y}};
  };
  for (const double far : {0x1p1023, 0x1.fffffffffffffp1023})
    for (const bool touches : {false, true}) {
      const ShapesProblem beyond{ShapesQuestion::kSweep, ball(-far, -far, 0), moving(far, far, 0, 0, -far)},
          met{ShapesQuestion::kSweep, ball(-far, 0, far), moving(far, 0, far, -far, 0)};
      for (const ShapesProblem& problem : {beyond, met}) {
        run.take(check_sweep(problem, BareVerdict{touches}, {}));
        for (const double time : {0.0, 0.5, 1.0})
          run.take(check_sweep(problem, ShapeSweep{touches, time, {0, 1, 0}}, {Touching::kHit, 0.25}));
      }
    }
  return {run.folded()};
}

}  // namespace

void add_passages_by_hand(KnownAnswers& all) {
  all.push_back(
      {"oracles/shapes/passages_through_rings", Asked::kByCheck, passages_through_rings, {3026285878465972279u}});
  all.push_back({"oracles/shapes/bodies_passed", Asked::kByCheck, bodies_passed, {18126176917423176670u}});
  all.push_back(
      {"oracles/shapes/bounds_of_tall_shapes", Asked::kByCheck, bounds_of_tall_shapes, {14823259565814336969u}});
  all.push_back({"oracles/shapes/gaps_of_normals", Asked::kByCheck, gaps_of_normals, {14181059987488224718u}});
  all.push_back({"oracles/shapes/normals_of_sweeps", Asked::kByCheck, normals_of_sweeps, {622978925454874070u}});
  all.push_back(
      {"oracles/shapes/sweeps_of_no_distance", Asked::kByCheck, sweeps_of_no_distance, {8939634023775429419u}});
}

}  // namespace assay::known
