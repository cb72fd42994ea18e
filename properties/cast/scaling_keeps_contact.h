// Claim: the unit of length does not matter.
#pragma once
#include <cmath>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/cast/same_contact.h"

namespace assay {

/// The pair times 2^kScale gets the verdict of the pair and a bracket that shares a time with its own. Asked where
/// every number stays an exact finite double.
///
/// Claims  "scaling keeps the contact".
struct CastScalingKeepsContact {
  using Family = CastFamily;
  static constexpr std::string_view kName = "cast/scaling_keeps_contact";
  static constexpr std::string_view kSentence =
      "Scaling both bodies and their ways by a power of two changes neither the verdict nor the time.";
  static constexpr std::string_view kClaim = "scaling keeps the contact";
  static constexpr int kScale = 20;

  /// x times 2^kScale; whether that is exact.
  static bool scale(double& x) {
    const double scaled = std::ldexp(x, kScale);
    const bool exact = std::isfinite(scaled);
    if (exact) x = scaled;
    return exact;
  }

  static void ask(const MovingPair& pair, std::vector<MovingPair>& questions) {
    questions.assign(2, pair);
    bool exact = true;
    for (Points* body : {&questions[1].bodies.a, &questions[1].bodies.b})
      for (double& x : body->coordinates) exact = exact && scale(x);
    for (Motion* motion : {&questions[1].of_a, &questions[1].of_b})
      for (auto* vector : {&motion->displacement, &motion->centre})
        for (double& x : *vector) exact = exact && scale(x);
    if (!exact) questions.pop_back();
  }
  static Verdict judge(const MovingPair& pair, std::span<const Reply<CastFamily>> replies,
                       const Court<CastFamily>& court) {
    return same_contact(pair, replies, "scaled by 2^20", Keeps::kTime, kClaim, court.semantics);
  }
};

static_assert(Metamorphic<CastScalingKeepsContact>);

}  // namespace assay
