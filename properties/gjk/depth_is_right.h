// Claim: the penetration depth that an engine reports is as accurate as it promises.
#pragma once
#include <span>
#include <string_view>

#include "properties/property.h"

namespace assay {

/// |depth - D| <= g L and the normal attains it, g the promised depth_gap, D the exact depth, L the largest coordinate
/// extent of both bodies together.
///
/// A miss claims the depth 0, whatever its witness, so D <= g L is asked of it. An answer that the bodies meet without
/// saying how deeply claims nothing here.
///
/// Claims     those of check_depth and check_no_depth by their names. Magnitude  the excess over L.
struct DepthIsRight {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/depth_is_right";
  static constexpr std::string_view kSentence =
      "The reported penetration depth and its normal differ from the exact minimum by no more than the engine "
      "promises.";

  static std::string_view not_judged(const Semantics& semantics) {
    return semantics.depth_gap > 0 ? "" : "the engine promises nothing about penetration depths";
  }
  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                       const Court<GjkFamily>& court);
};

static_assert(Property<DepthIsRight>);

}  // namespace assay
