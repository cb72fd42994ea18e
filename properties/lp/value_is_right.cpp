#include "properties/lp/value_is_right.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "oracles/lp/basis_solution.h"
#include "oracles/lp/lp_shape.h"
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

Verdict against(const LpProblem& problem, const Optimal& optimal, const Rational& optimum, const Semantics& semantics) {
  const LpPromise promise = effective_promise(semantics);
  Verdict verdict = Holds{};
  if (!optimal.x.empty() || problem.columns == 0) {
    verdict = check_value(problem, optimal.x, optimum, promise);
  } else {
    const auto value = exact_objective(problem, optimal.basis);
    if (!value) return NotJudged{ValueIsRight::kNoValue};
    verdict = check_value(problem, *value, nullptr, optimum, promise);
  }
  if (auto* off = std::get_if<Violated>(&verdict)) off->evidence += "; " + promise_words(semantics);
  return verdict;
}

}  // namespace

std::string_view ValueIsRight::not_judged(const Semantics& semantics) {
  return effective_promise(semantics).gap.is_judged() ? ""
                                                      : "the engine states that it promises nothing about the value";
}

Verdict judge_value(const LpProblem& problem, const LpAnswer& answer, const Semantics& semantics,
                    const LpTruth& truth) {
  if (const auto reason = ValueIsRight::not_judged(semantics); !reason.empty()) return NotJudged{reason};
  if (const auto reason = why_no_value(problem, answer); !reason.empty()) return NotJudged{reason};
  if (truth.status != LpStatus::kOptimal) return NotJudged{ValueIsRight::kNoOptimum};
  return against(problem, std::get<Optimal>(answer), truth.objective, semantics);
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
    if (const auto optimum = exact_objective(problem, optimal.basis))
      return against(problem, optimal, *optimum, court.semantics);
  }
  const auto truth = certify_lp(problem, kPropertyWork, optimal.basis);
  if (!truth) return Undecided{kTooLarge};
  return judge_value(problem, answer, court.semantics, *truth);
}

}  // namespace assay
