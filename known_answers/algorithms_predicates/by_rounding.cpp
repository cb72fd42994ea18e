// What predicates compute on the way, to the last bit, and where their stages begin and end.
#include <cmath>

#include "algorithms/predicates/adaptive_orient2d.h"
#include "algorithms/predicates/double_double_orient2d.h"
#include "algorithms/predicates/exact_orient3d.h"
#include "algorithms/predicates/expansion.h"
#include "algorithms/predicates/orient3d.h"
#include "known_answers/algorithms_predicates/drawn_points.h"
#include "known_answers/algorithms_predicates/estimates.h"
#include "known_answers/folded/filtered.h"
#include "known_answers/folded/flip.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Values and bounds of the side test, where underflow is nothing, a part and all of the bound.
KnownWords estimates_of_sides() {
  DrawnPoints drawn{{std::mt19937_64(101)}};
  FoldedRun run;
  for (const int exponent : {0, -340, -343, -347, -351, -355, -360, -500})
    for (int k = 0; k < 60; ++k) {
      const double scale = std::ldexp(1, exponent);
      const Point3 a = drawn.spatial(scale), b = drawn.spatial(scale), c = drawn.spatial(scale),
                   d = drawn.spatial(scale);
      take_estimate(run, ExactOrient3d::rounded(a, b, c, d));
      if (exponent == 0) take_estimate(run, ExactOrient3d::heads(a, b, c, d));
      // All of the bound is what may underflow, and a sum that is rounded.
      const Point3 far = drawn.spatial(0x1p55);
      take_estimate(run, ExactOrient3d::rounded({0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {far.x / 3, far.y / 7, far.z}));
    }
  return {run.folded()};
}

/// Beside a plane whose normal is small and exact: what is compared with a share of the terms is exact to the last bit.
KnownWords shares_of_terms() {
  DrawnPoints drawn{{std::mt19937_64(102)}};
  FoldedRun run;
  for (int k = 0; k < 60; ++k) {
    const Point3 b = drawn.spatial(1), d = drawn.spatial(1);
    for (const double by : {0x1p-36, 0x1p-37, -0x1p-37})
      run.take(flip(0, 0x1p20, [&](double t) {
        return EpsilonSide::sign({0, 0, 0}, b, {b.x, b.y + by * b.y, b.z}, {d.x, d.y, t});
      }));
  }
  return {run.folded()};
}

/// Of two points on the diagonal and one next to it the side hangs on the tails of the differences.
KnownWords sides_by_tails() {
  DrawnPoints drawn{{std::mt19937_64(103)}};
  FoldedRun run;
  for (int k = 0; k < 100; ++k) {
    const double b = drawn.generic(), c = drawn.generic(), low = std::abs(drawn.generic()) * 0x1p-60;
    const auto sign = [&](double t) { return DoubleDoubleOrient2d::sign({t, low}, {b, b}, {c, c}); };
    run.take(flip(0, 0x1p-59, [&](double t) { return sign(t) == sign(0); }));
    for (int step = -12; step <= 12; ++step) run.take(sign(low + step * 0x1p-109));
  }
  return {run.folded()};
}

/// Coordinates at the ends of where expansions are exact, and next to them; points that are equal by pairs.
KnownWords reach_of_expansions() {
  FoldedRun run;
  for (const double end : {0x1p-400, 0x1p500, 0x1p-250, 0x1p250})
    for (const double x : {std::nextafter(end, 0), end, std::nextafter(end, 2 * end)}) {
      take_filtered(run, [&] { return AdaptiveOrient2d::adapted_sign({x, x}, {0, 0}, {-x, -x}); });
      take_filtered(run, [&] { return AdaptiveOrient2d::adapted_sign({0, x}, {1, 1}, {2, 2}); });
      take_filtered(run, [&] { return AdaptiveOrient2d::adapted_sign({x, 0}, {1, x}, {0, 0}); });
      for (const double y : {0.0, 1.0, 0x1p-30 / 3})
        take_filtered(run, [&] {
          return ExactOrient3d::adaptive_sign({x, y, 0}, {1, 1, x}, {y, 0, 2}, {0.7, x, 0.1});
        });
    }
  const Point3 places[] = {{0.1, 0.7, 0.3}, {0.2, -0.4, 1e-9}, {3e-20, 0.6, -2}, {7, 1e10, 0.9}};
  for (std::size_t i = 0; i < 4; ++i)
    for (std::size_t j = 0; j < 4; ++j) {
      Point3 p[] = {places[0], places[1], places[2], places[3]};
      p[j] = p[i];
      take_filtered(run, [&] { return ExactOrient3d::adaptive_sign(p[0], p[1], p[2], p[3]); });
    }
  return {run.folded()};
}

/// Sums and products in two doubles, also where parts of products underflow or overflow.
KnownWords parts_of_products() {
  DrawnPoints drawn{{std::mt19937_64(104)}};
  FoldedRun run;
  for (const int exponent : {0, -490, -505, -510, -515, -520, -530, 510, 1000})
    for (int k = 0; k < 40; ++k) {
      const double x = std::ldexp(drawn.generic(), exponent), y = std::ldexp(drawn.generic(), exponent);
      for (const expansion::Sum2& sum : {expansion::two_product(x, y), expansion::split(x),
                                         expansion::two_sum(x, 3 * y), expansion::two_difference(x, y)})
        run.take_number(sum.head), run.take_number(sum.tail);
    }
  return {run.folded()};
}

}  // namespace

void add_predicates_by_rounding(KnownAnswers& all) {
  all.push_back(
      {"algorithms/predicates/estimates_of_sides", Asked::kByCheck, estimates_of_sides, {3400331804698454026u}});
  all.push_back({"algorithms/predicates/shares_of_terms", Asked::kByCheck, shares_of_terms, {3259493642864735931u}});
  all.push_back({"algorithms/predicates/sides_by_tails", Asked::kByCheck, sides_by_tails, {3554382637538766438u}});
  all.push_back(
      {"algorithms/predicates/reach_of_expansions", Asked::kByCheck, reach_of_expansions, {5823898946545996423u}});
  all.push_back(
      {"algorithms/predicates/parts_of_products", Asked::kByCheck, parts_of_products, {4748427058022683421u}});
}

}  // namespace assay::known
