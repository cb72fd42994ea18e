// Claim: the unit of length does not matter.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/property.h"

namespace assay {

/// The pair times 2^k and times 2^-k gets the verdict of the pair.
///
/// k is kGreatestScale, or the greatest less than that for which every coordinate stays an exact finite double; a
/// direction in which no k >= 1 is left is not asked.
///
/// Claims  "scaling keeps the verdict"; for touching pairs "scaling keeps the verdict of a touch".
struct ScalingKeepsVerdict {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/scaling_keeps_verdict";
  static constexpr std::string_view kSentence = "Scaling both bodies by a power of two does not change the verdict.";
  static constexpr std::string_view kSame = "scaling keeps the verdict";
  static constexpr std::string_view kSameWhereTouching = "scaling keeps the verdict of a touch";
  static constexpr int kGreatestScale = 64;

  static void ask(const ConvexPair& pair, std::vector<ConvexPair>& questions);
  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                       const Court<GjkFamily>& court);
};

static_assert(Metamorphic<ScalingKeepsVerdict>);

}  // namespace assay
