// Second opinions on collisions, one for each kind of witness; `claimed_wrong` tells what the judge said.
#pragma once
#include <array>
#include <string>

#include "oracles/exact/rational.h"
#include "oracles/gjk/contact.h"
#include "oracles/gjk/promise.h"
#include "oracles/referee/second_opinion.h"

namespace assay {

/// What an engine is held to, each in its own unit.
struct CollisionPromises {
  Promise distance, bracket, points, depth, normal;
};

/// The depth claimed, 0 by a miss, against the referee's D: wrong where it is off by more than the promise, asked
/// without a square root; and where b, moved along the normal by the depth and by all within the promise, by the
/// referee still overlaps a.
SecondOpinion depth_opinion(const ConvexPair& pair, const GjkAnswer& answer, const Promise& promise,
                            bool claimed_wrong);

/// H(n) / |n| <= D + promise, H(n) over all differences, D the referee's, without a square root. By a default nothing
/// is asked where D is within the promise.
SecondOpinion normal_opinion(const ConvexPair& pair, const GjkAnswer& answer, const Promise& promise,
                             bool claimed_wrong);

/// How far the points are from their bodies, by the referee, and from each other.
SecondOpinion points_opinion(const ConvexPair& pair, const GjkAnswer& answer, const Promise& promise,
                             bool claimed_wrong);

/// The gap |v|^2 - h(v), worked out again in rationals, against the promise; |v| is never less than the referee's
/// distance.
SecondOpinion distance_opinion(const ConvexPair& pair, const Separated& answer, const Rational& squared_distance,
                               const Promise& promise, bool claimed_wrong);

/// The same of whatever says a distance.
SecondOpinion distance_opinion(const ConvexPair& pair, const GjkAnswer& answer, const CollisionPromises& promises,
                               const Rational& squared, bool claimed_wrong);

/// On the witness that the answer has, the contact being what the referee says (`truth` in words).
SecondOpinion witness_opinion(const ConvexPair& pair, const GjkAnswer& answer, const CollisionPromises& promises,
                              Contact contact, const std::string& truth, bool claimed_wrong);

/// Whether the direction, or the difference of the points given, separates the bodies.
SecondOpinion separation_opinion(const ConvexPair& pair, const Separated& answer, bool claimed_wrong);
SecondOpinion separation_opinion(const ConvexPair& pair, const std::array<double, 3>& direction, bool claimed_wrong);

/// A number d is right where |d^2 - D^2| <= 2 distance_gap L^2: what DistanceIsCertified derives for numbers.
SecondOpinion number_opinion(const ConvexPair& pair, double distance, const Rational& squared_distance,
                             const Promise& promise, bool claimed_wrong);

/// A bracket is wrong where the referee's distance is not in it, or where it is wider than promised.
SecondOpinion bracket_opinion(const ConvexPair& pair, const Bracketed& answer, const Rational& squared_distance,
                              const Promise& promise, bool claimed_wrong);

/// An overlap is wrong where the bodies are apart (`truth` in words), or where the simplex of the named differences
/// does not have the origin in its hull, by the referee on linear programs.
SecondOpinion overlap_opinion(const ConvexPair& pair, const Overlapping& answer, Contact contact,
                              const std::string& truth, bool claimed_wrong);

}  // namespace assay
