// Claim: an engine that says whether two moving bodies meet is right.
#pragma once
#include <span>
#include <string_view>

#include "oracles/cast/check_cast.h"
#include "properties/cast/default_promises.h"
#include "properties/property.h"

namespace assay {

/// The engine's hit, miss or initial overlap is the exact one; touches are counted as it states, and what its promise
/// leaves open is no violation.
///
/// Claims     check_cast_verdict.cpp (1) to (4).
/// Magnitude  the distance, over the reach, at the time told of a wrong hit; 0 otherwise.
struct CastVerdictIsRight {
  using Family = CastFamily;
  static constexpr std::string_view kName = "cast/verdict_is_right";
  static constexpr std::string_view kSentence =
      "The engine reports a contact exactly when the moving bodies meet in [0, 1], and one at the start as such.";
  static constexpr bool kIsPrincipal = true;
  static constexpr Question kAsks = Question::kVerdict;
  static constexpr ClaimId kWrongClaims[] = {cast_claims::kNoWrongHit, cast_claims::kNoWrongMiss};
  static constexpr WrongVerdicts kWrongVerdicts = {.all = false, .claims = kWrongClaims};

  static Verdict judge(const MovingPair& pair, std::span<const Reply<CastFamily>> replies,
                       const Court<CastFamily>& court) {
    if (replies.size() != 1) return Undecided{"not one reply"};
    return check_cast_verdict(pair, replies.front().answer, cast_statement(pair, court.semantics));
  }
};

}  // namespace assay
