// Tier 0 and 1 for casts: whether moving bodies meet as an engine says, and when. Part of the trusted core.
#pragma once
#include <string_view>

#include "algorithms/model/cast.h"
#include "algorithms/model/claim.h"
#include "algorithms/model/semantics.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// The names of the claims; a violation carries one of them.
namespace cast_claims {
inline constexpr ClaimSentence kAnswerIsFinite{"answer is finite"};
inline constexpr ClaimSentence kTimesInRange{"times in [0, 1], in order"};
inline constexpr ClaimSentence kNoWrongHit{"no wrong hit"};
inline constexpr ClaimSentence kNoWrongMiss{"no wrong miss"};
inline constexpr ClaimSentence kTouchingAsStated{"touching counted as stated"};
inline constexpr ClaimSentence kBeginningAsItIs{"meeting from the beginning told as it is"};
inline constexpr ClaimSentence kNoContactBefore{"no contact before the bracket"};
inline constexpr ClaimSentence kContactWithin{"contact within the bracket"};
inline constexpr ClaimSentence kBracketNarrow{"bracket as narrow as promised"};
inline constexpr ClaimSentence kTimeWithinPromise{"time within promise"};
inline constexpr ClaimSentence kNormalSupports{"normal parts the bodies at the contact"};
inline constexpr ClaimSentence kDirectionParts{"direction parts the bodies all the way"};
}  // namespace cast_claims

/// What the engine states: how a touch counts, and cast_gap = g. With L = reach_of (moving_problem.h), g L is how far
/// apart the bodies may be, or how deep in each other, at the time told.
/// A gap that is negative or not finite is no promise: what it would bound is not judged.
struct CastStatement {
  Touching touching = Touching::kUnspecified;
  double gap = -1;
  bool by_default = false;        ///< the engine states no gap: this one comes from its precision
  std::string_view why_not = {};  ///< where nothing is promised, why; static storage
  double time = 0;                ///< how far the times told may be off besides, of the motion's parameter
};

/// Hit, miss, or meeting from the beginning: see check_cast_verdict.cpp for claims and lemmas.
Verdict check_cast_verdict(const MovingPair& pair, const CastAnswer& answer, const CastStatement& says);

/// The bracket of a HitAt, the time of a BareTime, their normal; the direction of a Missed: see check_cast_times.cpp.
///
/// Of the breaches of a bracket the worst is named. Not judged where the answer claims no time and no direction, where
/// one direction would speak of bodies that turn, and where all that can be judged without a promise is right.
/// Undecided where the verdict is wrong, which is check_cast_verdict's to say.
Verdict check_cast_times(const MovingPair& pair, const CastAnswer& answer, const CastStatement& says);

}  // namespace assay
