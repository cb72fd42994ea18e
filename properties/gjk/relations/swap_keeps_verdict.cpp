#include "properties/gjk/relations/swap_keeps_verdict.h"

#include <array>

#include "properties/gjk/parts/same_verdict.h"

namespace assay {

void SwapKeepsVerdict::ask(const ConvexPair& pair, std::vector<ConvexPair>& questions) {
  questions.assign(2, pair);
  std::swap(questions[1].a, questions[1].b);
}

Verdict SwapKeepsVerdict::judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                                const Court<GjkFamily>&) {
  static const std::array<std::string, 1> kTransforms = {"with the bodies exchanged"};
  return same_verdict(pair, replies, kTransforms, {kSame, kSameWhereTouching});
}

}  // namespace assay
