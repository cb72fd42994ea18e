// Claim: points between vertices add nothing.
#pragma once
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "properties/gjk/parts/exact_images.h"
#include "properties/gjk/parts/same_verdict.h"
#include "properties/property.h"

namespace assay {

/// The pair, and the pair with up to eight exact midpoints of two vertices added to each body, get the same verdict.
///
/// Claims  "inner points keep the verdict"; for touching pairs "inner points keep the verdict of a touch".
struct InnerPointsKeepVerdict {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/inner_points_keep_verdict";
  static constexpr std::string_view kSentence = "Adding midpoints of vertices does not change the verdict.";
  static constexpr std::string_view kSame = "inner points keep the verdict";
  static constexpr std::string_view kSameWhereTouching = "inner points keep the verdict of a touch";

  static void ask(const ConvexPair& pair, std::vector<ConvexPair>& questions) {
    questions.assign({pair, {with_midpoints(pair.a), with_midpoints(pair.b)}});
  }

  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies, const Court<GjkFamily>&) {
    const std::array<std::string, 1> transforms = {"with inner points"};
    return same_verdict(pair, replies, transforms, {kSame, kSameWhereTouching});
  }
};

static_assert(Metamorphic<InnerPointsKeepVerdict>);

}  // namespace assay
