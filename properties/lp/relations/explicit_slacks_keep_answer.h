// Metamorphic: a row is an equation with a bounded variable.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/property.h"

namespace assay {

/// a x with bounds [l, u] becomes a x - s = 0 with l <= s <= u: one more column a row, every row an equation with
/// right-hand side 0. Nothing is rounded. Codes without equations or bounds decline the second question.
struct ExplicitSlacksKeepAnswer {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/explicit_slacks_keep_answer";
  static constexpr std::string_view kSentence =
      "Writing the activity of every row as a variable of its own changes neither status nor value.";
  static constexpr std::string_view kClaim = "status does not depend on the form of the slack";
  static constexpr std::string_view kValueClaim = "value does not depend on the form of the slack";

  static void ask(const LpProblem& problem, std::vector<LpProblem>& questions);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};
static_assert(Metamorphic<ExplicitSlacksKeepAnswer>);

}  // namespace assay
