#include "properties/lp/answer_is_certified.h"

#include "properties/lp/default_promises.h"

namespace assay {
namespace {

/// Whether some promise that the answer's kind is held to is infinite.
bool is_partly_unpromised(const LpAnswer& answer, const LpPromise& promise) {
  if (std::holds_alternative<Infeasible>(answer)) return !promise.dual.is_judged();
  if (std::holds_alternative<Unbounded>(answer)) return !promise.primal.is_judged();
  return !promise.primal.is_judged() || !promise.dual.is_judged() || !promise.gap.is_judged();
}

}  // namespace

std::string_view AnswerIsCertified::not_judged(const Stated<LpFamily>& semantics) {
  const LpPromise promise = effective_promise(semantics);
  return promise.primal.is_judged() || promise.dual.is_judged() || promise.gap.is_judged()
             ? ""
             : "the engine states that it promises nothing about violations and gap";
}

LpJudgement judge_certificate(const LpProblem& problem, const LpAnswer& answer, const Stated<LpFamily>& semantics) {
  const LpPromise promise = effective_promise(semantics);
  LpJudgement judged = judge_lp(problem, answer, promise);
  if (auto* broken = std::get_if<Violated>(&judged.verdict)) broken->evidence += "; " + promise_words(semantics);
  if (holds(judged.verdict) && !judged.proven && is_partly_unpromised(answer, promise))
    judged.verdict = NotJudged{AnswerIsCertified::kPartly};
  return judged;
}

Verdict AnswerIsCertified::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                                 const Court<LpFamily>& court) {
  if (replies.empty()) return Undecided{"no reply"};
  if (const auto reason = not_judged(court.semantics); !reason.empty()) return NotJudged{reason};
  return judge_certificate(problem, replies[0].answer, court.semantics).verdict;
}

}  // namespace assay
