// The status that an answer claims.
#pragma once
#include <optional>

#include "algorithms/model/lp.h"
#include "oracles/lp/certify_lp.h"

namespace assay {

/// Empty for an engine that gave up or declined.
inline std::optional<LpStatus> status_of(const LpAnswer& answer) {
  if (std::holds_alternative<Optimal>(answer)) return LpStatus::kOptimal;
  if (std::holds_alternative<Infeasible>(answer)) return LpStatus::kInfeasible;
  if (std::holds_alternative<Unbounded>(answer)) return LpStatus::kUnbounded;
  return std::nullopt;
}

}  // namespace assay
