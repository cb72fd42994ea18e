// Claim: the order of the vertices does not matter.
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

/// The pair, and the pair with the vertices of both bodies in another order, get the same verdict. Algorithms on
/// polygons are given other bodies then: an engine that states that it needs an order is asked nonetheless, since a
/// body is a set here.
///
/// Claims  "another order keeps the verdict"; for touching pairs "another order keeps the verdict of a touch".
struct PermutationKeepsVerdict {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/permutation_keeps_verdict";
  static constexpr std::string_view kSentence = "Giving the vertices in another order does not change the verdict.";
  static constexpr std::string_view kSame = "another order keeps the verdict";
  static constexpr std::string_view kSameWhereTouching = "another order keeps the verdict of a touch";

  static void ask(const ConvexPair& pair, std::vector<ConvexPair>& questions) {
    questions.assign({pair, {reordered(pair.a), reordered(pair.b)}});
  }

  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies, const Court<GjkFamily>&) {
    const std::array<std::string, 1> transforms = {"with the vertices in another order"};
    return same_verdict(pair, replies, transforms, {kSame, kSameWhereTouching});
  }
};

static_assert(Metamorphic<PermutationKeepsVerdict>);

}  // namespace assay
