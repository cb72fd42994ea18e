// Claim: what is extreme in a cloud is extreme in every part that has it.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/hull/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// With the points of even index as one part and those of odd index as the other: an extreme point of the cloud is an
/// extreme point of its part. So hull(P u Q) is the hull of the vertices of hull(P) and hull(Q).
///
/// Claims  "indices in range"          no answer names a point that its cloud does not have
///         "extreme in its part"       no listed point of the whole is missing from the answer to its part
struct UnionIsMonotone {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/union_is_monotone";
  static constexpr std::string_view kSentence = "An extreme point of a cloud is an extreme point of each part with it.";

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions);
  static bool applies(const Semantics& says) { return lists_extreme_points(says); }

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&);
};

static_assert(Property<UnionIsMonotone> && Metamorphic<UnionIsMonotone>);

}  // namespace assay
