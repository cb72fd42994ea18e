// Kernels so wide that sums of residues need to be reduced on the way, and bases without an exact value.
#include <vector>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/basis/basis_filter.h"
#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/basis/modular_lu.h"

namespace assay::known {
namespace {

/// The row eliminated first is all -1 but for a 0, and so is the solution: 89 products just below 2^122.
KnownWords wide_kernels() {
  constexpr std::uint32_t kOrder = 90;
  DrawnBits drawn{std::mt19937_64(61)};
  LpProblem problem;
  problem.rows = problem.columns = kOrder;
  std::vector<std::uint32_t> all(kOrder);
  std::vector<mersenne::Residue> right(kOrder);
  for (std::uint32_t i = 0; i < kOrder; ++i) {
    all[i] = i;
    std::uint64_t sum = 0;
    for (std::uint32_t j = 0; j < kOrder; ++j) {
      const std::uint64_t entry = 1 + drawn.below(3);
      problem.matrix.push_back(i > 0 ? static_cast<double>(entry) : j == 0 ? 0 : -1);
      sum += i > 0 ? entry : j > 0;
    }
    right[i] = i > 0 ? mersenne::kPrime - sum : sum;
  }
  const ModularLu factors(IntegerMatrix(problem, {all, all}));
  std::vector<mersenne::Residue> transposed = right;
  factors.solve(right);
  factors.solve_transposed(transposed);
  FoldedRun run;
  run.take(factors.is_regular());
  run.take(factors.entries());
  run.take(right);
  run.take(transposed);
  return {run.folded()};
}

/// Bases that are singular, that name a variable twice, too few, or one that there is not.
KnownWords values_of_odd_bases() {
  const LpProblem problem{2, 3, {1, 2, 3}, {1, 2, 0, 2, 4, 1}, {1, 1}, {2, 2}, {0, 0, 0}, {5, 5, 5}};
  FoldedRun run;
  for (const Basis& basis : {Basis{{0, 1}, {}},
                             {{0, 2}, {}},
                             {{0, 2}, {1}},
                             {{1, 1}, {}},
                             {{0}, {}},
                             {{0, 5}, {}},
                             {{0, 4}, {0}},
                             {{3, 4}, {0, 1}}}) {
    const auto value = exact_objective(problem, basis);
    run.take(value);
  }
  return {run.folded()};
}

/// Asked once more, a filter of a basis says the same, and does nothing again that it has done.
KnownWords filters_asked_twice() {
  const LpProblem problem{2, 3, {1, 2, 3}, {1, 2, 0, 2, 3, 1}, {1, 1}, {2, 2}, {0, 0, 0}, {5, 5, 5}};
  const std::vector<Place> places = {Place::kBasic, Place::kBasic, Place::kAtLower, Place::kAtLower, Place::kAtUpper};
  FoldedRun run;
  const BasisKernel kernel = kernel_of(problem, places);
  BasisFilter filter(problem, places, kernel);
  for (int time = 0; time < 2; ++time) {
    run.take(filter.is_primal_feasible());
    run.take(filter.is_dual_feasible());
    run.take(run.units());
  }
  return {run.folded(), run.units()};
}

}  // namespace

void add_wide_kernels(KnownAnswers& all) {
  all.push_back({"oracles/lp/wide_kernels", Asked::kByCheck, wide_kernels, {3637897622824631825u}});
  all.push_back({"oracles/lp/filters_asked_twice", Asked::kByCheck, filters_asked_twice, {7931773191758341841u, 152}});
  all.push_back({"oracles/lp/values_of_odd_bases", Asked::kByCheck, values_of_odd_bases, {11157687807476216782u}});
}

}  // namespace assay::known
