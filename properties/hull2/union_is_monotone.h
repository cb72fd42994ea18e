// Claim: what is extreme in a cloud is extreme in every part that has it.
#pragma once
#include <string_view>

#include "properties/hull2/monotone_union.h"

namespace assay {

struct UnionIsMonotone : MonotoneUnion<Hull2Family> {
  static constexpr std::string_view kName = "hull2/union_is_monotone";
  static constexpr std::string_view kSentence = "An extreme point of a cloud is an extreme point of each part with it.";
};

static_assert(Property<UnionIsMonotone> && Metamorphic<UnionIsMonotone>);

}  // namespace assay
