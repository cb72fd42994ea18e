// The order in which points of the plane are looked at, and sums of polygons in which edges tie, are all of one way, or
// are none.
#include <cmath>
#include <numeric>
#include <variant>

#include "algorithms/hull2/hull2.h"
#include "algorithms/hull2/minkowski_sum.h"
#include "algorithms/hull2/production/sites.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

struct PlanePoints : DrawnBits {
  /// Whole numbers up to `most`, so that many coincide, or full mantissas; times a power of two.
  std::vector<Point2> cloud(std::size_t size, std::uint64_t most, int exponent) {
    std::vector<Point2> points(size);
    for (Point2& p : points)
      for (double* x : {&p.x, &p.y}) *x = std::ldexp(whole_or_generic(most), exponent);
    return points;
  }
};

void take_sites(FoldedRun& run, const std::vector<Point2>& points) {
  std::vector<std::uint32_t> named(points.size());
  std::iota(named.rbegin(), named.rend(), 0u);
  for (const hull::Site& site : hull::sites_in_order(points, named)) run.take(site.index), run.take(site.at.x);
}

/// Clouds of many sizes and spreads, one column, and widths that overflow, underflow or are beyond every index.
KnownWords sites_in_order() {
  PlanePoints drawn{{std::mt19937_64(34)}};
  FoldedRun run;
  for (const int exponent : {0, -1076, 1021, 62})
    for (const std::size_t size : {1, 10, 100, 700})
      for (const std::uint64_t most : {1, 6}) {
        std::vector<Point2> points = drawn.cloud(size, most, exponent);
        take_sites(run, points);
        for (std::size_t i = 0; i < size; i += 2) points[i].x = points[0].x;
        take_sites(run, points);
        for (Point2& p : points) p.x = points[0].x;
        take_sites(run, points);
      }
  return {run.folded()};
}

void take(FoldedRun& run, const PolygonSumAnswer& answer) {
  run.take(answer.index());
  const auto* sum = std::get_if<PolygonSum>(&answer);
  if (sum == nullptr) return;
  for (const SumVertex& vertex : sum->ccw) run.take(vertex.on_a), run.take(vertex.on_b);
  run.take(sum->ccw.size());
}

KnownWords sums_of_polygons() {
  PlanePoints drawn{{std::mt19937_64(35)}};
  FoldedRun run;
  for (int k = 0; k < 200; ++k) {
    const std::vector<Point2> a = drawn.cloud(drawn.below(7), 2, 0);
    std::vector<Point2> b = drawn.cloud(drawn.below(7), 2, 0);
    if (k % 4 == 1) b = negated(a);
    if (k % 4 == 2)
      for (Point2& p : b) p.y = 0;
    take(run, minkowski_sum(a, b));
    take(run, minkowski_sum(negated(b), a));
    for (const Point2& p : negated(b)) run.take(p.x), run.take(p.y);
  }
  return {run.folded()};
}

/// So many points that two halves are joined, on a parabola, each of them twice: all are vertices but the later ones.
KnownWords joined_halves() {
  constexpr std::uint32_t kHalf = 30'000;
  std::vector<Point2> points;
  for (std::uint32_t i = 0; i < 2 * kHalf; ++i) {
    const double x = (i * 7919u) % kHalf;
    points.push_back({x, i % 3 == 0 ? x * x : kHalf * 2.0 * kHalf - x * x});
  }
  FoldedRun run;
  fold_answer(run, hull2(points));
  return {run.folded()};
}

/// Two halves in one column: the later one begins below the other, and ends within it.
KnownWords joined_column() {
  constexpr std::uint32_t kHalf = 25'000;
  std::vector<Point2> points;
  for (std::uint32_t i = 0; i < kHalf; ++i) points.push_back({1, 10'000.0 + i});
  for (std::uint32_t i = 0; i < kHalf; ++i) points.push_back({1, 1.0 * i});
  FoldedRun run;
  fold_answer(run, hull2(points));
  return {run.folded()};
}

}  // namespace

void add_sites_and_sums(KnownAnswers& all) {
  all.push_back({"algorithms/hull2/sites_in_order", Asked::kByCheck, sites_in_order, {16517615709005454514u}});
  all.push_back({"algorithms/hull2/sums_of_polygons", Asked::kByCheck, sums_of_polygons, {15016390274145795823u}});
  all.push_back({"algorithms/hull2/joined_halves", Asked::kByCheck, joined_halves, {7960752437538212699u}});
  all.push_back({"algorithms/hull2/joined_column", Asked::kByCheck, joined_column, {16085466792449713754u}});
}

}  // namespace assay::known
