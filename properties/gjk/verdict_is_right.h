// Claim: an engine that says whether two bodies meet is right.
#pragma once
#include <span>
#include <string_view>

#include "properties/property.h"

namespace assay {

/// The engine's hit or miss is the exact contact of the pair, and touching pairs are counted as the engine states.
///
/// Only the verdict is judged: numbers, normals, points and witnesses beside it are other properties' business, also
/// where they are NaN. The engine's own witness settles most cases, then the court's proposal, then the exact finish:
/// never undecided on a finite problem.
///
/// Claims     (1) the deciding number is a number: where hit or miss is read from a distance, that is not NaN (2) no
///            wrong hit: a hit is claimed, the bodies are separated (3) no wrong miss: a miss is claimed, the bodies
///            share interior points (4) touching counted as stated; an engine that states nothing may count it either
///            way.
/// Magnitude  (2) distance, (3) penetration depth, each over the largest coordinate extent of both bodies together; the
///            depth is 0 where relative_depth computes none (more than three dimensions). (1), (4) 0.
struct VerdictIsRight {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/verdict_is_right";
  static constexpr std::string_view kSentence =
      "The engine reports a collision exactly when the two convex bodies meet, touching pairs as it states.";
  static constexpr bool kIsPrincipal = true;
  static constexpr Question kAsks = Question::kVerdict;

  static constexpr ClaimSentence kNumberDecides{"the deciding number is a number"};
  static constexpr ClaimSentence kNoWrongHit{"no wrong hit"};
  static constexpr ClaimSentence kNoWrongMiss{"no wrong miss"};
  static constexpr ClaimSentence kTouchingAsStated{"touching counted as stated"};
  static constexpr ClaimId kWrongClaims[] = {kNoWrongHit, kNoWrongMiss};
  static constexpr WrongVerdicts kWrongVerdicts = {.all = false, .claims = kWrongClaims};

  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                       const Court<GjkFamily>& court);
};

}  // namespace assay
