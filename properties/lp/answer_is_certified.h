// The principal claim about engines for linear programs.
#pragma once
#include <span>
#include <string_view>

#include "properties/lp/weigh_answer.h"
#include "properties/property.h"

namespace assay {

/// What an engine answers is what it promises: its certificate proves it within its own promise, and the status is the exact
/// one of the doubles it was given, or that of a program within the promise.
///
/// Claims  those of check_optimal, check_infeasible and check_unbounded against the engine's own promise
///         (oracles/lp/lp_claims.h), and
///         kStatus  another status is the exact one, and neither does the certificate keep the promise nor is the status
///                  right for any program within a change of its size (weigh_answer.h).
///         A violation is always beyond the promise. Another status than the exact one inside it is Undecided{kInside},
///         which reports count apart; without a promise kBorderlineChange takes its place.
///         The exact status is certify_lp's, asked only where the certificate alone does not settle it: a basis of
///         class kOptimal, a Farkas vector or a ray without any violation does.
struct AnswerIsCertified {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/answer_is_certified";
  static constexpr std::string_view kSentence =
      "Every answer carries a certificate that keeps the engine's promise, and its status is exact within that "
      "promise.";
  static constexpr std::string_view kStatus = kStatusIsRight;
  static constexpr std::string_view kInside =
      "another status is exact, but this one is inside the engine's own tolerance";
  static constexpr std::string_view kOpen = "another status is exact; whether this one is inside the tolerance is open";

  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};
static_assert(Property<AnswerIsCertified>);

}  // namespace assay
