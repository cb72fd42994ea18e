// Metamorphic: strong duality.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/property.h"

namespace assay {

/// min c x, A x <= b, x >= 0 against min b z, -A^T z <= c, z >= 0, whose optimum is the negative of the first: its
/// matrix and right-hand sides are copied with their signs, exactly, and the dual of the dual is the program itself.
/// Unbounded allows infeasible, infeasible allows infeasible and unbounded.
///
/// Programs in another form, or with an absent right-hand side, are asked twice as they are.
struct DualHasSameValue {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/dual_has_same_value";
  static constexpr std::string_view kSentence =
      "The dual of a program has the status that duality allows, and the same optimum.";
  static constexpr std::string_view kClaim = "status of the dual fits";
  static constexpr std::string_view kValueClaim = "value of the dual is the same";

  static void ask(const LpProblem& problem, std::vector<LpProblem>& questions);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};
static_assert(Metamorphic<DualHasSameValue>);

}  // namespace assay
