// Sweeps, passages and roots asked directly: each number of a right answer made another one, times met exactly, and
// signs of all sums of two roots.
#include <array>
#include <cmath>
#include <vector>

#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/roots.h"

namespace assay::known {
namespace {

struct AskedSweep {
  Shape standing, moving;
  ShapeSweep right;
};

/// Straight on, from inside, grazing, missing, away, not at all.
std::vector<AskedSweep> asked_sweeps() {
  const Shape box{ShapeKind::kBox, 2, {-1, -1, 1, 1}}, ball{ShapeKind::kBall, 2, {0, 0, 1}};
  const auto moving = [](double x, double y, double radius, double way_x, double way_y) {
    return Shape{ShapeKind::kMovingBall, 2, {x, y, radius, way_x, way_y}};
  };
  return {{box, moving(4, 0, 1, -4, 0), {true, 0.5, {1, 0, 0}}},
          {box, moving(1, 0, 1, 4, 0), {true, 0, {1, 0, 0}}},
          {box, moving(4, 2, 1, -8, 0), {true, 0.375, {0, 1, 0}}},
          {box, moving(4, 3, 1, -8, 0), {false, 0, {}}},
          {ball, moving(4, 0, 1, 4, 0), {false, 0, {}}},
          {ball, moving(2, 0, 1, 0, 0), {true, 0, {1, 0, 0}}},
          {ball, moving(-4, 0, 0, 16, 0), {true, 0.1875, {-1, 0, 0}}}};
}

KnownWords spoilt_sweeps() {
  FoldedRun run;
  int round = 0;
  for (const AskedSweep& asked : asked_sweeps()) {
    const ShapesProblem problem{ShapesQuestion::kSweep, asked.standing, asked.moving};
    const auto ask = [&](const ShapeSweep& answer) {
      run.take(check_sweep(problem, answer, {Touching::kHit, ++round % 2 == 0 ? 0 : 0.03125}));
    };
    for (const Touching touching : {Touching::kHit, Touching::kMiss, Touching::kUnspecified})
      for (const double gap : {-1.0, 0.0, 2.0}) run.take(check_sweep(problem, asked.right, {touching, gap}));
    for (const double by : {-2.0, -0.25, 0x1p-30, -0x1p-30, 0.0625, 0.5, 0.625, kEndless, kNoNumber}) {
      ShapeSweep spoilt = asked.right;
      spoilt.time += by;
      ask(spoilt);
      spoilt = asked.right;
      spoilt.normal[static_cast<std::size_t>(round) % 3] += by;
      ask(spoilt);
    }
    for (const double time : {0.0, -0.0, 1.0, std::nextafter(1.0, 2)}) {
      ShapeSweep spoilt = asked.right;
      spoilt.touches = true, spoilt.time = time;
      ask(spoilt);
      spoilt.normal = {};
      ask(spoilt);
    }
    ShapeSweep other = asked.right;
    other.normal = {};
    run.take(check_sweep(problem, other, {Touching::kUnspecified, 2}));
    other.touches = !other.touches;
    ask(other);
    for (const bool hit : {false, true})
      for (const Touching touching : {Touching::kHit, Touching::kMiss, Touching::kUnspecified})
        run.take(check_sweep(problem, BareVerdict{hit}, {touching}));
  }
  return {run.folded(), run.units()};
}

/// Levels that a way just reaches, passes, or has from the start; bodies without an inside.
KnownWords passages() {
  FoldedRun run;
  const Shape box{ShapeKind::kBox, 2, {-1, -1, 1, 1}}, slab{ShapeKind::kBox, 2, {-1, 0, 1, 0}},
      triangle{ShapeKind::kPolygon, 2, {-2, -1, 2, -1, 0, 3}};
  for (const Shape& shape : {box, slab, triangle})
    for (const double radius : {0.0, 0.5})
      for (const auto& [x, y] : {std::array{4.0, 0.0}, {0.5, 0.5}}) {
        const DifferenceBody body(exact_body(shape), exact_body({ShapeKind::kBall, 2, {x, y, radius}}));
        for (const auto& way : {std::array{-4, 0}, {0, 4}, {4, 2}, {0, 0}})
          for (const Rational& level : {Rational(0), Rational(-1, 2), Rational(-1), Rational(1), Rational(-3, 2)})
            for (const Rational& last : {Rational(0), Rational(1, 2), Rational(3, 4), Rational(1)})
              run.take(body.passes_below(level, {way[0], way[1], 0}, last));
        for (const RationalPoint& v : {RationalPoint{0, 0, 0}, {x, y, 0}, {x, y, 1}, {Rational(1, 3), -1, 0}}) {
          const SignedDistance distance = body.from(v);
          run.take(distance.side), run.take(distance.square), run.take(distance.sign()), run.take(distance.near());
          run.take(distance.nearest);
          for (const Rational& t : {Rational(0), Rational(-1), Rational(1, 2)}) run.take(distance.compared_to(t));
          run.take(body.support(v));
        }
      }
  return {run.folded(), run.units()};
}

KnownWords signs_of_roots() {
  FoldedRun run;
  const std::array<Rational, 6> numbers = {0, 1, 4, Rational(1, 4), 2, 9};
  for (const Rational& t :
       {Rational(0), Rational(1), Rational(-1), Rational(3), Rational(-3), Rational(1, 2), Rational(-5)})
    for (const Rational& p : numbers)
      for (int s = -1; s <= 1; ++s) {
        run.take(sign_with_root(t, s, p));
        for (const Rational& q : numbers)
          for (int r = -1; r <= 1; ++r) run.take(sign_with_roots(t, s, p, r, q));
      }
  return {run.folded()};
}

}  // namespace

void add_sweeps_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/shapes/spoilt_sweeps", Asked::kByCheck, spoilt_sweeps, {9544580522454683954u, 42163648u}});
  all.push_back({"oracles/shapes/passages", Asked::kByCheck, passages, {10706086616892550441u, 224519328u}});
  all.push_back({"oracles/shapes/signs_of_roots", Asked::kByCheck, signs_of_roots, {9487372124221340822u}});
}

}  // namespace assay::known
