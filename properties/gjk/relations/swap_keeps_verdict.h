// Claim: it does not matter which body is named first.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/property.h"

namespace assay {

/// (a, b) and (b, a) get the same verdict.
///
/// Claims  "swapping keeps the verdict"; for touching pairs "swapping keeps the verdict of a touch".
struct SwapKeepsVerdict {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/swap_keeps_verdict";
  static constexpr std::string_view kSentence = "Exchanging the two bodies does not change the verdict.";
  static constexpr std::string_view kSame = "swapping keeps the verdict";
  static constexpr std::string_view kSameWhereTouching = "swapping keeps the verdict of a touch";

  static void ask(const ConvexPair& pair, std::vector<ConvexPair>& questions);
  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                       const Court<GjkFamily>& court);
};

static_assert(Metamorphic<SwapKeepsVerdict>);

}  // namespace assay
