
#include "oracles/lp/certificate/judge_frame.h"
#include "oracles/lp/certificate/line_breaches.h"
#include "oracles/lp/certificate/lp_breaches.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "oracles/lp/certificate/witness_shape.h"
#include "oracles/lp/certificate/worst_claim.h"

namespace assay {
namespace {

std::optional<Violated> vector_violation(const LpProblem& problem, const std::vector<double>& farkas,
                                         const Allowance& promise, bool& exactly) {
  WorstClaim worst;
  worst.add(lp_claim::kFarkasSigns, farkas_sign_breach(problem, farkas, promise, exactly), promise.relative);
  worst.add(lp_claim::kFarkasBound, farkas_bound_breach(problem, farkas, exactly), 0);
  return worst.violated();
}

Verdict judge(const LpProblem& problem, const Infeasible& answer, const LpPromise& promise, bool& exactly,
              bool& proven) {
  const bool with_vector = !answer.farkas.empty();
  if (with_vector) {
    if (auto wrong = wrong_length("farkas", answer.farkas.size(), problem.rows)) return *wrong;
    if (auto wrong = not_finite("farkas", answer.farkas)) return *wrong;
  }
  if (answer.line) {
    if (auto wrong = row_violation(problem, *answer.line, exactly)) return *wrong;
    proven = true;
  }
  if (has_crossed_bounds(problem)) {
    proven = true;
    return Holds{};
  }
  if (!with_vector) return proven ? Verdict(Holds{}) : Verdict(NotJudged{kNoProof});
  auto wrong = vector_violation(problem, answer.farkas, 0, exactly);
  if (!wrong) {
    proven = true;
    return Holds{};
  }
  if (promise.dual.relative != 0) wrong = vector_violation(problem, answer.farkas, promise.dual, exactly);
  return wrong ? Verdict(*wrong) : Verdict(Holds{});
}

}  // namespace

/// Farkas with bounds: d = -A^T y makes y.(A x) + d.x = 0 for every x. If y and d lean only on bounds that exist, a
/// feasible x would make that same number at least the implied bound; so a positive implied bound leaves no feasible
/// x.
///
/// Claims (1) kShape, (2) kFinite, (3) kFarkasSigns: exact for promise.dual 0, otherwise up to it relative to the
///        vector's length, and the terms of multipliers that lean on nothing are dropped; (4) kFarkasBound: strictly
///        positive. With a line also those of row_violation. A problem with a lower above an upper bound is infeasible
///        by inspection and needs (1), (2) and a well-formed line only. Proven by the line, by a vector without any
///        violation, or by inspection.
LpJudgement judge_infeasible(const LpProblem& problem, const Infeasible& answer, const LpPromise& promise) {
  return judge_in_frame(problem,
                        [&](bool& exactly, bool& proven) { return judge(problem, answer, promise, exactly, proven); });
}

}  // namespace assay
