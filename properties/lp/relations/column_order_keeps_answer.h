// Metamorphic: the variables of a program are a set.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/property.h"

namespace assay {

/// The program with its columns in reverse order has the same status and optimum; values are copied, so this is exact.
struct ColumnOrderKeepsAnswer {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/column_order_keeps_answer";
  static constexpr std::string_view kSentence =
      "Reversing the order of the variables changes neither status nor value.";
  static constexpr std::string_view kClaim = "status does not depend on the order of the variables";
  static constexpr std::string_view kValueClaim = "value does not depend on the order of the variables";

  static void ask(const LpProblem& problem, std::vector<LpProblem>& questions);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};
static_assert(Metamorphic<ColumnOrderKeepsAnswer>);

}  // namespace assay
