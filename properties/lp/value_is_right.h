// The value of an optimum, against the exact one.
#pragma once
#include <span>
#include <string_view>

#include "oracles/lp/lp_claims.h"
#include "properties/lp/lp_status.h"
#include "properties/property.h"

namespace assay {

/// |value - optimum| <= gap * max(1, |optimum|), where value is cost.x of the x given as the doubles it is, or the exact
/// objective of the basis where no x is given; gap is the engine's promise, stated or default (default_promises.h).
///
/// Claims  lp_claim::kValue, magnitude |value - optimum| / max(1, |optimum|). Whether x is feasible is another claim
///         (answer_is_certified.h); the value of an infeasible x is wrong where it is off.
///         Nothing is judged where the answer is no optimum or gives no value, and where the program has no optimum: that is
///         the status's affair (status_is_right.h).
/// Source  the optimum is that of the answer's own basis where that is of class kOptimal, otherwise certify_lp's.
struct ValueIsRight {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/value_is_right";
  static constexpr std::string_view kSentence =
      "The value of an optimal answer is the exact optimum within the promise.";
  static constexpr std::string_view kNoOptimumClaimed = "the answer is no optimum, so it has no value";
  static constexpr std::string_view kNoValue = "no x was given";
  static constexpr std::string_view kUnreadable = "x has another length than the program or is not finite";
  static constexpr std::string_view kNoOptimum = "the program has no optimum";

  static std::string_view not_judged(const Semantics& semantics);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};
static_assert(Property<ValueIsRight>);

/// The claim where the truth is known.
Verdict judge_value(const LpProblem& problem, const LpAnswer& answer, const Semantics& semantics, const LpTruth& truth);

}  // namespace assay
