// What the simplex codes of ours state.
#pragma once
#include <string_view>

#include "algorithms/lp/tolerances.h"
#include "algorithms/model/statement.h"

namespace assay::lp {

/// A simplex with a tolerance may give the status of another program within its promise. The promise is measured in the
/// units of the rows, so units and the order of pivots can decide which; and a row of entries tiny against 1 may count
/// as none: the status is then another and x not where the basis puts it, each violation within the promise.
inline constexpr Weaknesses kHasATolerance{Weakness::kStatusDependsOnRowOrder, Weakness::kStatusDependsOnUnits,
                                           Weakness::kStatusOfANearbyProgram, Weakness::kPointOffItsBasis};

/// Dantzig's rule with nothing against cycling does cycle: that is what the variant is for. With Bland's rule, or in
/// its place while the objective does not move, rounding can still bring a basis back (lp/big_m, lp/hilbert of seed 1).
inline constexpr Weaknesses kMayCycle{Weakness::kStatusDependsOnRowOrder, Weakness::kStatusDependsOnUnits,
                                      Weakness::kStatusOfANearbyProgram, Weakness::kPointOffItsBasis,
                                      Weakness::kCycles};

/// Of a code that checks its answer in double before it gives it.
constexpr Statement<LpFamily> checked(std::string_view sentence, const Weaknesses& admits = kHasATolerance) {
  return {.sentence = sentence,
          .promises = {.primal = kPrimalPromise, .dual = kDualPromise, .gap = kGapPromise, .refuses_no_problem = true},
          .note =
              "1e-9 relative to max(1, |bound|) and max(1, |cost|); gives up where its own final check of that fails. "
              "Entries that are tiny against 1 may count as none, for which nothing is promised about the status",
          .admits = admits};
}

}  // namespace assay::lp
