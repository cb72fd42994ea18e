// Metamorphic: the units of rows, columns and cost are arbitrary.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/property.h"

namespace assay {

/// Every row, every column and the cost times its own power of two, exponents of [-3, 3]: only exponents change, and
/// where one would leave the normal range nothing is scaled. Feasible points, rays and certificates correspond one to
/// one.
struct ScalingKeepsStatus {
  using Family = LpFamily;
  static constexpr std::string_view kName = "lp/scaling_keeps_status";
  static constexpr std::string_view kSentence =
      "Multiplying rows, columns and the cost by powers of two changes neither the status nor, but for its unit, the "
      "value.";
  static constexpr std::string_view kClaim = "status does not depend on the units";
  static constexpr std::string_view kValueClaim = "value does not depend on the units";

  static void ask(const LpProblem& problem, std::vector<LpProblem>& questions);
  static Verdict judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                       const Court<LpFamily>& court);
};
static_assert(Metamorphic<ScalingKeepsStatus>);

}  // namespace assay
