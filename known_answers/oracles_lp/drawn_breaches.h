// Small programs and vectors that breach conditions of certificates, and how a breach is folded.
#pragma once
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

#include "algorithms/model/lp.h"
#include "known_answers/drawn/stream.h"
#include "known_answers/folded/folded_run.h"
#include "oracles/lp/certificate/lp_breaches.h"

namespace assay::known {

/// Entries of multiples of 1/3 or 1; bounds of every kind, fixed and crossed ones too.
inline LpProblem program_to_breach(Stream& stream) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(stream.within(1, 3));
  problem.columns = static_cast<std::uint32_t>(stream.within(1, 3));
  const double grain = stream.within(0, 2) != 0 ? 1.0 / 3 : 1;
  const auto number = [&] { return grain * stream.within(-9, 9); };
  const auto bounds = [&](std::vector<double>& lower, std::vector<double>& upper) {
    const double low = number(), wide = number();
    const int kind = stream.within(0, 5);
    lower.push_back(kind == 0 ? -kInfinity : low);
    upper.push_back(kind == 1 ? kInfinity : kind == 2 ? low : kind == 3 ? low + wide : low + std::fabs(wide));
  };
  for (std::uint32_t j = 0; j < problem.columns; ++j) problem.cost.push_back(number());
  for (std::uint32_t j = 0; j < problem.columns; ++j) bounds(problem.lower, problem.upper);
  for (std::uint32_t i = 0; i < problem.rows; ++i) bounds(problem.row_lower, problem.row_upper);
  for (std::uint32_t e = 0; e < problem.rows * problem.columns; ++e) problem.matrix.push_back(number());
  return problem;
}

inline std::vector<double> numbers_to_breach(Stream& stream, std::uint32_t count, double grain) {
  std::vector<double> numbers;
  for (std::uint32_t k = 0; k < count; ++k) numbers.push_back(grain * stream.within(-3, 3));
  return numbers;
}

inline void take(FoldedRun& run, const std::optional<Breach>& breach) {
  run.take(breach.has_value());
  if (breach) run.take(std::string_view(breach->words)), run.take(breach->relative);
}

}  // namespace assay::known
