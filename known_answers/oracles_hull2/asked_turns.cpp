// Turns of three points and what their filter bounds, and the farthest of so many lost points that doubles choose it.
#include <cmath>
#include <cstdint>
#include <vector>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull2/orient2d_sign.h"
#include "oracles/hull2/outward_distance.h"

namespace assay::known {
namespace {

/// Of drawn points from the smallest scale to the largest, and of ones near the end of the exponent range.
KnownWords filtered_turns() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(72)};
  const auto take = [&](const Point2& a, const Point2& b, const Point2& c) {
    const Orient2dTerms terms = orient2d_terms(a, b, c);
    run.take_number(terms.left, 9), run.take_number(terms.right, 9), run.take_number(terms.bound, 9);
    bool exactly = false;
    run.take(orient2d_sign(a, b, c, exactly));
    run.take(exactly);
  };
  const auto point = [&](int exponent) {
    const double x = drawn.generic(), y = drawn.generic();
    return Point2{std::ldexp(x, exponent), std::ldexp(y, exponent)};
  };
  for (int exponent = -1060; exponent <= 1020; exponent += exponent < -540 ? 40 : exponent < -440 ? 2 : 20)
    for (int k = 0; k < 3; ++k) {
      const Point2 a = point(exponent), b = point(exponent), c = point(exponent);
      take(a, b, c);
      take(a, b, {b.x + 0x1p-30 * c.x, b.y + 0x1p-30 * c.y});
      take(a, b, {0.5 * a.x + 0.5 * b.x, 0.5 * a.y + 0.5 * b.y});
    }
  return {run.folded()};
}

/// Where the filter of a turn begins to be enough, to the last bit, at scales down to where products are subnormal.
KnownWords flips_of_filters() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(73)};
  for (int k = 0; k < 100; ++k) {
    const double unit = std::ldexp(1.0, -6 * k);
    const double x = 2 + drawn.generic(), y = 2 + drawn.generic(), share = 0.5 + 0.25 * drawn.generic();
    run.take(flip(0, unit, [&](double height) {
      bool exactly = false;
      orient2d_sign({0, 0}, {unit * x, unit * y}, {unit * share * x, unit * share * y + height}, exactly);
      return exactly;
    }));
  }
  return {run.folded()};
}

/// A triangle and many points beyond its first edge, two of them farthest and nearly equally far, each first.
Cloud2 two_farthest(double first, double second, double length, double place) {
  Cloud2 cloud;
  cloud.points = {{0, 0}, {length, 0}, {0, 1}};
  for (int k = 0; k < 3400; ++k) {
    const double out = k == 1000 ? first : k == 2000 ? second : first * (0.5 - 0x1p-14 * k);
    cloud.points.push_back({place, -out});
  }
  return cloud;
}

KnownWords farthest_in_double() {
  FoldedRun run;
  const std::vector<std::uint32_t> triangle = {0, 1, 2};
  for (const double by : {0x1p-40, -0x1p-40, 0x1p-20, -0x1p-20}) {
    run.take(outward_distance(two_farthest(0.1, 0.1 * (1 + by), 1, 0.5), triangle));
    run.take(outward_distance(two_farthest(0.1, 0.1 * (1 + by), 0x1p30, 0x1p29), triangle));
    run.take(outward_distance(two_farthest(0.1, 0.1 * (1 + by), 3e9, 3e9), triangle));
  }
  // Far out on one side of one axis, all else being near.
  for (const double far : {0x1p700, -0x1p700, 0x1p-700, -0x1p-700})
    for (const bool is_along : {true, false}) {
      Cloud2 cloud = two_farthest(0.25, 0.375, 1, 0.5);
      for (Point2& p : cloud.points) {
        const double out = p.y < 0 ? far * p.y : p.y * 0x1p-20;
        p = is_along ? Point2{out, p.x * 0x1p-20} : Point2{p.x * 0x1p-20, out};
      }
      run.take(outward_distance(cloud, triangle));
    }
  return {run.folded()};
}

}  // namespace

void add_asked_turns(KnownAnswers& all) {
  all.push_back({"oracles/hull2/filtered_turns", Asked::kByCheck, filtered_turns, {12580057625598113139u}});
  all.push_back({"oracles/hull2/flips_of_filters", Asked::kByCheck, flips_of_filters, {12030443688740312549u}});
  all.push_back({"oracles/hull2/farthest_in_double", Asked::kByCheck, farthest_in_double, {4229389080934324505u}});
}

}  // namespace assay::known
