// Simplices in which weights end at once, areas are no more than rounding, and inverses are as bad as is allowed.
#include <cmath>
#include <cstdint>

#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/simplex/origin_weights.h"
#include "algorithms/gjk/simplex/wolfe.h"
#include "known_answers/algorithms_gjk/drawn_vectors.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Lattice simplices in which several weights would end at once, so that rounding tells which vertices are left.
KnownWords tied_weights() {
  FoldedRun run;
  for (const std::uint64_t seed : {525, 2624, 3165, 3578, 6532, 8469, 9182, 9768, 11552}) {
    DrawnBits drawn{std::mt19937_64(seed)};
    gjk::Simplex<6> simplex;
    gjk::Nearest<6> before;
    before.size = 6;
    double total = 0;
    for (std::uint32_t k = 0; k < 7; ++k) {
      gjk::Vec<6> w;
      for (double& entry : w) {
        const double whole = static_cast<double>(drawn.below(4));
        entry = whole - 1;
      }
      simplex.push({w, k, 0});
      if (k == 6) continue;
      before.weight[k] = 1 + static_cast<double>(drawn.below(4));
      before.keep[k] = k;
      total += before.weight[k];
    }
    for (double& weight : before.weight) weight /= total;
    const auto nearest = gjk::nearest_by_wolfe(simplex, before);
    run.take(nearest.inside);
    run.take(nearest.size);
    for (std::uint32_t k = 0; k < nearest.size; ++k) {
      run.take(nearest.keep[k]);
      run.take_number_or_none(nearest.weight[k]);
    }
  }
  return {run.folded()};
}

/// Triangles far above the origin whose normal is so short that its square is none, while the areas are rounded up.
KnownWords short_normals() {
  DrawnBits drawn{std::mt19937_64(56)};
  FoldedRun run;
  for (const double size : {0.999, 0.98, 0.95, 0.9}) {
    const double unit = std::sqrt(std::sqrt(0.5) * size) / 3 * 0x1p-268 / std::sqrt(2.0);
    for (int i = 0; i < 50; ++i) {
      gjk::Simplex<3> triangle;
      const double height = 64 * drawn.generic();
      for (std::size_t k = 0; k < 3; ++k) {
        gjk::Vec<3> w{height - 1, height - 1, height - 1};
        w[k] += 3;
        for (double& entry : w) entry *= unit;
        triangle.push({w, triangle.size, 0});
      }
      const auto nearest = gjk::nearest_on_triangle(triangle, 0, 1, 2);
      run.take(nearest.size);
      for (std::uint32_t k = 0; k < nearest.size; ++k) run.take_number_or_none(nearest.weight[k]);
    }
  }
  return {run.folded()};
}

/// How far a vertex may be out until the computed inverse proves nothing; it is exact, so that only bounds count.
template <std::size_t D>
void take_norms(FoldedRun& run) {
  gjk::Simplex<D> simplex;
  for (std::uint32_t k = 0; k <= D; ++k) {
    gjk::Vec<D> w{};
    if (k < D) w[k] = k < 2 ? 0x1p60 : 1;
    simplex.push({w, k, 0});
  }
  for (const double aside : {0.0, 2.0, 5.0, 7.0}) {
    simplex.vertex[2].w[1] = aside;
    run.take(flip(0x1p70, 0x1p112, [&](double far) {
      simplex.vertex[1].w[0] = far;
      return std::isfinite(gjk::origin_weights(simplex).error);
    }));
  }
}

/// Simplices that are next to nothing along one axis, where what underflows counts.
KnownWords little_weights() {
  DrawnVectors drawn{{std::mt19937_64(55)}};
  FoldedRun run;
  for (const double little : {0x1p-930, 0x1p-947, 0x1p-948, 0x1p-949, 0x1p-950, 0x1p-960, 0x1p-1000})
    for (std::size_t i = 0; i < 10; ++i) {
      gjk::Simplex<4> simplex;
      for (std::uint32_t k = 0; k < 5; ++k) {
        gjk::Vec<4> w = drawn.vector<4>();
        w[i % 4] *= little;
        simplex.push({w, k, 0});
      }
      const auto weights = gjk::origin_weights(simplex);
      for (const double x : weights.value) run.take_number_or_none(x);
      run.take_number_or_none(weights.error);
    }
  return {run.folded()};
}

KnownWords greatest_norms() {
  FoldedRun run;
  take_norms<4>(run);
  take_norms<6>(run);
  return {run.folded()};
}

}  // namespace

void add_ties_in_simplices(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/tied_weights", Asked::kByCheck, tied_weights, {10750962474606377615u}});
  all.push_back({"algorithms/gjk/short_normals", Asked::kByCheck, short_normals, {8002973080676954373u}});
  all.push_back({"algorithms/gjk/greatest_norms", Asked::kByCheck, greatest_norms, {4386265733466667182u}});
  all.push_back({"algorithms/gjk/little_weights", Asked::kByCheck, little_weights, {11637295955623423118u}});
}

}  // namespace assay::known
