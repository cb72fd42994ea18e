
#include "oracles/lp/certificate/judge_frame.h"
#include "oracles/lp/certificate/line_breaches.h"
#include "oracles/lp/certificate/lp_breaches.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "oracles/lp/certificate/witness_shape.h"
#include "oracles/lp/certificate/worst_claim.h"

namespace assay {
namespace {

std::optional<Violated> ray_violation(const LpProblem& problem, const Unbounded& answer, const Allowance& promise,
                                      bool& exactly) {
  WorstClaim worst;
  worst.add(lp_claim::kStart, primal_breach(problem, answer.x, promise, exactly), promise.relative);
  worst.add(lp_claim::kRecession, recession_breach(problem, answer.ray, promise, exactly), promise.relative);
  worst.add(lp_claim::kDescent, descent_breach(problem, answer.ray, exactly), 0);
  return worst.violated();
}

Verdict judge(const LpProblem& problem, const Unbounded& answer, const LpPromise& promise, bool& exactly,
              bool& proven) {
  const bool with_ray = !answer.x.empty() || !answer.ray.empty();
  if (with_ray) {
    if (auto wrong = wrong_length("x", answer.x.size(), problem.columns)) return *wrong;
    if (auto wrong = wrong_length("ray", answer.ray.size(), problem.columns)) return *wrong;
    if (auto wrong = not_finite("x", answer.x)) return *wrong;
    if (auto wrong = not_finite("ray", answer.ray)) return *wrong;
  }
  if (answer.line) {
    if (auto wrong = column_violation(problem, *answer.line, exactly)) return *wrong;
    proven = true;
  }
  if (!with_ray) return proven ? Verdict(Holds{}) : Verdict(NotJudged{kNoProof});
  auto wrong = ray_violation(problem, answer, 0, exactly);
  if (!wrong) {
    proven = true;
    return Holds{};
  }
  if (promise.primal.relative != 0) wrong = ray_violation(problem, answer, promise.primal, exactly);
  return wrong ? Verdict(*wrong) : Verdict(Holds{});
}

}  // namespace

/// A feasible x, a direction that no finite bound opposes, and a cost that falls along it: cost.(x + t ray) has no
/// lower bound.
///
/// Claims (1) kShape, (2) kFinite, (3) kStart and (4) kRecession: up to promise.primal, the ray relative to its
///        length; (5) kDescent: cost.ray < 0 exactly, however small. With a line also those of column_violation. Proven
///        by the line, or by a start and a ray without any violation.
LpJudgement judge_unbounded(const LpProblem& problem, const Unbounded& answer, const LpPromise& promise) {
  return judge_in_frame(problem,
                        [&](bool& exactly, bool& proven) { return judge(problem, answer, promise, exactly, proven); });
}

}  // namespace assay
