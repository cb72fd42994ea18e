#include "oracles/lp/certify_lp.h"

#include <string>

#include "oracles/lp/basis_breaches.h"
#include "oracles/lp/lp_breaches.h"
#include "oracles/lp/lp_shape.h"
#include "oracles/lp/rational_simplex.h"

namespace assay {
namespace {

const Error kRejected{"certify_lp: certificate was rejected, a defect of the harness"};

Result<LpTruth> certified_optimum(const LpProblem& problem, LpTruth truth) {
  truth.status = LpStatus::kOptimal;
  const auto places = places_of(problem, truth.basis);
  if (!places) return kRejected;
  const auto solution = solve_basis(problem, *places);
  if (!solution) return kRejected;
  const BasisExcess excess = excess_of(problem, *places, *solution);
  if (excess.primal != 0 || excess.dual != 0) return kRejected;
  truth.x.assign(solution->value.begin(), solution->value.begin() + problem.columns);
  truth.objective = solution->objective;
  return truth;
}

Result<LpTruth> certified_infeasibility(const LpProblem& problem, LpTruth truth) {
  truth.status = LpStatus::kInfeasible;
  bool exactly = false;
  if (farkas_sign_breach(problem, truth.farkas, 0, exactly)) return kRejected;
  if (farkas_bound_breach(problem, truth.farkas, exactly)) return kRejected;
  return truth;
}

Result<LpTruth> certified_ray(const LpProblem& problem, LpTruth truth) {
  truth.status = LpStatus::kUnbounded;
  bool exactly = false;
  if (primal_breach(problem, truth.x, 0, exactly) || recession_breach(problem, truth.ray, 0, exactly) ||
      descent_breach(problem, truth.ray, exactly)) {
    return kRejected;
  }
  return truth;
}

}  // namespace

Result<LpTruth> certify_lp(const LpProblem& problem, const LpWork& work) {
  if (const auto reason = unjudgeable(problem); !reason.empty()) return Error{"certify_lp: " + std::string(reason)};
  LpTruth truth;
  if (has_crossed_bounds(problem)) {
    truth.status = LpStatus::kInfeasible;
    return truth;
  }
  if (std::uint64_t{problem.rows} + problem.columns > work.variables) {
    return Error{"certify_lp: more variables than the work allowed"};
  }
  RationalSimplex simplex(problem);
  const RationalSimplex::End end = simplex.run(work.pivots);
  truth.pivots = simplex.pivots();
  switch (end) {
    case RationalSimplex::End::kOptimal: truth.basis = simplex.basis(); return certified_optimum(problem, truth);
    case RationalSimplex::End::kInfeasible:
      truth.farkas = simplex.farkas();
      return certified_infeasibility(problem, truth);
    case RationalSimplex::End::kUnbounded:
      truth.x = simplex.x();
      truth.ray = simplex.ray();
      return certified_ray(problem, truth);
    case RationalSimplex::End::kOutOfPivots: break;
  }
  return Error{"certify_lp: more pivots than the work allowed"};
}

}  // namespace assay
