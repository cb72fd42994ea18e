// Clp's primal and dual simplex with the library's defaults: ClpSimplex::primal and ClpSimplex::dual, no presolve.
#include <ClpConfig.h>

#include <ClpEventHandler.hpp>
#include <ClpSimplex.hpp>
#include <algorithm>
#include <cmath>
#include <memory>

#include "engines/adapters/lp_adapter_kit.h"

namespace {

using namespace assay::lp_adapter;

/// Shows the watch the basis after every iteration: the basic variables, sorted, in Assay's numbering, which is Clp's
/// (columns, then row activities), then the nonbasic ones at their upper bound.
class Looker final : public ClpEventHandler {
 public:
  explicit Looker(const assay_watch* watch) : watch_(watch) {}
  ClpEventHandler* clone() const override { return new Looker(*this); }

  int event(Event event) override {
    if (event != endOfIteration || model_ == nullptr) return -1;
    const int rows = model_->numberRows(), all = rows + model_->numberColumns();
    state_.clear();
    for (int v = 0; v < all; ++v)
      if (model_->getStatus(v) == ClpSimplex::basic) state_.push_back(static_cast<uint32_t>(v));
    for (int v = 0; v < all; ++v)
      if (model_->getStatus(v) == ClpSimplex::atUpperBound) state_.push_back(static_cast<uint32_t>(v));
    const bool go_on = watch_->step(watch_->context, state_.data(), static_cast<uint32_t>(state_.size())) != 0;
    return go_on ? -1 : 0;  // 0 ends the run with status 5
  }

 private:
  const assay_watch* watch_;
  std::vector<uint32_t> state_;
};

std::vector<double> with_clp_infinity(const double* bounds, uint32_t count) {
  std::vector<double> numbers(bounds, bounds + count);
  for (double& number : numbers)
    if (std::isinf(number)) number = std::copysign(COIN_DBL_MAX, number);
  return numbers;
}

void load(ClpSimplex& model, const assay_lp_problem& problem) {
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

void put_x(const ClpSimplex& model, assay_lp_answer& answer) {
  std::copy_n(model.primalColumnSolution(), model.numberColumns(), answer.x);
  answer.given |= ASSAY_LP_GIVES_X;
}

void put_optimum(const ClpSimplex& model, const assay_lp_problem& problem, assay_lp_answer& answer) {
  answer.kind = ASSAY_LP_OPTIMAL;
  put_x(model, answer);
  std::copy_n(model.dualRowSolution(), model.numberRows(), answer.y);
  answer.given |= ASSAY_LP_GIVES_Y;
  put_basis(problem, answer, [&](uint32_t v) {
    switch (model.getStatus(static_cast<int>(v))) {
      case ClpSimplex::basic: return Place::kBasic;
      case ClpSimplex::atUpperBound: return Place::kUpper;
      default: return Place::kLower;
    }
  });
}

/// By how much `sign` times the vector leans on bounds that rows do not have.
double leaning(const assay_lp_problem& problem, const double* vector, double sign) {
  double most = 0;
  for (uint32_t i = 0; i < problem.rows; ++i) {
    const double multiplier = sign * vector[i];
    const double bound = multiplier > 0 ? problem.row_lower[i] : problem.row_upper[i];
    if (std::isinf(bound)) most = std::max(most, std::abs(multiplier));
  }
  return most;
}

/// Clp does not say which way its infeasibility ray points, and it points both ways: the vector is turned to lean on the
/// bounds that are there, and where both ways are alike it is the negated one.
void put_farkas(const double* ray, const assay_lp_problem& problem, assay_lp_answer& answer) {
  const double sign = leaning(problem, ray, 1) < leaning(problem, ray, -1) ? 1 : -1;
  for (uint32_t i = 0; i < problem.rows; ++i) answer.y[i] = sign * ray[i];
  answer.given |= ASSAY_LP_GIVES_Y;
}

assay_status answer_of(ClpSimplex& model, const assay_lp_problem& problem, assay_lp_answer& answer) {
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

template <bool dual>
assay_status solve(void*, const assay_lp_problem* problem, const assay_watch* watch, assay_lp_answer* answer) noexcept {
  try {
    ClpSimplex model;
    model.setLogLevel(0);
    load(model, *problem);
    if (watch != nullptr && watch->step != nullptr) {
      Looker looker(watch);
      model.passInEventHandler(&looker);
    }
    if (dual)
      model.dual();
    else
      model.primal();
    return answer_of(model, *problem, *answer);
  } catch (...) {  // CoinError; bad_alloc
    return give_up(*answer, ASSAY_STALLED);
  }
}

constexpr assay_semantics kSemantics = {
    sizeof(assay_semantics),
    ASSAY_TOUCHING_UNSPECIFIED,
    0,
    -1,
    1e-7,
    1e-7,
    -1,
    "primalTolerance = dualTolerance = 1e-7, absolute, of the problem as scaled (scaling mode 3, automatic) and as "
    "given: "
    "where only the scaled problem keeps them Clp says so (secondary status 2, 3, 4), which counts as giving up. No "
    "promise on the gap. No presolve. Bounds beyond 1e27 or so are infinite to it, entries below 1e-20 are dropped. "
    "The "
    "watch sees the basis after every iteration (ClpEventHandler).",
    0,
    0};

const assay_engine kEngines[] = {
    {sizeof(assay_engine), "clp/primal", CLP_VERSION, "foreign",
     "Clp's primal simplex, ClpSimplex::primal with defaults", kSemantics, nullptr, &solve<false>, nullptr, nullptr},
    {sizeof(assay_engine), "clp/dual", CLP_VERSION, "foreign", "Clp's dual simplex, ClpSimplex::dual with defaults",
     kSemantics, nullptr, &solve<true>, nullptr, nullptr},
};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, std::size(kEngines), kEngines};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
