// Exact, inside the engine's own promise, or beyond it: what the three claims about an answer say together.
#pragma once
#include <string>
#include <string_view>

#include "algorithms/model/claim.h"
#include "algorithms/model/lp.h"
#include "algorithms/model/semantics.h"
#include "oracles/lp/exact/certify_lp.h"

namespace assay {

/// kExact      the exact status; a witness, where there is one, proves it without tolerance, and the value keeps the
///             promise.
/// kInside     not that, but no claim is broken: the witness keeps the promise, and another status or value than the
///             exact one is that of some program within a change of its size (status_is_right.h, value_is_right.h).
/// kBeyond     a claim is broken.
/// kUnsettled  no claim is broken; whether the status or the value is within the promise is open.
enum class LpWeight : std::uint8_t { kExact, kInside, kBeyond, kUnsettled };

struct WeighedAnswer {
  LpWeight weight = LpWeight::kUnsettled;
  bool status_is_exact = true;
  ClaimId claim = {};         ///< kBeyond: the first that is broken, of status, value and certificate
  std::string evidence = {};  ///< of that, or why it is unsettled
  double magnitude = 0;
};

/// The verdicts of lp/status_is_right, lp/value_is_right and lp/answer_is_certified in one word. Precondition: the
/// answer has a status, and the problem can be judged; `truth` is that of the problem, or null where nothing settles it
/// (basis and x may be left out, at the price of more that is unsettled).
WeighedAnswer weigh_answer(const LpProblem& problem, const LpAnswer& answer, const Stated<LpFamily>& semantics,
                           const LpTruth* truth, const LpWork& work);

}  // namespace assay
