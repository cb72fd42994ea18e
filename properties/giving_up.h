// Claim, for every family and whatever is asked: an engine that states that it answers does not give up.
#pragma once
#include "algorithms/model/claim.h"
#include "algorithms/model/family.h"
#include "algorithms/model/promises.h"

namespace assay {

inline constexpr ClaimSentence kClaimAnswers{"answers where it states that it always does"};

/// Whether giving the question up is against the statement: its numbers are finite, its size_of is at most
/// answers_up_to, and nobody stopped the engine.
#define ASSAY_DECLARE(F) \
  bool is_against_statement(const GaveUp& gave_up, const F::Problem& question, const Promises<F>& states);
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

}  // namespace assay
