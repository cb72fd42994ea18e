#include "properties/lp/weigh_answer.h"

#include <utility>

#include "properties/lp/answer_is_certified.h"
#include "properties/lp/status_is_right.h"
#include "properties/lp/value_is_right.h"

namespace assay {
namespace {

bool is_broken(Verdict& verdict, WeighedAnswer& weighed) {
  auto* broken = std::get_if<Violated>(&verdict);
  if (broken == nullptr) return false;
  weighed.weight = LpWeight::kBeyond;
  weighed.claim = broken->claim;
  weighed.evidence = std::move(broken->evidence);
  weighed.magnitude = broken->magnitude;
  return true;
}

}  // namespace

WeighedAnswer weigh_answer(const LpProblem& problem, const LpAnswer& answer, const Stated<LpFamily>& semantics,
                           const LpTruth* truth, const LpWork& work) {
  WeighedAnswer weighed;
  LpJudgement certificate = judge_certificate(problem, answer, semantics);
  if (truth == nullptr) {
    if (!is_broken(certificate.verdict, weighed) && certificate.proven) weighed.weight = LpWeight::kExact;
    return weighed;
  }
  weighed.status_is_exact = *status_of(answer) == truth->status;
  Verdict status = judge_status(problem, answer, semantics, *truth, work);
  if (is_broken(status, weighed)) return weighed;
  Verdict value = judge_value(problem, answer, semantics, *truth, work);
  if (is_broken(value, weighed) || is_broken(certificate.verdict, weighed)) return weighed;
  if (!weighed.status_is_exact) {
    const auto* undecided = std::get_if<Undecided>(&status);
    weighed.weight = undecided != nullptr && undecided->inside_promise ? LpWeight::kInside : LpWeight::kUnsettled;
    weighed.evidence = why_open(status);
    return weighed;
  }
  if (const auto* off = std::get_if<Undecided>(&value)) {
    weighed.weight = off->inside_promise ? LpWeight::kInside : LpWeight::kUnsettled;
    weighed.evidence = off->why;
    return weighed;
  }
  const bool bare = std::holds_alternative<NotJudged>(certificate.verdict);
  weighed.weight = certificate.proven || bare ? LpWeight::kExact : LpWeight::kInside;
  return weighed;
}

}  // namespace assay
