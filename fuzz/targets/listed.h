// Variants by name, as suspects and as fuzz targets.
#pragma once
#include <string_view>

#include "algorithms/gjk/propose.h"
#include "fuzz/drivers/fuzz_target.h"
#include "fuzz/drivers/listed_suspect.h"
#include "variants/variants.h"

namespace assay {

/// The variant with tier 1's solver at hand.
template <Family F>
Suspect<F> suspect_of_listed(const ListedVariant<F>& variant) {
  if constexpr (std::same_as<F, GjkFamily>) {
    return suspect_of(variant, &propose_collision);
  } else {
    return suspect_of(variant);
  }
}

template <Family F>
std::vector<Suspect<F>> listed_suspects() {
  std::vector<Suspect<F>> suspects;
  for (const ListedVariant<F>& variant : variants<F>()) suspects.push_back(suspect_of_listed(variant));
  return suspects;
}

// One executable has one target: the name is that of the first call. Precondition: variants/<family>.list has it.
template <class F>
const FuzzTarget& listed_target(std::string_view name) {
  static const FamilyTarget<F> target(suspect_of_listed(*variant_named<F>(name)));
  return target;
}

}  // namespace assay
