// The principal claim about engines for linear programs.
#pragma once
#include <span>
#include <string_view>

#include "properties/property.h"

namespace assay {

/// What an engine answers is what its certificate proves, and the status is the exact one of the doubles it was given.
///
/// Claims  those of check_optimal, check_infeasible and check_unbounded against the engine's own promise
///         (oracles/lp/lp_claims.h), and
///         kStatus         another status is the exact one, and the certificate does not keep the promise either;
///         kStatusInside   another status is the exact one, but the certificate keeps the promise: the engine is wrong
///                         by less than it said it might be. Reports hold these apart from hard errors.
///         The exact status is certify_lp's, asked only where the certificate alone does not settle it: a basis of
///         class kOptimal, a Farkas vector or a ray without any violation does.
struct AnswerIsCertified {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/answer_is_certified";
  static constexpr std::string_view kSentence =
      "Every answer carries a certificate that keeps the engine's promise, and its status is the exact one.";
  static constexpr std::string_view kStatus = "status is right";
  static constexpr std::string_view kStatusInside = "status is right inside the promise";

  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};
static_assert(Property<AnswerIsCertified>);

}  // namespace assay
