// Claim: what is extreme in a cloud in space is extreme in every part that has it.
#pragma once
#include <string_view>

#include "properties/hull2/monotone_union.h"

namespace assay {

struct Union3IsMonotone : MonotoneUnion<Hull3Family> {
  static constexpr std::string_view kName = "hull3/union_is_monotone";
  static constexpr std::string_view kSentence = "An extreme point of a cloud is an extreme point of each part with it.";
};

static_assert(Property<Union3IsMonotone> && Metamorphic<Union3IsMonotone>);

}  // namespace assay
