// The exact magnitudes of an answer in words, for the families that have them.
#pragma once
#include <string>

#include "algorithms/model/family.h"
#include "algorithms/model/reply.h"

namespace assay {

/// Empty where the family has none.
template <Family F>
std::string measured_words(const typename F::Problem&, const Reply<F>&) {
  return "";
}

/// The report card (oracles/lp/report_card.h); where the status is not the exact one also for how large a change of the
/// data it would be right, and whether the exact one survives a change of kBorderlineChange.
std::string measured_words(const LpProblem& problem, const Reply<LpFamily>& reply);

}  // namespace assay
