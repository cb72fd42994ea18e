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
constexpr LpPromise kExact{0, 0, 0};

struct Judged {
  Verdict verdict;
  bool proven = false;  ///< the basis, Farkas vector or ray proves the status without any tolerance
};

Judged judge_certificate(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) {
    OptimalJudgement judged = judge_optimal(problem, *optimal, promise);
    return {std::move(judged.verdict), judged.proven};
  }
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) {
    if (Verdict strict = check_infeasible(problem, *infeasible, kExact); holds(strict)) return {strict, true};
    return {check_infeasible(problem, *infeasible, promise)};
  }
  if (const auto* unbounded = std::get_if<Unbounded>(&answer)) {
    if (Verdict strict = check_unbounded(problem, *unbounded, kExact); holds(strict)) return {strict, true};
    return {check_unbounded(problem, *unbounded, promise)};
  }
  return {Undecided{"no answer"}};
}

}  // namespace

Verdict AnswerIsCertified::judge(const LpProblem& problem, std::span<const Reply<LpFamily>> replies,
                                 const Court<LpFamily>& court) {
  if (replies.empty()) return Undecided{"no reply"};
  const LpAnswer& answer = replies[0].answer;
  const auto claimed = status_of(answer);
  if (!claimed) return Undecided{"no answer"};
  const LpPromise promise{court.semantics.lp_primal, court.semantics.lp_dual, court.semantics.lp_gap};
  const Judged judged = judge_certificate(problem, answer, promise);
  if (judged.proven || std::holds_alternative<Undecided>(judged.verdict)) return judged.verdict;
  const Violated* broken = violation(judged.verdict);
  if (broken != nullptr && (broken->claim == lp_claim::kShape || broken->claim == lp_claim::kFinite)) return *broken;

  const auto truth = certify_lp(problem, kWork);
  if (!truth || truth->status == *claimed) return judged.verdict;
  std::string evidence =
      "answered " + std::string(name_of(*claimed)) + ", exactly " + std::string(name_of(truth->status));
  if (broken == nullptr) return Violated{kStatusInside, std::move(evidence), 0};
  return Violated{kStatus, std::move(evidence) + "; " + std::string(broken->claim) + ": " + broken->evidence,
                  broken->magnitude};
}

}  // namespace assay
