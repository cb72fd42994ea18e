#include "properties/lp/answer_is_certified.h"

#include <optional>

#include "oracles/lp/certify_lp.h"
#include "oracles/lp/check_lp.h"
#include "oracles/lp/lp_claims.h"
#include "properties/lp/lp_status.h"

namespace assay {
namespace {

// Enough for every domain of ours; larger programs are judged by their certificates alone.
constexpr LpWork kWork{2000, 60};
LpJudgement judge_certificate(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) return judge_optimal(problem, *optimal, promise);
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) return judge_infeasible(problem, *infeasible, promise);
  if (const auto* unbounded = std::get_if<Unbounded>(&answer)) return judge_unbounded(problem, *unbounded, promise);
  return {Undecided{"no answer"}};
}

bool is_undecided(const Verdict& verdict) { return std::holds_alternative<Undecided>(verdict); }

bool gives_no_proof(const Verdict& verdict) {
  return is_undecided(verdict) && std::get<Undecided>(verdict).why == kNoProof;
}

}  // namespace

Verdict AnswerIsCertified::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                                 const Court<LpFamily>& court) {
  if (replies.empty()) return Undecided{"no reply"};
  const LpAnswer& answer = replies[0].answer;
  const auto claimed = status_of(answer);
  if (!claimed) return Undecided{"no answer"};
  const LpPromise promise{court.semantics.lp_primal, court.semantics.lp_dual, court.semantics.lp_gap};
  const LpJudgement judged = judge_certificate(problem, answer, promise);
  if (judged.proven) return judged.verdict;
  const bool without_proof = gives_no_proof(judged.verdict);
  if (is_undecided(judged.verdict) && !without_proof) return judged.verdict;
  const Violated* broken = violation(judged.verdict);
  if (broken != nullptr && (broken->claim == lp_claim::kShape || broken->claim == lp_claim::kFinite)) return *broken;

  const auto truth = certify_lp(problem, kWork);
  if (!truth) return judged.verdict;
  if (truth->status == *claimed) {
    if (!without_proof) return judged.verdict;
    const auto* optimal = std::get_if<Optimal>(&answer);
    const bool with_point = optimal != nullptr && optimal->x.size() == problem.columns;
    return with_point ? check_value(problem, optimal->x, truth->objective, promise) : Verdict(Holds{});
  }
  std::string evidence =
      "answered " + std::string(name_of(*claimed)) + ", exactly " + std::string(name_of(truth->status));
  if (without_proof) return Violated{kStatus, std::move(evidence) + "; the answer carries no proof", 0};
  if (broken == nullptr) return Violated{kStatusInside, std::move(evidence), 0};
  return Violated{kStatus, std::move(evidence) + "; " + std::string(broken->claim) + ": " + broken->evidence,
                  broken->magnitude};
}

}  // namespace assay
