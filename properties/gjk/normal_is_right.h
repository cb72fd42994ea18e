// Claim: the normal that an engine reports with a depth is the direction of the shortest move.
#pragma once
#include <span>
#include <string_view>

#include "properties/gjk/default_promises.h"
#include "properties/property.h"

namespace assay {

/// H(n) / |n| <= D + g with H(n) the overlap of the bodies' projections onto n, D the exact depth, g the promise on
/// normals as a length (default_promises.h).
///
/// Where the engine states nothing about normals, g is the promise on depths, and where D <= g nothing but finite
/// numbers is asked: the shortest move of bodies that only touch has no direction. Answers without a depth have no
/// normal: not judged.
///
/// Claims     those of check_normal by their names. Magnitude  by how much the overlap along n exceeds D, over L.
struct NormalIsRight {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/normal_is_right";
  static constexpr std::string_view kSentence =
      "Along the reported normal the bodies overlap by no more than the exact depth and what the engine promises.";
  static constexpr Question kAsks = Question::kNormal;

  static std::string_view not_judged(const Stated<GjkFamily>& semantics) {
    return gjk_defaults::normal(semantics).binds() ? "" : "the engine states that it promises nothing about normals";
  }
  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                       const Court<GjkFamily>& court);
};

}  // namespace assay
