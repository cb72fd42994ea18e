// Second opinions on collisions, one for each kind of witness; `claimed_wrong` tells what the judge said.
#pragma once
#include <string>

#include "campaign/second_opinion_words.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/contact.h"

namespace assay {

/// The depth claimed, 0 by a miss, against the referee's D: wrong where it is off by more than the promise, asked without a
/// square root. A right number may have a wrong normal: then every difference is looked at along it.
SecondOpinion depth_opinion(const ConvexPair& pair, const GjkAnswer& answer, const Semantics& semantics,
                            bool claimed_wrong);

/// |v| >= distance always; a gap |v|^2 - h(v) above the promise is confirmed where |v|^2 - |v| distance alone exceeds
/// it, because h(v) <= |v| distance. Without a square root: (|v|^2 - promise)^2 > |v|^2 distance^2 with |v|^2 >
/// promise.
/// A witness that was passed for separating alone may be longer: `gap_was_judged` tells.
SecondOpinion distance_opinion(const ConvexPair& pair, const Separated& answer, const Rational& squared_distance,
                               const Semantics& semantics, bool gap_was_judged, bool claimed_wrong);

/// A number d is right where |d^2 - D^2| <= 2 distance_gap L^2: what DistanceIsCertified derives for numbers.
SecondOpinion number_opinion(const ConvexPair& pair, double distance, const Rational& squared_distance,
                             const Semantics& semantics, bool claimed_wrong);

/// A bracket is wrong where the referee's distance is not in it, or where it is wider than promised.
SecondOpinion bracket_opinion(const ConvexPair& pair, const Bracketed& answer, const Rational& squared_distance,
                              const Semantics& semantics, bool claimed_wrong);

/// An overlap answers the distance 0: wrong where the distance is above what the promise forgives twice over, right where
/// it is below the promise.
SecondOpinion zero_distance_opinion(const ConvexPair& pair, const Rational& squared_distance,
                                    const Semantics& semantics, bool claimed_wrong);

/// An overlap is wrong where the bodies are apart (`truth` in words), or where the simplex of the named differences does not have
/// the origin in its hull, by the referee on linear programs.
SecondOpinion overlap_opinion(const ConvexPair& pair, const Overlapping& answer, Contact contact,
                              const std::string& truth, bool claimed_wrong);

}  // namespace assay
