#include "oracles/exact/judge_counts.h"
#include "oracles/lp/check_lp.h"
#include "oracles/lp/lp_breaches.h"
#include "oracles/lp/lp_shape.h"
#include "oracles/lp/witness_shape.h"

namespace assay {
namespace {

Verdict judge(const LpProblem& problem, const Unbounded& answer, const LpPromise& promise, bool& exactly) {
  if (auto wrong = wrong_length("x", answer.x.size(), problem.columns)) return *wrong;
  if (auto wrong = wrong_length("ray", answer.ray.size(), problem.columns)) return *wrong;
  if (auto wrong = not_finite("x", answer.x)) return *wrong;
  if (auto wrong = not_finite("ray", answer.ray)) return *wrong;
  if (auto breach = primal_breach(problem, answer.x, promise.primal, exactly)) {
    return Violated{lp_claim::kStart, std::move(breach->words), breach->magnitude};
  }
  if (auto breach = recession_breach(problem, answer.ray, promise.primal, exactly)) {
    return Violated{lp_claim::kRecession, std::move(breach->words), breach->magnitude};
  }
  if (auto breach = descent_breach(problem, answer.ray, exactly)) {
    return Violated{lp_claim::kDescent, std::move(breach->words), breach->magnitude};
  }
  return Holds{};
}

}  // namespace

/// A feasible x, a direction that no finite bound opposes, and a cost that falls along it: cost.(x + t ray) has no
/// lower bound.
///
/// Claims (1) kShape, (2) kFinite, (3) kStart and (4) kRecession: up to promise.primal, the ray relative to its
///        length; (5) kDescent: cost.ray < 0 exactly, however small.
Verdict check_unbounded(const LpProblem& problem, const Unbounded& answer, const LpPromise& promise) {
  if (const auto reason = unjudgeable(problem); !reason.empty()) return Undecided{reason};
  bool exactly = false;
  Verdict verdict = judge(problem, answer, promise, exactly);
  ++(exactly ? judge_counts().exact : judge_counts().filtered);
  return verdict;
}

}  // namespace assay
