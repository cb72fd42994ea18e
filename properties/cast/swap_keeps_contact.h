// Claim: it does not matter which body is named first.
#pragma once
#include <cmath>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/cast/same_contact.h"

namespace assay {

/// (a, b) and (b, a), with their motions, get one verdict and brackets that share a time.
///
/// Claims  "swapping keeps the contact".
struct SwapKeepsContact {
  using Family = CastFamily;
  static constexpr std::string_view kName = "cast/swap_keeps_contact";
  static constexpr std::string_view kSentence =
      "Exchanging the bodies and their motions changes neither the verdict nor the time.";
  static constexpr std::string_view kClaim = "swapping keeps the contact";

  static void ask(const MovingPair& pair, std::vector<MovingPair>& questions) {
    questions.assign(2, pair);
    std::swap(questions[1].bodies.a, questions[1].bodies.b);
    std::swap(questions[1].of_a, questions[1].of_b);
  }
  static Verdict judge(const MovingPair& pair, std::span<const Reply<CastFamily>> replies,
                       const Court<CastFamily>& court) {
    return same_contact(pair, replies, "with the bodies exchanged", Keeps::kTime, kClaim, court.semantics);
  }
};

static_assert(Metamorphic<SwapKeepsContact>);

}  // namespace assay
