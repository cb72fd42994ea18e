// What Clp says after its solve, in Assay's terms.
#pragma once
#include <algorithm>
#include <memory>

#include "engines/adapters/clp/load.h"

namespace assay::clp_adapter {

inline void put_x(const ClpSimplex& model, assay_lp_answer& answer) {
  std::copy_n(model.primalColumnSolution(), model.numberColumns(), answer.x);
  answer.given |= ASSAY_LP_GIVES_X;
}

/// Clp lets a free variable that is not basic, and one that it calls superbasic, stand at any number; a basis of
/// Assay's lets neither.
inline Place place_of(const ClpSimplex& model, const assay_lp_problem& problem, uint32_t v) {
  switch (model.getStatus(static_cast<int>(v))) {
    case ClpSimplex::basic: return Place::kBasic;
    case ClpSimplex::atUpperBound: return Place::kUpper;
    case ClpSimplex::isFree: {
      const double value =
          v < problem.columns ? model.primalColumnSolution()[v] : model.primalRowSolution()[v - problem.columns];
      return value == 0 ? Place::kLower : Place::kElsewhere;
    }
    case ClpSimplex::superBasic: return Place::kElsewhere;
    case ClpSimplex::atLowerBound:
    case ClpSimplex::isFixed: break;
  }
  return Place::kLower;
}

inline void put_optimum(const ClpSimplex& model, const assay_lp_problem& problem, assay_lp_answer& answer) {
  answer.kind = ASSAY_LP_OPTIMAL;
  put_x(model, answer);
  std::copy_n(model.dualRowSolution(), model.numberRows(), answer.y);
  answer.given |= ASSAY_LP_GIVES_Y;
  put_basis(problem, answer, [&](uint32_t v) { return place_of(model, problem, v); });
}

/// By how much `sign` times the vector leans on bounds that rows do not have.
inline double leaning(const assay_lp_problem& problem, const double* vector, double sign) {
  double most = 0;
  for (uint32_t i = 0; i < problem.rows; ++i) {
    const double multiplier = sign * vector[i];
    const double bound = multiplier > 0 ? problem.row_lower[i] : problem.row_upper[i];
    if (std::isinf(bound)) most = std::max(most, std::abs(multiplier));
  }
  return most;
}

/// Clp does not say which way its infeasibility ray points, and it points both ways: the vector is turned to lean on
/// the bounds that are there, and where both ways are alike it is the negated one.
inline void put_farkas(const double* ray, const assay_lp_problem& problem, assay_lp_answer& answer) {
  const double sign = leaning(problem, ray, 1) < leaning(problem, ray, -1) ? 1 : -1;
  for (uint32_t i = 0; i < problem.rows; ++i) answer.y[i] = sign * ray[i];
  answer.given |= ASSAY_LP_GIVES_Y;
}

inline assay_status answer_of(ClpSimplex& model, const assay_lp_problem& problem, assay_lp_answer& answer) {
  const int doubt = model.secondaryStatus();
  switch (model.status()) {
    case 0:
      // "Scaled problem optimal - unscaled problem has primal (2), dual (3), both (4) infeasibilities": Clp says itself
      // that its tolerances are not met.
      if (doubt >= 2 && doubt <= 4) return give_up(answer, ASSAY_UNCERTAIN);
      put_optimum(model, problem, answer);
      return ASSAY_ANSWERED;
    case 1: {
      answer.kind = ASSAY_LP_INFEASIBLE;
      const std::unique_ptr<double[]> ray(model.infeasibilityRay());
      if (ray != nullptr) put_farkas(ray.get(), problem, answer);
      return ASSAY_ANSWERED;
    }
    case 2: {
      answer.kind = ASSAY_LP_UNBOUNDED;
      const std::unique_ptr<double[]> ray(model.unboundedRay());
      // Status 2 is "dual infeasible", which Clp may say before it has a feasible point to start the ray from.
      if (ray != nullptr && model.primalFeasible()) {
        std::copy_n(ray.get(), problem.columns, answer.ray);
        answer.given |= ASSAY_LP_GIVES_RAY;
        put_x(model, answer);
      }
      return ASSAY_ANSWERED;
    }
    case 3: return give_up(answer, ASSAY_STEP_LIMIT);
    case 5: return give_up(answer, ASSAY_STOPPED);
    default: return give_up(answer, ASSAY_STALLED);  // 4, "stopped due to errors"
  }
}

}  // namespace assay::clp_adapter
