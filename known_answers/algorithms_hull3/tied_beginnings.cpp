// Where a spatial hull begins, when corners far apart are equally far but for rounding, and siftings by wrong tests.
#include <cstdint>
#include <vector>

#include "algorithms/hull3/hull3.h"
#include "algorithms/hull3/sifting3.h"
#include "known_answers/algorithms_hull2/odd_fates.h"
#include "known_answers/drawn/generic_points.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Two ends far apart, points on a line parallel to the way between them, points on a plane parallel to all of these,
/// and points inside: which are taken first hangs on the last bit.
KnownWords tied_beginnings() {
  DrawnBits drawn{std::mt19937_64(106)};
  FoldedRun run;
  const auto drawn_point = [&drawn](double scale) { return generic_point(drawn, scale); };
  for (int k = 0; k < 40; ++k) {
    const Point3 a = drawn_point(1), spread = drawn_point(3), c = drawn_point(2), d = drawn_point(2);
    const Point3 b{a.x + 16, a.y + spread.y, a.z + spread.z};
    const auto between = [](const Point3& p, const Point3& q, double by) {
      return Point3{p.x + by * (q.x - p.x), p.y + by * (q.y - p.y), p.z + by * (q.z - p.z)};
    };
    const auto moved = [&](const Point3& by, double along, double size) {
      const Point3 p = between(a, b, along);
      return Point3{p.x + size * by.x, p.y + size * by.y, p.z + size * by.z};
    };
    Cloud3 solid{{a, b}};
    for (int i = 0; i < 12; ++i) solid.points.push_back(moved(c, 0.3 + i / 30.0, 2));
    for (int i = 0; i < 12; ++i) {
      const Point3 p = moved(c, 0.4 + i / 60.0, (i % 4) / 3.0);
      solid.points.push_back({p.x + d.x, p.y + d.y, p.z + d.z});
    }
    for (int i = 0; i < 26; ++i) solid.points.push_back(moved(drawn_point(0.5), 0.5, 1));
    fold_answer(run, hull3(solid));
  }
  return {run.folded()};
}

/// A cube, flat or not, and points in it and on it, where one in turn is said to be a corner, inside, or neither.
KnownWords odd_siftings_of_space() {
  using hull::PointFate;
  FoldedRun run;
  for (const double height : {4.0, 0.0}) {
    const Cloud3 solid{
        {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, height}, {4, 4, height}, {1, 1, height / 4}, {2, 0, 0}}};
    for (const PointFate fate : {PointFate::kOpen, PointFate::kInside, PointFate::kCorner})
      for (std::size_t odd = 0; odd < 7; ++odd)
        for (const std::size_t most : {std::size_t{3}, std::size_t{7}})
          fold_answer(run, spatial::hull_of_sifted(solid, most, fates_but(PointFate::kOpen, odd, fate)));
  }
  return {run.folded()};
}

}  // namespace

void add_tied_beginnings(KnownAnswers& all) {
  all.push_back({"algorithms/hull3/tied_beginnings", Asked::kByCheck, tied_beginnings, {6335361608018240648u}});
  all.push_back({"algorithms/hull3/odd_siftings", Asked::kByCheck, odd_siftings_of_space, {11732367915944640147u}});
}

}  // namespace assay::known
