// Metamorphic: signs of rows and variables are a convention.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/property.h"

namespace assay {

/// Every second row times -1, its bounds exchanged and negated; every second variable replaced by its negative
/// likewise. Negation rounds nothing. Codes that know one form only may decline the second question.
struct SignKeepsAnswer {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/sign_keeps_answer";
  static constexpr std::string_view kSentence =
      "Turning the sign of rows and variables, bounds and all, changes neither status nor value.";
  static constexpr std::string_view kClaim = "status does not depend on signs";
  static constexpr std::string_view kValueClaim = "value does not depend on signs";

  static void ask(const LpProblem& problem, std::vector<LpProblem>& questions);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};
static_assert(Metamorphic<SignKeepsAnswer>);

}  // namespace assay
