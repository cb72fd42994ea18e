// What a stage of a predicate computes: a value and a bound of its error.
#pragma once
#include "known_answers/folded/folded_run.h"

namespace assay::known {

template <class Estimate>
void take_estimate(FoldedRun& run, const Estimate& estimate) {
  run.take_number(estimate.value);
  run.take_number(estimate.bound);
}

}  // namespace assay::known
