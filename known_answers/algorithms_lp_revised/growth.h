// How much a matrix may grow after it was factored.
#pragma once
#include "known_answers/algorithms_lp_revised/standing.h"
#include "known_answers/folded/flip.h"

namespace assay::known {

/// By which factor the matrix may be greater than what was factored.
inline void take_growth(FoldedRun& run, const LpProblem& problem, const Basis& basis) {
  Standing stands(problem, basis);
  std::vector<double*> entries;
  lp::Program& program = stands.it.program;
  for (auto* copy : {&program.by_column.value, &program.by_row.value, &program.dense})
    for (double& entry : *copy)
      if (entry != 0) entries.push_back(&entry);
  std::vector<double> before;
  for (const double* const entry : entries) before.push_back(*entry);
  run.take(flip(0, 1, [&](double by) {
    for (std::size_t k = 0; k < entries.size(); ++k) *entries[k] = before[k] + by * before[k];
    stands.it.compute_x();
    return stands.vertex() == Vertex::kAsComputed;
  }));
  stands.take_optimal(run);
}

}  // namespace assay::known
