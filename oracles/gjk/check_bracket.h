// Tier 0 for brackets of the distance: both ends are exact bounds or the bracket is wrong. Part of the trusted core.
#pragma once
#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"
#include "oracles/gjk/promise.h"

namespace assay {

/// The names of the claims beside those that check_collision.h has for weights and directions.
namespace bracket_claims {
inline constexpr ClaimSentence kInOrder{"0 <= low <= high"};
inline constexpr ClaimSentence kLow{"low <= exact distance"};
inline constexpr ClaimSentence kHigh{"exact distance <= high"};
inline constexpr ClaimSentence kHighIsFinite{"high finite where a double bounds the distance"};
inline constexpr ClaimSentence kWidth{"bracket as narrow as promised"};
}  // namespace bracket_claims

/// low <= D <= high for the exact distance D, and the bracket is as narrow as promised, unless no double lies between
/// its ends: high - low <= g where a width is stated, high^2 - low^2 <= 2 g L by a default, g the promise as a length.
/// A promise of 0 or less asks for no width.
Verdict check_bracket(const ConvexPair& pair, const Bracketed& answer, const Promise& width);

/// What of the witness alone must hold: weights are weights, indices exist, and the direction, where given, separates.
Verdict check_bracket_witness(const ConvexPair& pair, const Bracketed& answer);

}  // namespace assay
