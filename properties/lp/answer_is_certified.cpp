#include "properties/lp/answer_is_certified.h"

#include "oracles/lp/lp_claims.h"
#include "properties/lp/lp_status.h"
#include "properties/lp/weigh_answer.h"

namespace assay {
namespace {

// Enough for every domain of ours; larger programs are judged by their certificates alone.
constexpr LpWork kWork{2000, 60};

}  // namespace

Verdict AnswerIsCertified::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                                 const Court<LpFamily>& court) {
  if (replies.empty()) return Undecided{"no reply"};
  const LpAnswer& answer = replies[0].answer;
  const LpPromise promise{court.semantics.lp_primal, court.semantics.lp_dual, court.semantics.lp_gap};
  const LpJudgement judged = judge_lp(problem, answer, promise);
  if (judged.proven) return judged.verdict;
  const auto* undecided = std::get_if<Undecided>(&judged.verdict);
  if (undecided != nullptr && undecided->why != kNoProof) return judged.verdict;
  const Violated* broken = violation(judged.verdict);
  if (broken != nullptr && (broken->claim == lp_claim::kShape || broken->claim == lp_claim::kFinite)) return *broken;

  const auto truth = certify_lp(problem, kWork);
  if (!truth) return judged.verdict;
  WeighedAnswer weighed = weigh_answer(problem, answer, promise, judged, *truth, kWork);
  if (weighed.weight == LpWeight::kBeyond)
    return Violated{weighed.claim, std::move(weighed.evidence), weighed.magnitude};
  if (weighed.weight == LpWeight::kUnsettled) return Undecided{kOpen};
  return weighed.status_is_exact ? Verdict(Holds{}) : Verdict(Undecided{kInside, true});
}

}  // namespace assay
