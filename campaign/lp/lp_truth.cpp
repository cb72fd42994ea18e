#include "campaign/lp/lp_truth.h"

#include <algorithm>

#include "oracles/lp/basis/basis_solution.h"

namespace assay {
namespace {

BasisFacts examine(const LpProblem& problem, const Basis& basis) {
  const BasisClass what = classify_basis(problem, basis);
  const auto objective = exact_objective(problem, basis);
  return {what, objective ? *objective : Rational(0)};
}

constexpr LpPromise kExactly{0, 0, 0};

SettledLp settled(const LpTruth& truth, std::string proof) {
  return {truth.status, truth.objective, std::move(proof), truth.basis, truth.x};
}

std::optional<SettledLp> proved_by(const LpProblem& problem, const std::string& engine, const LpAnswer& answer,
                                   BasisBook& book) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) {
    if (optimal->basis.basic.size() != problem.rows) return std::nullopt;
    const BasisFacts& facts = book.facts(optimal->basis);
    if (facts.what == BasisClass::kOptimal)
      return SettledLp{LpStatus::kOptimal, facts.objective, engine, optimal->basis, {}};
  }
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) {
    if (judge_infeasible(problem, *infeasible, kExactly).proven)
      return SettledLp{LpStatus::kInfeasible, 0, engine, {}, {}};
  }
  if (const auto* unbounded = std::get_if<Unbounded>(&answer)) {
    if (judge_unbounded(problem, *unbounded, kExactly).proven)
      return SettledLp{LpStatus::kUnbounded, 0, engine, {}, {}};
  }
  return std::nullopt;
}

}  // namespace

const BasisFacts& BasisBook::facts(const Basis& basis) {
  Key key{basis.basic, basis.at_upper};
  std::sort(key.first.begin(), key.first.end());
  std::sort(key.second.begin(), key.second.end());
  const auto at = known_.find(key);
  if (at != known_.end()) return at->second;
  return known_.emplace(std::move(key), examine(problem_, basis)).first->second;
}

std::optional<SettledLp> settle_lp(const LpProblem& problem, std::span<const std::string> engines,
                                   std::span<const Reply<LpFamily>> replies, BasisBook& book, const LpWork& work) {
  for (std::size_t i = 0; i < replies.size(); ++i) {
    if (replies[i].delivery != Delivery::kAnswered) continue;
    if (auto settled = proved_by(problem, engines[i], replies[i].answer, book)) return settled;
  }
  // From where an engine stopped, the exact simplex has little left to do.
  for (std::size_t i = 0; i < replies.size(); ++i) {
    const auto* optimal = std::get_if<Optimal>(&replies[i].answer);
    if (replies[i].delivery != Delivery::kAnswered || optimal == nullptr || optimal->basis.basic.empty()) continue;
    const BasisClass what = book.facts(optimal->basis).what;
    if (what == BasisClass::kMalformed || what == BasisClass::kSingular) continue;
    const auto truth = certify_lp(problem, work, optimal->basis);
    if (truth) return settled(*truth, "exact pivots from the basis of " + engines[i]);
  }
  const auto truth = certify_lp(problem, work);
  if (!truth) return std::nullopt;
  return settled(*truth, "exact pivots");
}

}  // namespace assay
