// Metamorphic: the optimum is monotone in the right-hand sides.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/property.h"

namespace assay {

/// Every finite upper row bound grows by 1 and every finite lower one, of rows that are no equations, falls by 1, where
/// the sum is exact; the feasible set grows. Optimal allows optimal and unbounded, unbounded allows unbounded,
/// infeasible all.
struct RelaxingNeverWorsens {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/relaxing_never_worsens";
  static constexpr std::string_view kSentence =
      "Raising right-hand sides never makes a minimum larger or a feasible program infeasible.";
  static constexpr std::string_view kClaim = "status fits a larger feasible set";
  static constexpr std::string_view kValueClaim = "value of a larger feasible set is not above";

  static void ask(const LpProblem& problem, std::vector<LpProblem>& questions);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};
static_assert(Metamorphic<RelaxingNeverWorsens>);

}  // namespace assay
