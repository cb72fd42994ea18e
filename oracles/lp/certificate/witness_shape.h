// The claims about an answer that come before all arithmetic: its vectors have the problem's lengths and hold numbers.
#pragma once
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/lp.h"
#include "algorithms/model/verdict.h"
#include "oracles/lp/certificate/lp_claims.h"

namespace assay {

inline std::optional<Violated> wrong_length(const char* name, std::size_t has, std::size_t needs) {
  if (has == needs) return std::nullopt;
  return Violated{lp_claim::kShape,
                  std::string(name) + " has " + std::to_string(has) + " entries, not " + std::to_string(needs), 0};
}

inline std::optional<Violated> not_finite(const char* name, const std::vector<double>& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!std::isfinite(values[i])) {
      const char* what = std::isnan(values[i]) ? " is not a number" : " is infinite";
      return Violated{lp_claim::kFinite, std::string(name) + "[" + std::to_string(i) + "]" + what, 0};
    }
  }
  return std::nullopt;
}

}  // namespace assay
