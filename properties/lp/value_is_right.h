// The value of an optimum, against the exact one.
#pragma once
#include <span>
#include <string_view>

#include "oracles/lp/certificate/lp_claims.h"
#include "properties/lp/lp_status.h"
#include "properties/property.h"

namespace assay {

/// |value - z| <= gap * max(1, |z|) for the exact optimum z, or up to that much for an optimum between z and one that
/// some program within a relative change of the size of the engine's promise on violations has. The value is cost.x of
/// the x given as the doubles it is, or the exact objective of the basis where no x is given; promises are stated or
/// default (default_promises.h).
///
/// Claims  lp_claim::kValue, magnitude |value - z| / max(1, |z|). Judged alike whatever else the answer gives. Whether
///         x is feasible is another claim (answer_is_certified.h).
///         A value that is off by more than gap, and that a program within the change reaches, is Undecided{kInside}:
///         residuals within the promise are levered into any error by the multipliers, and nobody promised that they
///         are not. Nothing is judged where the answer is no optimum or gives no value, and where the program has no
///         optimum: that is the status's affair (status_is_right.h).
/// Cost    one exact solve (the optimum; none where the answer's own basis is of class kOptimal), and for a value that
///         is off a few more.
struct ValueIsRight {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/value_is_right";
  static constexpr std::string_view kSentence =
      "The value of an optimal answer is the exact optimum, or that of a program within the promise.";
  static constexpr Question kAsks = Question::kValue;
  /// What a user takes from a solver is the value; a multiplier that is off by 1e-7 harms fewer.
  static constexpr bool kRanksEngines = true;
  static constexpr std::string_view kInside =
      "the value is off, but a program within the engine's own tolerance has an optimum as far off";
  static constexpr std::string_view kOpen =
      "the value is off; whether a program within the tolerance reaches it is open";
  static constexpr std::string_view kNoOptimumClaimed = "the answer is no optimum, so it has no value";
  static constexpr std::string_view kNoValue = "no x was given";
  static constexpr std::string_view kUnreadable = "x has another length than the program or is not finite";
  static constexpr std::string_view kNoOptimum = "the program has no optimum";

  static std::string_view not_judged(const Stated<LpFamily>& semantics);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};

/// The claim where the truth is known; `truth.basis` and `truth.x` may be left out, at the price of more that is open.
Verdict judge_value(const LpProblem& problem, const LpAnswer& answer, const Stated<LpFamily>& semantics,
                    const LpTruth& truth, const LpWork& work);

}  // namespace assay
