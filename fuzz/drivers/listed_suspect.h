// A listed variant on trial: bound to the claims of its family by what it states.
#pragma once
#include <array>
#include <utility>

#include "fuzz/drivers/run_case.h"
#include "oracles/lp/certificate/lp_claims.h"
#include "properties/lp/status_is_right.h"
#include "properties/relations/order.h"
#include "properties/relations/scaling.h"
#include "properties/terminates.h"

namespace assay {

/// The claim that a variant with this weakness may break.
inline constexpr std::array<std::pair<Weakness, ClaimId>, 5> kWeakClaims = {
    {{Weakness::kStatusDependsOnRowOrder, RowOrder<LpFamily>::kClaims.status},
     {Weakness::kStatusDependsOnUnits, Scaling<LpFamily>::kClaims.status},
     {Weakness::kStatusOfANearbyProgram, StatusIsRight::kClaim},
     {Weakness::kPointOffItsBasis, lp_claim::kBasisPoint},
     {Weakness::kCycles, kNoStateComesBack}}};

/// `propose`: tier 1's solver, where the family has one.
template <Family F>
Suspect<F> suspect_of(const ListedVariant<F>& variant,
                      typename F::Answer (*propose)(const typename F::Problem&) = nullptr) {
  Suspect<F> on_trial{
      variant.name, standing_of(variant.states.kind), variant.solve, {semantics_of(variant.states), propose}, {}};
  for (const auto& [weakness, claim] : kWeakClaims) {
    if (variant.states.admits.contain(weakness)) on_trial.admitted.push_back(claim);
  }
  return on_trial;
}

}  // namespace assay
