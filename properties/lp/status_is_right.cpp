#include "properties/lp/status_is_right.h"

#include "oracles/lp/borderline.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "properties/lp/answer_is_certified.h"
#include "properties/lp/default_promises.h"

namespace assay {

std::string_view StatusIsRight::not_judged(const Stated<LpFamily>& semantics) {
  return allowed_change(semantics) < 0
             ? "the engine states that it promises nothing about violations, by which a status is measured"
             : "";
}

Verdict judge_status(const LpProblem& problem, const LpAnswer& answer, const Stated<LpFamily>& semantics,
                     const LpTruth& truth, const LpWork& work) {
  const LpStatus claimed = *status_of(answer);
  if (claimed == truth.status) return Holds{};
  const double allowed = allowed_change(semantics);
  if (allowed < 0) return NotJudged{StatusIsRight::not_judged(semantics)};
  Violated wrong{StatusIsRight::kClaim,
                 "answered " + std::string(name_of(claimed)) + ", exactly " + std::string(name_of(truth.status)), 0};
  if (allowed > 0) {
    switch (reach_of(problem, truth, claimed, allowed, work)) {
      case Reach::kReached: return Undecided{StatusIsRight::kInside, true};
      case Reach::kOpen:
        if (holds(judge_certificate(problem, answer, semantics).verdict))
          return Undecided{StatusIsRight::kInside, true};
        return Undecided{StatusIsRight::kOpen};
      case Reach::kUnreachable: break;
    }
    wrong.evidence += "; no program within the promise is " + std::string(name_of(claimed));
  }
  wrong.evidence += "; " + promise_words(semantics);
  return wrong;
}

Verdict StatusIsRight::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                             const Court<LpFamily>& court) {
  if (replies.empty()) return Undecided{"no reply"};
  const LpAnswer& answer = replies[0].answer;
  if (!status_of(answer)) return Undecided{"no answer"};
  if (const auto reason = unjudgeable(problem); !reason.empty()) return Undecided{reason};
  if (judge_lp(problem, answer, kNothingJudged).proven) return Holds{};
  const auto* optimal = std::get_if<Optimal>(&answer);
  const auto truth = certify_lp(problem, kPropertyWork, optimal == nullptr ? Basis{} : optimal->basis);
  if (!truth) return Undecided{kTooLarge, false, true};
  return judge_status(problem, answer, court.semantics, *truth, kPropertyWork);
}

}  // namespace assay
