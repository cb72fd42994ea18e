// What was seen on a finding's reduced case, in one sentence and in the words of the domain.
#pragma once
#include <optional>
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

/// Of a finding what the exact answer is, what was told instead, and how far off that is: "to be 0.25 apart", "to be
/// 0.5 apart", "0.25 in the unit of the coordinates". Of a claim that is not about what is told, the claim and what the
/// judge shows. `difference` is empty where nothing can be subtracted.
struct ExpectedAndGot {
  std::string expected, got, difference;
};
ExpectedAndGot expected_and_got(const Finding& finding);

/// The truth in words; @ stands for the number. "two boxes", "@ apart", "to be @ apart".
struct TruthWords {
  std::string bodies, how, expected;
  std::optional<double> number{};
};
/// What an answer says: "are told", "to be @ apart". Empty where it says nothing.
struct AnswerWords {
  std::string verb, what;
  std::optional<double> number{};
};

/// For each family:
/// truth_in_words: what the problem is like, measured exactly.
/// told_of: what the answer text says of it.
/// is_verdict_right: whether the verdict, or the status, of an answer text is the exact one, so that what is wrong is
/// something else; true too where it has none, or that is not known.
#define ASSAY_DECLARE(F)                                                   \
  TruthWords truth_in_words(const F::Problem& problem);                    \
  AnswerWords told_of(const F::Problem& problem, std::string_view answer); \
  bool is_verdict_right(const F::Problem& problem, std::string_view answer);
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

/// Of the candidates the `most` that are worth reading first: the most severe, then the simplest, but of equal
/// severity from libraries and in modes that are not shown yet. A library is what stands before the first slash of an
/// engine's name. `first`: engines whose findings come before all others of their severity.
std::vector<const Finding*> worst_of(std::span<const Finding* const> candidates, std::size_t most,
                                     std::span<const std::string> first = {});

}  // namespace assay
