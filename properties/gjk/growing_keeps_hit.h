// Claim: a body that grows does not lose what it met.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/property.h"

namespace assay {

/// Without the last vertex of a, and without the last vertex of b, the pair must not meet where it does not meet with
/// them: a subset of a body meets less.
///
/// Claims  "a part meets no more than the whole"; where the whole pair only touches, "... than the whole that touches".
struct GrowingKeepsHit {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/growing_keeps_hit";
  static constexpr std::string_view kSentence = "A pair that meets still meets when one of its bodies grows.";
  static constexpr Question kAsks = Question::kGrowth;
  static constexpr ClaimSentence kNoMore{"a part meets no more than the whole"};
  static constexpr ClaimSentence kNoMoreWhereTouching{"a part meets no more than the whole that touches"};

  static void ask(const ConvexPair& pair, std::vector<ConvexPair>& questions);
  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                       const Court<GjkFamily>& court);
};

}  // namespace assay
