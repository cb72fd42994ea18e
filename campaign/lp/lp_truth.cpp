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

std::optional<SettledLp> settle_by_any(const LpProblem& problem, std::span<const std::string> engines,
                                       std::span<const Reply<LpFamily>> replies, BasisBook& book,
                                       const SettlingWork& work) {
  const auto step = [&](auto&& call) { return if_within_work(work.step, call).value_or(std::nullopt); };
  for (std::size_t i = 0; i < replies.size(); ++i) {
    if (replies[i].delivery != Delivery::kAnswered) continue;
    if (auto settled = step([&] { return proved_by(problem, engines[i], replies[i].answer, book); })) return settled;
  }
  const auto by_pivots = [&](const Basis& start, const std::string& proof) {
    return step([&]() -> std::optional<SettledLp> {
      const auto truth = certify_lp(problem, work.pivots, start);
      if (!truth) return std::nullopt;
      return settled(*truth, proof);
    });
  };
  // From where an engine stopped, the exact simplex has little left to do.
  for (std::size_t i = 0; i < replies.size(); ++i) {
    const auto* optimal = std::get_if<Optimal>(&replies[i].answer);
    if (replies[i].delivery != Delivery::kAnswered || optimal == nullptr || optimal->basis.basic.empty()) continue;
    if (!book.facts(optimal->basis).is_solvable()) continue;
    if (auto settled = by_pivots(optimal->basis, "exact pivots from the basis of " + engines[i])) return settled;
  }
  return by_pivots({}, "exact pivots");
}

}  // namespace

const BasisFacts& BasisBook::facts(const Basis& basis) {
  Key key{basis.basic, basis.at_upper};
  std::sort(key.first.begin(), key.first.end());
  std::sort(key.second.begin(), key.second.end());
  const auto at = known_.find(key);
  if (at != known_.end()) return at->second;
  BasisFacts facts = if_within_work(allowed_, [&] { return examine(problem_, basis); }).value_or(BasisFacts{});
  return known_.emplace(std::move(key), std::move(facts)).first->second;
}

std::optional<SettledLp> settle_lp(const LpProblem& problem, std::span<const std::string> engines,
                                   std::span<const Reply<LpFamily>> replies, BasisBook& book,
                                   const SettlingWork& work) {
  return if_within_work(work.all, [&] { return settle_by_any(problem, engines, replies, book, work); })
      .value_or(std::nullopt);
}

}  // namespace assay
