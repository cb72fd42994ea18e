// Judges of hulls of the plane at the ends of what they ask: rings that wind twice, lists too short, numbers that are
// none, sums of one and of two vertices, and promises kept to the last bit.
#include <cmath>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull2/check_hull2.h"
#include "oracles/hull2/check_minkowski_sum.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull2/near_hull2.h"
#include "oracles/hull2/signed_size.h"

namespace assay::known {
namespace {

/// Rings of a pentagon around one, once and twice, all of whose turns are left; and lists of fewer than three.
KnownWords windings_and_short_lists() {
  FoldedRun run;
  const Cloud2 pentagon{{{0, 0}, {4, 0}, {6, 4}, {2, 7}, {-2, 4}, {2, 3}}};
  for (const std::vector<std::uint32_t>& ring : {std::vector<std::uint32_t>{0, 1, 2, 3, 4},
                                                 {0, 2, 4, 1, 3},
                                                 {0, 3, 1, 4, 2},
                                                 {0, 1, 2, 3, 4, 0, 1, 2, 3, 4},
                                                 {0, 1, 2, 0, 2, 3, 4},
                                                 {},
                                                 {0},
                                                 {5, 6},
                                                 {4294967295u},
                                                 {0, 4294967295u},
                                                 {4294967295u, 0}})
    for (const bool extreme : {true, false})
      for (const double gap : {0.0, 0.5}) run.take(check_hull2(pentagon, Hull{ring}, {extreme, gap}));
  return {run.folded()};
}

void take_answer(FoldedRun& run, const Hull2Answer& answer) {
  run.take(answer.index());
  if (const auto* hull = std::get_if<Hull>(&answer)) run.take(hull->ccw);
  if (const auto* flat = std::get_if<FlatHull>(&answer)) run.take(flat->extreme);
}

/// Hulls of one point that is no number, and of many points in few places, of which the first stands for all.
KnownWords places_of_many_points() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(71)};
  for (const double none : {kEndless, -kEndless, kNoNumber})
    for (const Point2& p : {Point2{none, 0}, {0, none}, {none, none}}) {
      take_answer(run, exact_hull2({{p}}));
      const std::vector<Point2> good = {{0, 0}}, odd = {p};
      for (const auto& [a, b] : {std::pair{good, odd}, {odd, good}, {odd, odd}})
        run.take(check_minkowski_sum(a, b, PolygonSum{{{0, 0}}}));
    }
  for (int k = 0; k < 20; ++k) {
    Cloud2 cloud;
    const std::uint64_t places = 1 + drawn.below(4);
    for (int i = 0; i < 80; ++i) {
      const auto x = drawn.below(places), y = drawn.below(places);
      cloud.points.push_back({double(x), double(y)});
    }
    take_answer(run, exact_hull2(cloud));
  }
  return {run.folded()};
}

/// Sums of one and two vertices, of points, of segments along each axis, and of bodies that are more than these.
KnownWords sums_of_few_vertices() {
  FoldedRun run;
  const std::vector<std::vector<Point2>> bodies = {
      {{1, 2}},         {{1, 2}, {1, 2}},         {{1, 2}, {1, 3}},         {{1, 2}, {3, 2}},
      {{1, 2}, {3, 4}}, {{1, 2}, {3, 2}, {2, 2}}, {{1, 2}, {1, 4}, {1, 5}}, {{1, 2}, {3, 2}, {1, 3}}};
  for (const auto& a : bodies)
    for (const auto& b : bodies) {
      const auto of_a = static_cast<std::uint32_t>(a.size()), of_b = static_cast<std::uint32_t>(b.size());
      for (std::uint32_t i = 0; i < of_a; ++i)
        for (std::uint32_t j = 0; j < of_b; ++j) {
          run.take(check_minkowski_sum(a, b, PolygonSum{{{i, j}}}));
          run.take(check_minkowski_sum(a, b, PolygonSum{{{0, 0}, {i, j}}}));
          run.take(check_minkowski_sum(a, b, PolygonSum{{{i, j}, {0, j}}}));
        }
    }
  return {run.folded()};
}

/// What there is against a ring whose signed area is just as far below zero as is promised, or above what it should be.
KnownWords promises_in_the_plane() {
  FoldedRun run;
  const Cloud2 square{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}};
  for (const std::vector<std::uint32_t>& ring :
       {std::vector<std::uint32_t>{3, 2, 1, 0}, {0, 1, 2, 3}, {0, 2, 1}, {0, 1, 2}, {0, 2, 1, 3}, {0, 2}})
    for (const double gap : {0x1p-4, 0x1p-3, 0x1p-2, 0.5})
      for (const double promised : {std::nextafter(gap, 0), gap, std::nextafter(gap, 1)}) {
        const auto objection = near_hull2_objection(square, Hull{ring}, promised);
        run.take(objection ? Verdict(*objection) : Verdict(Holds{}));
      }
  return {run.folded()};
}

}  // namespace

void add_ends_of_judges2(KnownAnswers& all) {
  all.push_back(
      {"oracles/hull2/windings_and_short_lists", Asked::kByCheck, windings_and_short_lists, {8165743093892138023u}});
  all.push_back(
      {"oracles/hull2/places_of_many_points", Asked::kByCheck, places_of_many_points, {8925056722187161353u}});
  all.push_back({"oracles/hull2/sums_of_few_vertices", Asked::kByCheck, sums_of_few_vertices, {18411316789945069860u}});
  all.push_back(
      {"oracles/hull2/promises_in_the_plane", Asked::kByCheck, promises_in_the_plane, {14391634220357001585u}});
}

}  // namespace assay::known
