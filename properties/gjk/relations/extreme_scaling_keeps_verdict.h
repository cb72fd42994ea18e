// Claim: the unit of length does not matter, near the ends of the range either.
#pragma once
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/gjk/parts/exact_images.h"
#include "properties/gjk/parts/same_verdict.h"
#include "properties/property.h"

namespace assay {

/// The pair times 2^300 and times 2^-300 gets the verdict of the pair, where every coordinate stays an exact finite
/// double.
///
/// Products of four coordinates leave the range of doubles there: what formulas do without scaling of their own.
///
/// Claims  "extreme scaling keeps the verdict"; for touching pairs "extreme scaling keeps the verdict of a touch".
struct ExtremeScalingKeepsVerdict {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/extreme_scaling_keeps_verdict";
  static constexpr std::string_view kSentence = "Scaling both bodies by 2^300 or 2^-300 does not change the verdict.";
  static constexpr std::string_view kSame = "extreme scaling keeps the verdict";
  static constexpr std::string_view kSameWhereTouching = "extreme scaling keeps the verdict of a touch";

  static constexpr int kScale = 300;

  static void ask(const ConvexPair& pair, std::vector<ConvexPair>& questions) {
    questions.assign(1, pair);
    for (const int k : {kScale, -kScale}) {
      if (auto image = scaled_exactly(pair, k)) questions.push_back(std::move(*image));
    }
  }

  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies, const Court<GjkFamily>&) {
    std::vector<std::string> transforms;
    for (const int k : {kScale, -kScale}) {
      if (scaled_exactly(pair, k)) transforms.push_back("scaled by 2^" + std::to_string(k));
    }
    return same_verdict(pair, replies, transforms, {kSame, kSameWhereTouching});
  }
};

static_assert(Metamorphic<ExtremeScalingKeepsVerdict>);

}  // namespace assay
