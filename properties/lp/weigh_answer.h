// Exact, inside the engine's own promise, or beyond it: what a judge's verdict and the truth say together about an answer.
#pragma once
#include <string>
#include <string_view>

#include "algorithms/model/lp.h"
#include "oracles/lp/certify_lp.h"
#include "oracles/lp/check_lp.h"

namespace assay {

/// kExact      the exact status; a witness, where there is one, proves it without tolerance.
/// kInside     not that, but nothing that the engine said it would not give: its witness keeps the promise; or it has none,
///             and its status is right for some program within a change of the size of the promise (borderline.h).
/// kBeyond     its witness breaks the promise, or its status is wrong for all programs within a change of that size.
/// kUnsettled  a wrong status without a witness, of which neither was proved.
enum class LpWeight : std::uint8_t { kExact, kInside, kBeyond, kUnsettled };

struct WeighedAnswer {
  LpWeight weight = LpWeight::kUnsettled;
  bool status_is_exact = true;
  std::string_view claim = {};  ///< kBeyond: the one that is false; static storage
  std::string evidence = {};    ///< of that, and wherever the status is not exact
  double magnitude = 0;
};

inline constexpr std::string_view kStatusIsRight = "status is right";

/// The relative change of the data within which the engine may mistake the status: the greater of its promises on violations;
/// kBorderlineChange where it promises nothing.
double allowed_change(const LpPromise& promise);

/// Preconditions: `judged` is judge_lp's word on the answer, not proven, and not Undecided for another reason than
/// kNoProof; `truth` is that of the problem (basis and x may be left out, at the price of more that is unsettled).
WeighedAnswer weigh_answer(const LpProblem& problem, const LpAnswer& answer, const LpPromise& promise,
                           const LpJudgement& judged, const LpTruth& truth, const LpWork& work);

}  // namespace assay
