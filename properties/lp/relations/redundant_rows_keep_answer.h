// Metamorphic: a row that others imply says nothing.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/property.h"

namespace assay {

/// The program with its first row a second time at the end, and with the sum of its first two rows where every entry of
/// that sum is exact and either both upper bounds are finite or both lower ones are: then it follows from the two.
struct RedundantRowsKeepAnswer {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/redundant_rows_keep_answer";
  static constexpr std::string_view kSentence = "Rows that follow from others change neither status nor value.";
  static constexpr std::string_view kClaim = "status does not depend on rows that follow from others";
  static constexpr std::string_view kValueClaim = "value does not depend on rows that follow from others";

  static void ask(const LpProblem& problem, std::vector<LpProblem>& questions);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};
static_assert(Metamorphic<RedundantRowsKeepAnswer>);

}  // namespace assay
