// Tier 2 at work: what the referee says about a verdict of tiers 0 and 1.
#pragma once
#include <span>

#include "oracles/referee/second_opinion.h"
#include "properties/evaluate.h"

namespace assay {

/// Re-solves the questions independently and compares: a violated verdict claim must be wrong by the referee too, a
/// passed one right. Claims about something the referee does not compute (a witness's weights, a repeated state) get
/// kNoOpinion. Defined in confirm_<family>.cpp.
template <Family F>
SecondOpinion second_opinion(const PropertyEntry<F>& property, const typename F::Problem& problem,
                             std::span<const Reply<F>> replies, const Assessment& assessment,
                             const Stated<F>& semantics);

}  // namespace assay
