// A program handed to Clp.
#pragma once
#include <ClpSimplex.hpp>
#include <cmath>
#include <vector>

#include "engines/adapters/lp_adapter_kit.h"

namespace assay::clp_adapter {

using namespace assay::lp_adapter;

inline std::vector<double> with_clp_infinity(const double* bounds, uint32_t count) {
  std::vector<double> numbers(bounds, bounds + count);
  for (double& number : numbers)
    if (std::isinf(number)) number = std::copysign(COIN_DBL_MAX, number);
  return numbers;
}

/// loadProblem takes a lower bound below -1e27 and an upper bound above 1e27 as absent (ClpModel.cpp, gutsOfLoadModel).
inline bool supported(const assay_lp_problem& problem) { return bounds_are_within(problem, 1e27); }

/// Precondition: supported. Crossed bounds are stored as they are. Throws what the library throws.
inline void load(ClpSimplex& model, const assay_lp_problem& problem) {
  const Columns entries(problem);
  const std::vector<CoinBigIndex> starts(entries.starts.begin(), entries.starts.end());
  const auto lower = with_clp_infinity(problem.lower, problem.columns);
  const auto upper = with_clp_infinity(problem.upper, problem.columns);
  const auto row_lower = with_clp_infinity(problem.row_lower, problem.rows);
  const auto row_upper = with_clp_infinity(problem.row_upper, problem.rows);
  model.loadProblem(static_cast<int>(problem.columns), static_cast<int>(problem.rows), starts.data(),
                    entries.rows.data(), entries.values.data(), lower.data(), upper.data(), problem.cost,
                    row_lower.data(), row_upper.data());
}

}  // namespace assay::clp_adapter
