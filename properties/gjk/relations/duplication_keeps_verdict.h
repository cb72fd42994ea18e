// Claim: a vertex given twice is the same vertex.
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

/// The pair, and the pair with every vertex of both bodies given twice, get the same verdict.
///
/// Claims  "doubling keeps the verdict"; for touching pairs "doubling keeps the verdict of a touch".
struct DuplicationKeepsVerdict {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/duplication_keeps_verdict";
  static constexpr std::string_view kSentence = "Giving every vertex twice does not change the verdict.";
  static constexpr std::string_view kSame = "doubling keeps the verdict";
  static constexpr std::string_view kSameWhereTouching = "doubling keeps the verdict of a touch";

  static void ask(const ConvexPair& pair, std::vector<ConvexPair>& questions) {
    questions.assign({pair, {doubled(pair.a), doubled(pair.b)}});
  }

  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies, const Court<GjkFamily>&) {
    const std::array<std::string, 1> transforms = {"with every vertex given twice"};
    return same_verdict(pair, replies, transforms, {kSame, kSameWhereTouching});
  }
};

static_assert(Metamorphic<DuplicationKeepsVerdict>);

}  // namespace assay
