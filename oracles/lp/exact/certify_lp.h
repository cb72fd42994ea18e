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
  Basis basis;                   ///< kOptimal: of class BasisClass::kOptimal; otherwise that of the line
  std::uint32_t variable = 0;    ///< kInfeasible, kUnbounded: the line of this variable is the proof
  std::vector<Rational> x, y;    ///< kOptimal: both; kUnbounded: x
  std::vector<Rational> farkas;  ///< kInfeasible
  std::vector<Rational> ray;     ///< kUnbounded
  bool crossed_bounds = false;   ///< infeasible by inspection: there is no line and no vector
  std::uint32_t pivots = 0;
};

/// How much work is allowed; an error sentence takes the place of the truth where it does not suffice.
struct LpWork {
  std::uint32_t pivots = 20000;
  std::uint32_t variables = 200;  ///< rows + columns; beyond it nothing is tried
};

/// Our own exact simplex (exact_simplex.h) finds the answer, from `start` on or from the basis of all activities; the
/// conditions of the judges (lp_breaches.h), which share no code with it, check its vectors in rationals.
///
/// Error   the problem cannot be judged (lp_shape.h); more work than allowed; "certificate was rejected", a defect of
///         ours.
/// Cost    every pivot factors a square matrix of at most min(rows, columns) modulo a prime and solves two or three
///         systems with it exactly.
Result<LpTruth> certify_lp(const LpProblem& problem, const LpWork& work = {}, const Basis& start = {});

}  // namespace assay
