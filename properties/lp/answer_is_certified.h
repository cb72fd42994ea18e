// What an answer gives beside its status and its value: point, multipliers, basis, Farkas vector, ray.
#pragma once
#include <span>
#include <string_view>

#include "oracles/lp/certificate/check_lp.h"
#include "properties/lp/lp_status.h"
#include "properties/property.h"

namespace assay {

/// Everything that an answer gives beside its status proves that status within the engine's promise, stated or default
/// (default_promises.h).
///
/// Claims  those of check_optimal, check_infeasible and check_unbounded (oracles/lp/certificate/lp_claims.h); the
///         magnitude is the violation relative to what the promise is relative to. Judged whether the status is right
///         or not: a wrong status is another claim (status_is_right.h), and neither excuses the other.
///         Nothing is judged of an answer that is a status and nothing else, nor where all else is kept and the engine
///         states that it promises nothing about a part of what it gives.
struct AnswerIsCertified {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/answer_is_certified";
  static constexpr std::string_view kSentence =
      "x is feasible, y dual feasible and the gap closed, the basis is what it is said to be, the Farkas vector or the "
      "ray "
      "proves the status: each within the promise.";
  static constexpr Question kAsks = Question::kCertificate;
  static constexpr std::string_view kPartly =
      "the engine states that it promises nothing about a part of what the answer gives";

  static std::string_view not_judged(const Stated<LpFamily>& semantics);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};

/// The claims, with whether the answer proves its status without any tolerance.
LpJudgement judge_certificate(const LpProblem& problem, const LpAnswer& answer, const Stated<LpFamily>& semantics);

}  // namespace assay
