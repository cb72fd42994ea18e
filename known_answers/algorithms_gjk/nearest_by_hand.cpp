// The nearest point of every simplex of a few vertices of a lattice, where much is equally far, flat or at the origin,
// and of the same ones moved by less than a single-precision number shows.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/simplex/johnson.h"
#include "algorithms/gjk/simplex/simplex_around_origin.h"
#include "algorithms/gjk/simplex/wolfe.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using namespace gjk;

template <std::size_t D>
void take_nearest(FoldedRun& run, const Nearest<D>& nearest) {
  run.take(nearest.inside);
  for (std::uint32_t i = 0; i < nearest.size; ++i) {
    run.take(nearest.keep[i]);
    run.take_number(nearest.weight[i], -1);
  }
  for (const double entry : nearest.v) run.take_number(entry, -1);
}

/// Vertices of [-1, 1]^D or, one in four, a little off them.
template <std::size_t D>
Difference<D> drawn_vertex(DrawnBits& drawn, std::uint32_t number, double scale = 1) {
  Difference<D> vertex{{}, number, number};
  for (double& entry : vertex.w) {
    entry = static_cast<double>(drawn.below(3)) - 1;
    const std::uint64_t off = drawn.below(8);
    if (off < 2) entry += off == 0 ? 0x1p-27 : -0x1p-28;
    entry *= scale;
  }
  return vertex;
}

template <std::size_t D>
Nearest<D> take_all_nearest(FoldedRun& run, const Simplex<D>& simplex, const Nearest<D>& before) {
  const Nearest<D> nearest = JohnsonSimplex<D>(simplex).nearest();
  take_nearest(run, nearest);
  if constexpr (D <= 3) take_nearest(run, nearest_on_simplex(simplex));
  take_nearest(run, nearest_by_wolfe(simplex, before));
  return nearest;
}

template <std::size_t D>
void take_simplices(FoldedRun& run, int count) {
  DrawnBits drawn{std::mt19937_64(61 + D)};
  for (int i = 0; i < count; ++i) {
    Simplex<D> simplex;
    Nearest<D> before;
    const double scale = i % 16 == 1 ? 0x1p-90 : i % 16 == 2 ? 0x1p-270 : i % 16 == 3 ? 0x1p-500 : 1;
    for (std::uint32_t size = 1; size <= D + 1; ++size) {
      simplex.push(drawn_vertex<D>(drawn, size, scale));
      if (size == 1) before = nearest_on_vertex(simplex, 0);
      before = take_all_nearest(run, simplex, before);
      if (before.size != size) break;  // what follows in a search is a smaller simplex
    }
  }
}

/// Which vertices remembered in which order have the origin inside, the last ones too.
template <std::size_t D>
void take_around(FoldedRun& run, int count) {
  DrawnBits drawn{std::mt19937_64(71 + D)};
  for (int i = 0; i < count; ++i) {
    Memory<D> memory;
    const auto size = static_cast<std::uint32_t>(D + drawn.below(17));
    for (std::uint32_t k = 0; k < size; ++k) {
      Difference<D> vertex = drawn_vertex<D>(drawn, k);
      // All on one side but for the last ones.
      if (k + 1 + drawn.below(2) < size) vertex.w[0] = std::abs(vertex.w[0]);
      memory.remember(vertex);
    }
    run.take(memory.size());
    run.take(memory.full());
    const auto around = simplex_around_origin(memory);
    run.take(around.has_value());
    if (around)
      for (std::uint32_t k = 0; k <= D; ++k) run.take(around->vertex[k].a);
  }
}

KnownWords nearest_points() {
  FoldedRun run;
  take_simplices<2>(run, 1000);
  take_simplices<3>(run, 1500);
  take_simplices<4>(run, 100);
  return {run.folded()};
}

/// From points of the older vertices that are no nearest ones, so that several vertices leave in turn.
template <std::size_t D>
void take_cycles(FoldedRun& run, int count) {
  DrawnBits drawn{std::mt19937_64(81 + D)};
  for (int i = 0; i < count; ++i) {
    Simplex<D> simplex;
    const auto size = static_cast<std::uint32_t>(1 + drawn.below(D + 1));
    for (std::uint32_t k = 0; k < size; ++k) simplex.push(drawn_vertex<D>(drawn, k));
    Nearest<D> before;
    before.size = size - 1;
    const bool even = drawn.below(2) == 0;
    for (double& weight : before.weight) weight = even ? 0.25 : std::max(0.0, drawn.generic());
    take_nearest(run, nearest_by_wolfe(simplex, before));
  }
}

/// From which width on a triangle is none: where nothing but rounding is left.
KnownWords wolfe_cycles() {
  FoldedRun run;
  take_cycles<2>(run, 200);
  take_cycles<3>(run, 400);
  take_cycles<4>(run, 400);
  take_cycles<6>(run, 200);
  for (const double length : {0x1p-3, 1.0, 1.3, 0x1p20})
    run.take(flip(0, 1, [&](double width) {
      const Simplex<2> triangle{3, {{{{1, 0}, 0, 0}, {{1 + length, 0}, 1, 1}, {{1 + length, width}, 2, 2}}}};
      std::array<double, 3> weight{};
      Vec<2> v;
      return affine_nearest(triangle, {0, 1, 2}, 3, weight, v);
    }));
  return {run.folded()};
}

KnownWords simplices_around() {
  FoldedRun run;
  take_around<2>(run, 300);
  take_around<3>(run, 300);
  return {run.folded()};
}

}  // namespace

void add_nearest_by_hand(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/nearest_points", Asked::kByCheck, nearest_points, {17277603635515141230u}});
  all.push_back({"algorithms/gjk/wolfe_cycles", Asked::kByCheck, wolfe_cycles, {7863273960559249434u}});
  all.push_back({"algorithms/gjk/simplices_around", Asked::kByCheck, simplices_around, {11124734856338892350u}});
}

}  // namespace assay::known
