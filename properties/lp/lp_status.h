// The status that an answer claims, and what finding the exact one may cost.
#pragma once
#include <optional>

#include "algorithms/model/lp.h"
#include "oracles/lp/exact/certify_lp.h"

namespace assay {

/// Empty for an engine that gave up or declined.
inline std::optional<LpStatus> status_of(const LpAnswer& answer) {
  if (std::holds_alternative<Optimal>(answer)) return LpStatus::kOptimal;
  if (std::holds_alternative<Infeasible>(answer)) return LpStatus::kInfeasible;
  if (std::holds_alternative<Unbounded>(answer)) return LpStatus::kUnbounded;
  return std::nullopt;
}

/// What a property may spend on an exact solve: enough for every domain of ours, of which lp/stages has the largest, 46
/// rows and 54 columns. Larger programs are settled by proofs that answers carry, or stay open.
inline constexpr LpWork kPropertyWork{2000, 100};
inline constexpr std::string_view kTooLarge =
    "no answer proves its status, and the program is too large to be solved exactly";

}  // namespace assay
