#include "properties/lp/value_is_right.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/borderline.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "oracles/lp/sums/lp_sums.h"
#include "properties/lp/default_promises.h"

namespace assay {
namespace {

/// Why there is no value to judge; empty where there is one.
std::string_view why_no_value(const LpProblem& problem, const LpAnswer& answer) {
  const auto* optimal = std::get_if<Optimal>(&answer);
  if (optimal == nullptr) return ValueIsRight::kNoOptimumClaimed;
  if (optimal->x.empty() && problem.columns > 0)
    return optimal->basis.basic.empty() ? ValueIsRight::kNoValue : std::string_view{};
  const bool readable = optimal->x.size() == problem.columns &&
                        std::all_of(optimal->x.begin(), optimal->x.end(), [](double x) { return std::isfinite(x); });
  return readable ? std::string_view{} : ValueIsRight::kUnreadable;
}

/// The value of the answer; empty where its basis cannot be solved.
std::optional<Rational> value_of(const LpProblem& problem, const Optimal& optimal) {
  if (!optimal.x.empty() || problem.columns == 0) return dot<Rational>(problem.cost, optimal.x);
  return exact_objective(problem, optimal.basis);
}

}  // namespace

std::string_view ValueIsRight::not_judged(const Stated<LpFamily>& semantics) {
  return effective_promise(semantics).gap.is_judged() ? ""
                                                      : "the engine states that it promises nothing about the value";
}

Verdict judge_value(const LpProblem& problem, const LpAnswer& answer, const Stated<LpFamily>& semantics,
                    const LpTruth& truth, const LpWork& work) {
  if (const auto reason = ValueIsRight::not_judged(semantics); !reason.empty()) return NotJudged{reason};
  if (const auto reason = why_no_value(problem, answer); !reason.empty()) return NotJudged{reason};
  if (truth.status != LpStatus::kOptimal) return NotJudged{ValueIsRight::kNoOptimum};
  const auto& optimal = std::get<Optimal>(answer);
  const auto value = value_of(problem, optimal);
  if (!value) return NotJudged{ValueIsRight::kNoValue};
  const LpPromise promise = effective_promise(semantics);
  Verdict verdict = check_value(problem, *value, optimal.x.empty() ? nullptr : &optimal.x, truth.objective, promise);
  auto* off = std::get_if<Violated>(&verdict);
  const double change = allowed_change(semantics);
  if (off == nullptr) return verdict;
  if (change > 0) {
    const Rational room = exact(promise.gap.relative) * std::max(Rational(1), Rational(abs(truth.objective)));
    switch (reach_of_value(problem, truth, *value, room, change, work)) {
      case Reach::kReached: return Undecided{ValueIsRight::kInside, true};
      case Reach::kOpen: return Undecided{ValueIsRight::kOpen};
      case Reach::kUnreachable: break;
    }
    off->evidence += "; no program within the promise has an optimum as far off";
  }
  off->evidence += "; " + promise_words(semantics);
  return verdict;
}

Verdict ValueIsRight::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                            const Court<LpFamily>& court) {
  if (replies.empty()) return Undecided{"no reply"};
  const LpAnswer& answer = replies[0].answer;
  if (!status_of(answer)) return Undecided{"no answer"};
  if (const auto reason = unjudgeable(problem); !reason.empty()) return Undecided{reason};
  if (const auto reason = not_judged(court.semantics); !reason.empty()) return NotJudged{reason};
  if (const auto reason = why_no_value(problem, answer); !reason.empty()) return NotJudged{reason};
  const auto& optimal = std::get<Optimal>(answer);
  if (judge_lp(problem, answer, kNothingJudged).proven) {
    LpTruth own;
    own.basis = optimal.basis;
    if (const auto optimum = exact_objective(problem, optimal.basis)) {
      own.objective = *optimum;
      return judge_value(problem, answer, court.semantics, own, kPropertyWork);
    }
  }
  const auto truth = certify_lp(problem, kPropertyWork, optimal.basis);
  if (!truth) return Undecided{kTooLarge, false, true};
  return judge_value(problem, answer, court.semantics, *truth, kPropertyWork);
}

}  // namespace assay
