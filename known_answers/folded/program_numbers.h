// The numbers of a program, folded.
#pragma once
#include "algorithms/model/lp.h"
#include "known_answers/folded/folded_run.h"

namespace assay::known {

inline void take_numbers(FoldedRun& run, const LpProblem& problem) {
  for (const auto* numbers :
       {&problem.cost, &problem.matrix, &problem.row_lower, &problem.row_upper, &problem.lower, &problem.upper})
    run.take(*numbers);
}

}  // namespace assay::known
