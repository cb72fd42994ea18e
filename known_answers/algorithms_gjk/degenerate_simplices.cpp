// What is said of simplices at the edge of being none: of flat ones, of overflowing ones and of weights that are
// exactly as large as their error.
#include <cstdint>

#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/simplex/origin_weights.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// The origin's weights are proportional to 1 but for that of the vertex before the last, which is `thin`.
template <std::size_t D>
gjk::Simplex<D> with_thin_weight(double unit, double thin) {
  gjk::Simplex<D> simplex;
  gjk::Difference<D> last{};
  for (std::uint32_t i = 0; i < D; ++i) {
    gjk::Difference<D> vertex{{}, i, i};
    vertex.w[i] = unit;
    last.w[i] = -unit * (i + 1 == D ? thin : 1);
    simplex.push(vertex);
  }
  simplex.push(last);
  return simplex;
}

template <std::size_t D>
void take_least_weights(FoldedRun& run) {
  for (const double unit : {1.0, 1.25, 1.5, 1.75, 0.7, 0.3, 1.1, 0.9})
    run.take(flip(0, 1, [&](double thin) { return gjk::proves_inside(with_thin_weight<D>(unit, thin)); }));
}

/// The least weight that is proved to be positive.
KnownWords least_weights() {
  FoldedRun run;
  take_least_weights<4>(run);
  take_least_weights<5>(run);
  take_least_weights<6>(run);
  return {run.folded()};
}

template <std::size_t D>
void take_weights(FoldedRun& run, const gjk::Simplex<D>& simplex) {
  const gjk::OriginWeights<D + 1> weights = gjk::origin_weights(simplex);
  for (const double weight : weights.value) run.take_number_or_none(weight);
  run.take_number_or_none(weights.error);
  run.take(gjk::proves_inside(simplex));
}

template <std::size_t D>
void take_weights_of_flat(FoldedRun& run) {
  for (const double to :
       {0.0, 0x1p-1074, 0x1p-500, 0x1p-60, 0x1p-53, 0x1p-50, 0x1p-46, 0x1p-40, 0x1p300, 0x1p1000, kEndless, kNoNumber})
    for (const std::uint32_t i : {0u, static_cast<std::uint32_t>(D - 1), static_cast<std::uint32_t>(D)}) {
      gjk::Simplex<D> simplex = with_thin_weight<D>(1.1, 0.7);
      for (double& entry : simplex.vertex[i].w) entry *= to;
      take_weights(run, simplex);
      simplex = with_thin_weight<D>(1.1, 0.7);
      for (std::size_t k = 0; k < D; ++k) simplex.vertex[i].w[k] = simplex.w((i + 1) % (D + 1))[k];
      simplex.vertex[i].w[D / 2] += to;
      take_weights(run, simplex);
    }
}

/// Weights of simplices that are flat, nearly flat or too large: the error is infinite, or as large as it must be.
KnownWords weights_of_flat_simplices() {
  FoldedRun run;
  take_weights_of_flat<4>(run);
  take_weights_of_flat<5>(run);
  take_weights_of_flat<6>(run);
  return {run.folded()};
}

/// Where the least x is at which the origin is proved to be inside, on either side of every face.
template <std::size_t D>
void take_flips_inside(FoldedRun& run, const gjk::Simplex<D>& simplex) {
  for (std::uint32_t i = 0; i <= D; ++i)
    for (const double sign : {1.0, -1.0})
      run.take(flip(0, 4, [&](double by) {
        gjk::Simplex<D> moved = simplex;
        for (std::uint32_t j = 0; j <= D; ++j)
          for (std::size_t k = 0; k < D; ++k) moved.vertex[j].w[k] += sign * by * simplex.w(i)[k];
        return gjk::proves_inside(moved);
      }));
}

KnownWords ends_of_insides() {
  const gjk::Simplex<2> triangle{3, {{{{1.1, 0.3}, 0, 0}, {{-0.7, 0.9}, 1, 1}, {{-0.1, -0.8}, 2, 2}}}};
  const gjk::Simplex<3> solid{
      4, {{{{1.1, 0.3, -0.2}, 0, 0}, {{-0.7, 0.9, -0.3}, 1, 1}, {{-0.1, -0.8, -0.4}, 2, 2}, {{0.1, 0, 1.3}, 3, 3}}}};
  FoldedRun run;
  take_flips_inside(run, triangle);
  take_flips_inside(run, solid);
  take_flips_inside(run, with_thin_weight<4>(1.1, 0.7));
  return {run.folded()};
}

}  // namespace

void add_degenerate_simplices(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/least_weights", Asked::kByCheck, least_weights, {8732801606272505479u}});
  all.push_back({"algorithms/gjk/weights_of_flat_simplices",
                 Asked::kByCheck,
                 weights_of_flat_simplices,
                 {16693294499002203826u}});
  all.push_back({"algorithms/gjk/ends_of_insides", Asked::kByCheck, ends_of_insides, {14474427890590149744u}});
}

}  // namespace assay::known
