#include "oracles/lp/exact/certify_lp.h"

#include <cmath>
#include <string>

#include "oracles/lp/certificate/lp_breaches.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/exact/exact_simplex.h"

namespace assay {
namespace {

const Error kRejected{"certify_lp: certificate was rejected, a defect of the harness"};

Result<LpTruth> certified_optimum(const LpProblem& problem, const ExactSimplex& simplex, LpTruth truth) {
  truth.status = LpStatus::kOptimal;
  auto solution = solve_basis(problem, simplex.places(), simplex.factored());
  if (!solution) return kRejected;
  truth.x.assign(solution->value.begin(), solution->value.begin() + problem.columns);
  truth.y.assign(solution->reduced.begin() + problem.columns, solution->reduced.end());
  truth.objective = solution->objective;
  bool exactly = false;
  if (primal_breach(problem, truth.x, 0, exactly) || dual_breach(problem, truth.y, 0, exactly) ||
      gap_breach(problem, truth.x, truth.y, 0, exactly)) {
    return kRejected;
  }
  return truth;
}

// v - sum t_k w_k = 0 for every x: the multipliers of all variables, of which those of the activities are the vector.
Result<LpTruth> certified_infeasibility(const LpProblem& problem, const ExactSimplex& simplex, LpTruth truth) {
  truth.status = LpStatus::kInfeasible;
  const std::uint32_t proving = truth.variable = simplex.proving_variable();
  const auto row = tableau_row(problem, simplex.places(), simplex.factored(), proving);
  if (!row) return kRejected;
  const double lower = lower_of(problem, proving);
  const Rational sense = std::isfinite(lower) && simplex.value(proving) < exact(lower) ? 1 : -1;
  truth.farkas.resize(problem.rows);
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const std::uint32_t v = problem.columns + i;
    if (v == proving) truth.farkas[i] = sense;
    if (row->sign(v) != 0) truth.farkas[i] = -sense * row->at(v);
  }
  bool exactly = false;
  if (farkas_sign_breach(problem, truth.farkas, 0, exactly)) return kRejected;
  if (farkas_bound_breach(problem, truth.farkas, exactly)) return kRejected;
  return truth;
}

Result<LpTruth> certified_ray(const LpProblem& problem, const ExactSimplex& simplex, LpTruth truth) {
  truth.status = LpStatus::kUnbounded;
  truth.variable = simplex.proving_variable();
  const auto column = tableau_column(problem, simplex.places(), simplex.factored(), truth.variable);
  if (!column) return kRejected;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    truth.x.push_back(simplex.value(j));
    truth.ray.push_back(simplex.proving_rises() ? column->at(j) : Rational(-column->at(j)));
  }
  bool exactly = false;
  if (primal_breach(problem, truth.x, 0, exactly) || recession_breach(problem, truth.ray, 0, exactly) ||
      descent_breach(problem, truth.ray, exactly)) {
    return kRejected;
  }
  return truth;
}

}  // namespace

Result<LpTruth> certify_lp(const LpProblem& problem, const LpWork& work, const Basis& start) {
  if (const auto reason = unjudgeable(problem); !reason.empty()) return Error{"certify_lp: " + std::string(reason)};
  LpTruth truth;
  if (has_crossed_bounds(problem)) {
    truth.status = LpStatus::kInfeasible;
    truth.crossed_bounds = true;
    return truth;
  }
  if (std::uint64_t{problem.rows} + problem.columns > work.variables) {
    return Error{"certify_lp: more variables than the work allowed"};
  }
  ExactSimplex simplex(problem, start);
  const ExactSimplex::End end = simplex.run(work.pivots);
  truth.pivots = simplex.pivots();
  truth.basis = simplex.basis();
  switch (end) {
    case ExactSimplex::End::kOptimal: return certified_optimum(problem, simplex, std::move(truth));
    case ExactSimplex::End::kInfeasible: return certified_infeasibility(problem, simplex, std::move(truth));
    case ExactSimplex::End::kUnbounded: return certified_ray(problem, simplex, std::move(truth));
    case ExactSimplex::End::kOutOfPivots: return Error{"certify_lp: more pivots than the work allowed"};
    case ExactSimplex::End::kBroken: break;
  }
  return Error{"certify_lp: a basis could not be solved, a defect of the harness"};
}

}  // namespace assay
