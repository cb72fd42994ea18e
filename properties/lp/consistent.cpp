#include "properties/lp/consistent.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/words.h"
#include "oracles/lp/basis_solution.h"
#include "oracles/lp/check_lp.h"
#include "oracles/lp/lp_shape.h"
#include "properties/lp/lp_status.h"

namespace assay {
namespace {

bool keeps_promise(const LpJudgement& judgement) { return judgement.proven || holds(judgement.verdict); }

/// "keeps its promise", or why not.
std::string state_of(const LpJudgement& judgement) {
  if (judgement.proven) return "proved";
  if (const auto* broken = violation(judgement.verdict)) return std::string(broken->claim) + ": " + broken->evidence;
  return holds(judgement.verdict) ? "within its promise" : std::string(why_open(judgement.verdict));
}

std::optional<Rational> value_of(const LpProblem& problem, const Optimal& answer, bool proven) {
  if (proven && !answer.basis.basic.empty()) {
    if (const auto places = places_of(problem, answer.basis)) {
      if (const auto solution = solve_basis(problem, *places)) return solution->objective;
    }
  }
  if (answer.x.size() != problem.columns) return std::nullopt;
  if (!std::all_of(answer.x.begin(), answer.x.end(), [](double x) { return std::isfinite(x); })) return std::nullopt;
  return exact_dot(problem.cost, answer.x);
}

Rational size_of_value(const Rational& value) { return std::max(Rational(1), Rational(abs(value))); }

}  // namespace

Verdict consistent(const LpProblem& first, const LpAnswer& first_answer, const LpProblem& second,
                   const LpAnswer& second_answer, const LpRelation& relation, const Semantics& semantics) {
  if (!unjudgeable(first).empty() || !unjudgeable(second).empty()) return Undecided{"problem cannot be judged"};
  const auto status_1 = status_of(first_answer), status_2 = status_of(second_answer);
  if (!status_1 || !status_2) return Undecided{"no answer"};
  const bool may_follow = relation.may_follow(*status_1, *status_2);
  const bool both_optimal = *status_1 == LpStatus::kOptimal && *status_2 == LpStatus::kOptimal;
  if (may_follow && !both_optimal) return Holds{};
  const LpPromise promise{semantics.lp_primal, semantics.lp_dual, semantics.lp_gap};
  const bool promises = promise.primal >= 0 && promise.dual >= 0 && promise.gap >= 0;
  const auto judge = [&](const LpProblem& problem, const LpAnswer& answer) {
    return judge_lp(problem, answer, promise);
  };
  if (!may_follow) {
    const LpJudgement judged_1 = judge(first, first_answer), judged_2 = judge(second, second_answer);
    if (promises && keeps_promise(judged_1) && keeps_promise(judged_2)) return Undecided{kBothKeepPromise, true};
    return Violated{relation.status_claim,
                    std::string(name_of(*status_1)) + " (" + state_of(judged_1) + ") became " +
                        std::string(name_of(*status_2)) + " (" + state_of(judged_2) + ")",
                    0};
  }
  if (!promises) return Undecided{"nothing is promised"};
  const LpJudgement judged_1 = judge(first, first_answer), judged_2 = judge(second, second_answer);
  const auto value_1 = value_of(first, std::get<Optimal>(first_answer), judged_1.proven);
  const auto value_2 = value_of(second, std::get<Optimal>(second_answer), judged_2.proven);
  if (!value_1 || !value_2) return Undecided{"no value"};
  const Rational expected = exact(relation.factor) * *value_1, difference = *value_2 - expected;
  const Rational allowed =
      exact(promise.gap) * (abs(exact(relation.factor)) * size_of_value(*value_1) + size_of_value(*value_2));
  const bool is_off = difference > allowed || (relation.values == LpRelation::Values::kEqual && -difference > allowed);
  if (!is_off) return Holds{};
  if (keeps_promise(judged_1) && keeps_promise(judged_2)) return Undecided{kBothKeepPromise, true};
  return Violated{relation.value_claim,
                  in_words(expected) + " (" + state_of(judged_1) + ") became " + in_words(*value_2) + " (" +
                      state_of(judged_2) + ")",
                  approximate(Rational(abs(difference) / size_of_value(*value_2)))};
}

Verdict consistent(const LpProblem& first, const LpProblem& second, std::span<const Reply<LpFamily>> replies,
                   const LpRelation& relation, const Semantics& semantics) {
  if (replies.size() != 2) return Undecided{"no reply"};
  return consistent(first, replies[0].answer, second, replies[1].answer, relation, semantics);
}

}  // namespace assay
