// What was seen on a finding's reduced case, in one sentence and in the words of the domain.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/family.h"
#include "reports/store/record.h"

namespace assay {

/// "Two boxes 0.3 deep in each other are told to be 7.0e-8 deep.", "A triangle and a segment that touch: the engine
/// crashes.": what the problem is like, measured exactly, and what the engine made of it. From the case, the typed
/// claim and the answer that the finding stores; never from its evidence, which is the judge's.
///
/// Cost  an exact judgement of the reduced case or two; what takes more than kSeverityWork is not measured.
std::string seen_of(const Finding& finding);

/// Two halves of such a sentence, for each family.
/// situation_of: "two boxes 0.3 deep in each other": what the problem is like.
/// told_of: "are told to be 7.0e-8 deep": what the answer text says of it; empty where it says nothing.
#define ASSAY_DECLARE(F)                               \
  std::string situation_of(const F::Problem& problem); \
  std::string told_of(const F::Problem& problem, std::string_view answer);
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

/// Of the candidates the `most` that are worth reading first: the most severe, then the simplest, but of equal
/// severity from libraries and in modes that are not shown yet. A library is what stands before the first slash of an
/// engine's name. `first`: engines whose findings come before all others of their severity.
std::vector<const Finding*> worst_of(std::span<const Finding* const> candidates, std::size_t most,
                                     std::span<const std::string> first = {});

}  // namespace assay
