// Claim: the penetration depth that an engine reports is as accurate as it promises.
#pragma once
#include <span>
#include <string_view>

#include "properties/gjk/default_promises.h"
#include "properties/property.h"

namespace assay {

/// |depth - D| <= g, b moved by the depth along the normal overlaps a no more, and a facet that is named is one; g the
/// promise on depths as a length (default_promises.h), D the exact depth. The normal is normal_is_right's.
///
/// A miss of an engine that states a promise on depths, or an absolute part of one, claims the depth 0, whatever its
/// witness, so D <= g is asked of it. An answer that the bodies meet without saying how deeply, and a miss where
/// nothing is stated, claim nothing here: not judged.
///
/// Claims     those of check_depth and check_no_depth by their names. Magnitude  see there.
struct DepthIsRight {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/depth_is_right";
  static constexpr std::string_view kSentence =
      "The reported penetration depth differs from the exact one by no more than the engine promises, and a move by it "
      "ends "
      "the overlap.";
  static constexpr Question kAsks = Question::kDepth;

  static std::string_view not_judged(const Stated<GjkFamily>& semantics) {
    return gjk_defaults::depth(semantics).binds()
               ? ""
               : "the engine states that it promises nothing about penetration depths";
  }
  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                       const Court<GjkFamily>& court);
};

}  // namespace assay
