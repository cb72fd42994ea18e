// Claim: played backwards, the bodies meet or do not as before.
#pragma once
#include <cmath>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/cast/same_contact.h"

namespace assay {

/// The bodies at t = 1, moving back, meet exactly when they did. Asked where no body turns and every vertex at t = 1 is
/// a double.
///
/// Claims  "reversal keeps the contact".
struct ReversalKeepsContact {
  using Family = CastFamily;
  static constexpr std::string_view kName = "cast/reversal_keeps_contact";
  static constexpr std::string_view kSentence = "Played backwards, the bodies meet exactly when they meet forwards.";
  static constexpr std::string_view kClaim = "reversal keeps the contact";

  /// x + by; whether that is exact: by comes back from the sum, and so does x.
  static bool move(double& x, double by) {
    const double sum = x + by;
    const bool exact = std::isfinite(sum) && sum - x == by && sum - by == x;
    x = sum;
    return exact;
  }

  static void ask(const MovingPair& pair, std::vector<MovingPair>& questions) {
    questions.assign(2, pair);
    MovingPair& back = questions[1];
    bool exact = !pair.turns();
    for (const auto& [body, motion] : {std::pair{&back.bodies.a, &back.of_a}, std::pair{&back.bodies.b, &back.of_b}}) {
      const std::uint32_t axes = body->dimension < 3 ? body->dimension : 3;
      for (std::uint32_t i = 0; i < body->size(); ++i)
        for (std::uint32_t k = 0; k < axes; ++k) exact = exact && move((*body)[i][k], motion->displacement[k]);
      for (double& x : motion->displacement) x = 0 - x;
    }
    if (!exact) questions.pop_back();
  }
  static Verdict judge(const MovingPair& pair, std::span<const Reply<CastFamily>> replies,
                       const Court<CastFamily>& court) {
    return same_contact(pair, replies, "played backwards", Keeps::kContact, kClaim, court.semantics);
  }
};

static_assert(Metamorphic<ReversalKeepsContact>);

}  // namespace assay
