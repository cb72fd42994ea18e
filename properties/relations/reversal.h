// Relation: played backwards, the bodies meet or do not as before.
#pragma once
#include <cmath>

#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct Reversal;

/// The bodies at t = 1, moving back, meet exactly when they did. Asked where no body turns and every vertex at t = 1 is
/// a double.
template <>
struct Reversal<CastFamily> : Relation<Reversal<CastFamily>, CastFamily> {
  static constexpr std::string_view kName = "cast/reversal_keeps_contact";
  static constexpr std::string_view kSentence = "Played backwards, the bodies meet exactly when they meet forwards.";
  static constexpr WayBack<CastFamily>::Claims kClaims{"reversal keeps the contact"};

  /// x + by; whether that is exact: by comes back from the sum, and so does x.
  static bool move(double& x, double by) {
    const double sum = x + by;
    const bool is_exact = std::isfinite(sum) && sum - x == by && sum - by == x;
    x = sum;
    return is_exact;
  }

  static Images<CastFamily> images(const MovingPair& pair) {
    if (pair.turns()) return {};
    MovingPair back = pair;
    for (const auto& [body, motion] : {std::pair{&back.bodies.a, &back.of_a}, std::pair{&back.bodies.b, &back.of_b}}) {
      const std::uint32_t axes = body->dimension < 3 ? body->dimension : 3;
      for (std::uint32_t i = 0; i < body->size(); ++i)
        for (std::uint32_t k = 0; k < axes; ++k)
          if (!move((*body)[i][k], motion->displacement[k])) return {};
      for (double& x : motion->displacement) x = 0 - x;
    }
    return one_image<CastFamily>("played backwards", std::move(back), {Keeps::kContact});
  }
};

}  // namespace assay
