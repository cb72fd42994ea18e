#include "properties/lp/weigh_answer.h"

#include <algorithm>

#include "oracles/lp/borderline.h"
#include "oracles/lp/lp_claims.h"
#include "properties/lp/lp_status.h"

namespace assay {
namespace {

bool promises(const LpPromise& promise) { return promise.primal >= 0 && promise.dual >= 0; }

WeighedAnswer with_exact_status(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise,
                                const Verdict& verdict, const LpTruth& truth) {
  if (const Violated* broken = violation(verdict))
    return {LpWeight::kBeyond, true, broken->claim, broken->evidence, broken->magnitude};
  if (holds(verdict)) return {LpWeight::kInside, true};
  const auto* optimal = std::get_if<Optimal>(&answer);
  if (optimal == nullptr || optimal->x.size() != problem.columns) return {LpWeight::kExact, true};
  const Verdict value = check_value(problem, optimal->x, truth.objective, promise);
  if (const Violated* off = violation(value))
    return {LpWeight::kBeyond, true, off->claim, off->evidence, off->magnitude};
  return {LpWeight::kExact, true};
}

}  // namespace

double allowed_change(const LpPromise& promise) {
  return promises(promise) ? std::max(promise.primal, promise.dual) : kBorderlineChange;
}

WeighedAnswer weigh_answer(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise,
                           const LpJudgement& judged, const LpTruth& truth, const LpWork& work) {
  const LpStatus claimed = *status_of(answer);
  if (claimed == truth.status) return with_exact_status(problem, answer, promise, judged.verdict, truth);
  WeighedAnswer weighed{LpWeight::kBeyond, false, kStatusIsRight,
                        "answered " + std::string(name_of(claimed)) + ", exactly " + std::string(name_of(truth.status)),
                        0};
  if (const Violated* broken = violation(judged.verdict)) {
    weighed.evidence += "; " + std::string(broken->claim) + ": " + broken->evidence;
    weighed.magnitude = broken->magnitude;
    return weighed;
  }
  const double allowed = allowed_change(promise);
  const bool with_witness = holds(judged.verdict);
  if (allowed == 0) {
    if (!with_witness) weighed.evidence += "; the answer carries no proof";
    return weighed;
  }
  if (with_witness && promises(promise)) {
    weighed.weight = LpWeight::kInside;
    return weighed;
  }
  switch (reach_of(problem, truth, claimed, allowed, work)) {
    case Reach::kReached:
      weighed.weight = LpWeight::kInside;
      weighed.evidence += ", and that for a program within the promise";
      break;
    case Reach::kUnreachable:
      weighed.evidence += "; no program within the promise is " + std::string(name_of(claimed));
      break;
    case Reach::kOpen:
      weighed.weight = LpWeight::kUnsettled;
      weighed.evidence += "; whether a program within the promise is so is open";
      break;
  }
  return weighed;
}

}  // namespace assay
