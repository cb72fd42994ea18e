// Tier 1 for linear programs: exact status and value with a certificate that is checked again before it is handed out.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/model/lp.h"
#include "algorithms/model/result.h"
#include "oracles/exact/rational.h"

namespace assay {

enum class LpStatus : std::uint8_t { kOptimal, kInfeasible, kUnbounded };

constexpr std::string_view name_of(LpStatus status) {
  switch (status) {
    case LpStatus::kOptimal: return "optimal";
    case LpStatus::kInfeasible: return "infeasible";
    case LpStatus::kUnbounded: return "unbounded";
  }
  return "unknown";
}

/// The truth about a linear program of doubles, with its proof in rationals.
struct LpTruth {
  LpStatus status = LpStatus::kOptimal;
  Rational objective;            ///< kOptimal: the exact optimum
  Basis basis;                   ///< kOptimal: a basis of class BasisClass::kOptimal
  std::vector<Rational> x, ray;  ///< kOptimal: x; kUnbounded: both
  std::vector<Rational> farkas;  ///< kInfeasible, empty where bounds are crossed
  std::uint32_t pivots = 0;
};

/// How much work is allowed; an error sentence takes the place of the truth where it does not suffice.
struct LpWork {
  std::uint32_t pivots = 20000;
  std::uint32_t variables = 200;  ///< rows + columns; beyond it nothing is tried
};

/// Our own simplex in rationals with Bland's rule (rational_simplex.h) finds the answer; the conditions of the judges,
/// which share no code with it, check the certificate.
///
/// Error   the problem cannot be judged (lp_shape.h); more work than allowed; "certificate was rejected", a defect of
///         ours.
/// Cost    made for small problems: about rows * columns rational operations a pivot.
Result<LpTruth> certify_lp(const LpProblem& problem, const LpWork& work = {});

}  // namespace assay
