// Passes over all vertices in the lanes of a machine without AVX2, which a machine with it never takes.
#include <array>
#include <cstddef>
#include <vector>

#include "algorithms/gjk/depth/face_planes.h"
#include "algorithms/gjk/depth/plane_fan.h"
#include "algorithms/gjk/support/lay_by_axis.h"
#include "algorithms/gjk/support/least_dot.h"
#include "algorithms/gjk/support/point_scan.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using namespace gjk;

/// Whole numbers, so that values are equal, and ones that round.
struct DrawnColumns : DrawnBits {
  std::vector<double> many(std::size_t count) {
    std::vector<double> numbers(count);
    for (double& number : numbers) number = whole_or_generic(2);
    return numbers;
  }
  template <std::size_t D>
  Vec<D> vector() {
    Vec<D> vector;
    for (double& entry : vector) entry = whole_or_generic(2);
    return vector;
  }
};

template <std::size_t D>
void take_scans(FoldedRun& run, DrawnColumns& drawn, std::uint32_t size) {
  const auto a = drawn.many(D * size), b = drawn.many(D * (size + 3));
  const Vec<D> v = drawn.vector<D>();
  Support support;
  scan::Plain::least_difference<D>(a.data(), size, b.data(), size + 3, v, support);
  run.take(support.least), run.take(support.a), run.take(support.b);
  Spread<D> spread;
  scan::Plain::spread<D>(a.data(), size, spread);
  for (std::size_t k = 0; k < D; ++k) run.take(spread.low[k]), run.take(spread.high[k]), run.take(spread.sum[k]);
}

/// Columns of `size` numbers, filled up to whole lanes by the last.
std::vector<double> columns_of(DrawnColumns& drawn, std::size_t count, std::uint32_t size) {
  const std::size_t stride = padded(size);
  auto columns = drawn.many(count * stride);
  for (std::size_t k = 0; k < count; ++k)
    for (std::size_t i = size; i < stride; ++i) columns[k * stride + i] = columns[k * stride + size - 1];
  return columns;
}

template <std::size_t D>
void take_least_dots(FoldedRun& run, DrawnColumns& drawn, std::uint32_t size) {
  const std::vector<double> columns = columns_of(drawn, D, size);
  LeastDot least;
  scan::least_dot_plain<D>(columns.data(), size, drawn.vector<D>(), least);
  run.take(least.value), run.take(least.at);
}

template <std::size_t D, int Side>
void take_laid_by_axis(FoldedRun& run, DrawnColumns& drawn, std::uint32_t size) {
  const std::size_t stride = padded(size);
  const auto points = drawn.many(D * size);
  std::vector<double> columns(D * stride);
  scan::lay_by_axis_plain<D, Side>(points.data(), size, {0x1p-8, 3, 0.7, drawn.vector<D>()}, columns.data(), stride);
  run.take(columns);
}

template <std::size_t D>
void take_planes_seen(FoldedRun& run, DrawnColumns& drawn, std::uint32_t size) {
  const std::size_t stride = padded(size);
  std::array<std::vector<double>, D + 2> entries;
  scan::PlaneColumns<D> columns;
  for (std::size_t k = 0; k < D + 2; ++k) {
    entries[k] = drawn.many(stride);
    for (std::size_t i = size; i < stride; ++i) entries[k][i] = k < D ? 0 : kEndless;
    columns[k] = entries[k].data();
  }
  std::vector<long long> seen(stride);
  double least = 0, nearest = 0;
  scan::see_plain<D>(columns, stride, drawn.vector<D>(), seen.data(), least, nearest);
  run.take(seen), run.take(least), run.take(nearest);
}

void take_fans(FoldedRun& run, DrawnColumns& drawn, std::size_t size) {
  PlaneFan fan;
  for (std::size_t t = 0; t <= padded(static_cast<std::uint32_t>(size)); ++t) {
    const Vec<3> way = drawn.vector<3>(), corner = drawn.vector<3>();
    fan.set_corner(t, way, corner, dot(corner, corner));
  }
  fan.newest = drawn.vector<3>();
  fan.newest_squared = dot(fan.newest, fan.newest);
  scan::unfold_plain(fan, size);
  for (std::size_t t = 0; t < size; ++t) {
    const Plane<3> plane = fan.plane(t);
    for (const double entry : plane.normal) run.take(entry);
    run.take(plane.height), run.take(plane.length_squared), run.take(fan.order[t]);
  }
}

KnownWords passes() {
  DrawnColumns drawn{{std::mt19937_64(41)}};
  FoldedRun run;
  for (int turn = 0; turn < 4; ++turn)
    for (std::uint32_t size = 1; size <= 21; ++size) {
      take_scans<2>(run, drawn, size), take_scans<3>(run, drawn, size);
      take_least_dots<2>(run, drawn, size), take_least_dots<3>(run, drawn, size);
      take_least_dots<4>(run, drawn, size), take_least_dots<6>(run, drawn, size);
      take_laid_by_axis<2, 1>(run, drawn, size), take_laid_by_axis<3, -1>(run, drawn, size);
      take_planes_seen<2>(run, drawn, size), take_planes_seen<3>(run, drawn, size);
      if (size <= PlaneFan::kTriangles) take_fans(run, drawn, size);
    }
  return {run.folded()};
}

}  // namespace

void add_plain_lanes(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/plain_lanes", Asked::kByCheck, passes, {4462709773525393824u}});
}

}  // namespace assay::known
