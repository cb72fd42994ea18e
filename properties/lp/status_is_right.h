// The principal claim about engines for linear programs.
#pragma once
#include <span>
#include <string_view>

#include "properties/lp/lp_status.h"
#include "properties/property.h"

namespace assay {

/// The status is the exact one of the doubles that the engine was given, or that of some program within a relative
/// change of the size of the engine's promise on violations, stated or default (default_promises.h).
///
/// Claims  kClaim. Judged alike whatever certificate the answer carries, right, wrong or none: a certificate is a claim
///         of its own (answer_is_certified.h). Magnitude 0: a status has no size.
///         Another status than the exact one inside the promise is Undecided{kInside}, which reports count apart. Where
///         it is not proved whether some program has it, a certificate that keeps the promise decides between kInside
///         and kOpen: it never excuses what is proved to be beyond.
///         Where both promises on violations are infinite nothing bounds a change, and nothing is judged.
/// Cost    that of the answer's own proof where it has one (a basis of class kOptimal, a line, a Farkas vector or a ray
///         without any violation); otherwise one exact solve, and where the status is another a few more.
struct StatusIsRight {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/status_is_right";
  static constexpr std::string_view kSentence =
      "The status (optimal, infeasible, unbounded) is the exact one, or that of a program within the promise.";
  static constexpr bool kIsPrincipal = true;
  static constexpr Question kAsks = Question::kStatus;
  static constexpr ClaimSentence kClaim{"status is right"};
  static constexpr std::string_view kInside =
      "another status is exact, but this one is inside the engine's own tolerance";
  static constexpr std::string_view kOpen = "another status is exact; whether this one is inside the tolerance is open";

  static std::string_view not_judged(const Stated<LpFamily>& semantics);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};

/// The claim where the truth is known. Precondition: the answer has a status; `truth.basis` and `truth.x` may be left
/// out, at the price of more that is open.
Verdict judge_status(const LpProblem& problem, const LpAnswer& answer, const Stated<LpFamily>& semantics,
                     const LpTruth& truth, const LpWork& work);

}  // namespace assay
