// The numbers that proofs of collision code rest on, bit by bit: a bound that is a little too small is hardly ever seen
// in an answer. That the bounds are bounds, gjk_bounds_test.cpp and normal_errors_test.cpp say.
#include <array>
#include <cmath>

#include "algorithms/gjk/depth/inner_point.h"
#include "algorithms/gjk/depth/normal_error.h"
#include "algorithms/gjk/depth/reach_along.h"
#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "known_answers/algorithms_gjk/drawn_vectors.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using Drawn = DrawnVectors;
using gjk::operator*;
using gjk::Vec;

void take(FoldedRun& run, const gjk::BoundedDeterminant& determinant) {
  run.take(determinant.value);
  run.take(determinant.bound);
}

void take(FoldedRun& run, const gjk::ReachAlong& reach) {
  run.take(reach.along);
  run.take(reach.error);
  run.take(reach.least());
  run.take(reach.most());
}

KnownWords determinants() {
  Drawn drawn{{std::mt19937_64(11)}};
  FoldedRun run;
  for (int i = 0; i < 2000; ++i) {
    const auto x = drawn.vector<3>(), y = drawn.vector<3>(), z = drawn.vector<3>();
    take(run, gjk::bounded_determinant(x, y, z));
    take(run, gjk::bounded_determinant(Vec<2>{x[0], x[1]}, Vec<2>{y[0], z[1]}));
    const gjk::InnerPoint inner{x, 0x1p-50 * drawn.vector<3>()};
    take(run, gjk::bounded_determinant(inner, y, z));
  }
  return {run.folded()};
}

KnownWords normals_and_reaches() {
  Drawn drawn{{std::mt19937_64(12)}};
  FoldedRun run;
  for (int i = 0; i < 2000; ++i) {
    const auto n = drawn.vector<3>(), w = drawn.vector<3>();
    run.take(gjk::normal_error<3>({drawn.edge<3>(), drawn.edge<3>()}, n));
    run.take(gjk::normal_error<2>({drawn.edge<2>()}, Vec<2>{n[0], n[1]}));
    take(run, gjk::corner_along<3>(n, w, std::sqrt(gjk::dot(n, n))));
    take(run, gjk::corner_along<2>({n[0], n[1]}, {w[0], w[1]}, std::abs(n[0]) + 1));
  }
  return {run.folded()};
}

template <std::size_t D>
void take_frame(FoldedRun& run, Drawn& drawn) {
  const ConvexPair pair{drawn.body<D>(1 + drawn.below(6)), drawn.body<D>(1 + drawn.below(6))};
  const gjk::MinkowskiFrame<D> frame(pair);
  gjk::Simplex<D> simplex;
  std::array<double, D> weight{};
  for (std::size_t i = 0; i < D; ++i) {
    const auto of_b = static_cast<std::uint32_t>(drawn.below(pair.b.size()));
    simplex.push(frame.difference(static_cast<std::uint32_t>(drawn.below(pair.a.size())), of_b));
    weight[i] = std::abs(drawn.number());
  }
  const gjk::Combination<D> point = gjk::combine(simplex, weight);
  run.take(point.z);
  run.take(point.error);
  run.take(point.s);
  const Vec<D> v = drawn.vector<D>();
  const double least = frame.support(v).least;
  run.take(least);
  run.take(gjk::least_support(frame, v, least));
  Vec<D> near = point.z;
  for (double& entry : near) entry += std::ldexp(drawn.generic(), -20) * entry;
  // The least promise that is proved.
  const auto proved = [&](double promise) {
    return gjk::proves_nearest(frame, point, near, 0.25 * gjk::dot(near, near), promise);
  };
  run.take(proved(0x1p200));
  run.take(flip(0, 0x1p200, proved));
  if constexpr (D == 3)
    for (std::uint32_t attempt = 0; attempt < 4; ++attempt) {
      const gjk::InnerPoint inner = gjk::inner_point(frame, attempt);
      run.take(inner.at);
      run.take(inner.error);
    }
}

KnownWords combinations_and_frames() {
  Drawn drawn{{std::mt19937_64(13)}};
  FoldedRun run;
  for (int i = 0; i < 500; ++i) {
    take_frame<2>(run, drawn);
    take_frame<3>(run, drawn);
    take_frame<4>(run, drawn);
  }
  return {run.folded()};
}

}  // namespace

void add_bounds_of_collisions(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/determinants", Asked::kByCheck, determinants, {5233015023010528230u}});
  all.push_back({"algorithms/gjk/normals_and_reaches", Asked::kByCheck, normals_and_reaches, {224315135528786474u}});
  all.push_back(
      {"algorithms/gjk/combinations_and_frames", Asked::kByCheck, combinations_and_frames, {11934320529004392296u}});
}

}  // namespace assay::known
