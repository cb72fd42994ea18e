// Claim: the place of the origin does not matter.
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

/// The pair, and the pair moved far without rounding, get the same verdict. Where no move is exact nothing is claimed.
///
/// Claims  "moving keeps the verdict"; for touching pairs "moving keeps the verdict of a touch".
struct TranslationKeepsVerdict {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/translation_keeps_verdict";
  static constexpr std::string_view kSentence = "Moving both bodies does not change the verdict.";
  static constexpr std::string_view kSame = "moving keeps the verdict";
  static constexpr std::string_view kSameWhereTouching = "moving keeps the verdict of a touch";

  static void ask(const ConvexPair& pair, std::vector<ConvexPair>& questions) {
    questions.assign(1, pair);
    if (auto image = moved_far(pair)) questions.push_back(std::move(*image));
  }

  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies, const Court<GjkFamily>&) {
    const std::vector<std::string> transforms(moved_far(pair) ? 1 : 0, "moved far");
    return same_verdict(pair, replies, transforms, {kSame, kSameWhereTouching});
  }
};

static_assert(Metamorphic<TranslationKeepsVerdict>);

}  // namespace assay
