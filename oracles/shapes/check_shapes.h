// The judges of the family shapes: every number against the exact one, every yes and no without any slack.
#pragma once
#include <string_view>

#include "algorithms/model/semantics.h"
#include "algorithms/model/shapes.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// What an engine stands for.
struct ShapesStatement {
  Touching touching = Touching::kUnspecified;
  double gap = -1;                ///< of numbers; negative or infinite: they are not judged
  bool by_default = false;        ///< the engine states no gap: this one comes from its precision
  std::string_view why_not = {};  ///< where numbers are not judged, why; static storage
};

namespace shapes_claims {
/// On what an answer is made of, whatever its numbers.
inline constexpr ClaimSentence kAnswersTheQuestion{"answers the question"};
inline constexpr ClaimSentence kOneImageEach{"one image for each point"};
inline constexpr ClaimSentence kNumbersAreFinite{"numbers are finite"};

inline constexpr ClaimSentence kWrongHit{"wrong hit"};
inline constexpr ClaimSentence kWrongMiss{"wrong miss"};
inline constexpr ClaimSentence kDistance{"distance is within the gap"};
inline constexpr ClaimSentence kNormalLength{"normal has length one"};
inline constexpr ClaimSentence kNormalSeparates{"normal separates as far"};
inline constexpr ClaimSentence kNormalDirection{"normal points from a to b"};
inline constexpr ClaimSentence kMoveTouches{"move ends in touching"};
inline constexpr ClaimSentence kNoShorterMove{"no shorter move"};

inline constexpr ClaimSentence kLowCorner{"low corner is the least"};
inline constexpr ClaimSentence kHighCorner{"high corner is the greatest"};
inline constexpr ClaimSentence kFlatWithoutArea{"flat where the area is zero"};
inline constexpr ClaimSentence kCentroid{"centroid is within the gap"};
inline constexpr ClaimSentence kImages{"images are within the gap"};

inline constexpr ClaimSentence kTimeOnTheWay{"time is on the way"};
inline constexpr ClaimSentence kMeetThen{"they meet at the time"};
inline constexpr ClaimSentence kNotBefore{"they do not meet before"};
}  // namespace shapes_claims

/// How two bodies lie to each other. M is the set of differences a - b, D the signed distance of the origin from M
/// (difference_body.h), L the largest coordinate extent of both bodies together, g = allowance(gap, L).
///
/// Claims  (1) "wrong hit", "wrong miss"          overlap says whether D <= 0; D < 0 for an engine to which touching is
///         a
///             miss; either where D = 0 for one that does not say.
///         (2) "numbers are finite"               distance, normal and move.
///         (3) "distance is within the gap"       |distance - D| <= g.
///         (4) "normal has length one"            1 - gap <= |normal| <= 1 + gap.
///         (5) "normal separates as far"          along the normal b is apart from a by D - g at least (overlaps it by
///             g - D at most): -max n.M >= (D - g) |n|.
///         (6) "normal points from a to b"        where the polytopes of the bodies are apart by v, the shortest
///             difference: |n x v| <= g |n| and n.v < 0.
///         (7) "move ends in touching"            after b moved by `move` the signed distance is between -g and g.
///         (8) "no shorter move"                  |move| <= |D| + g.
///         With gap = 0 all numbers would have to be exact. (2) to (8) are judged where 0 <= gap < infinity; otherwise
///         an answer that keeps (1) is not judged. Of (3) to (8) the worst breach is named, (6) and (8) only where (5)
///         and (7) hold.
/// Lemma   (1) and (3) say D. By the lemma of difference_body.h D is the greatest of -max n.M / |n|, so (5) says that
///         the normal attains it up to g. b moved by w touches a where w is on the boundary of M, and |D| is the least
///         length of such a w: (7) and (8) say that `move` is one of the least, up to g. (6) is (5) to first order:
///         where a direction is the only one, its error is that of the angle, not the angle's square.
/// Error   Undecided: no posed question, numbers of the problem that are not finite, D beyond the doubles.
/// Magnitude  of (1) |D| / L, of (3) |distance - D| / L; of (4) how far the length is off; of (5) to (8) the length by
///            which the claim is missed, slack included, over L. 0 where L = 0.
Verdict check_contact(const ShapesProblem& problem, const ShapeContact& answer, const ShapesStatement& statement);
/// Claim (1) alone.
Verdict check_contact(const ShapesProblem& problem, const BareVerdict& answer, const ShapesStatement& statement);

/// The least box around points, or around two boxes: comparisons of doubles, so nothing is promised but the box itself.
///
/// Claims  (1) "low corner is the least", (2) "high corner is the greatest": equal to the least and greatest
///         coordinates, 0 past the dimension. The worst coordinate is named.
/// Magnitude  how far a corner is off, relative to the extent.
Verdict check_bounds(const ShapesProblem& problem, const ShapeBounds& answer);

/// The centroid of a ring p_0 .. p_{n-1}: with c_i = p_i x p_{i+1} and S the sum of the c_i, twice the area with sign,
/// it is the sum of (p_i + p_{i+1}) c_i over 3 S; the mean of the p_i where S = 0.
///
/// Claims  (1) "flat where the area is zero"      flat says whether S = 0.
///         (2) "numbers are finite".
///         (3) "centroid is within the gap"       each coordinate is off by allowance(gap, max(L, |exact|)) at most, L
///             the ring's largest extent.
///         (2) and (3) are judged where 0 <= gap < infinity; otherwise an answer that keeps (1) is not judged. The
///             worst
///         coordinate is named.
/// Magnitude  of (3) the error relative to that unit.
Verdict check_centroid(const ShapesProblem& problem, const ShapeCentroid& answer, const ShapesStatement& statement);

/// The images f + m (x - f) + t of the points.
///
/// Claims  (1) "one image for each point".
///         (2) "numbers are finite".
///         (3) "images are within the gap"        as for centroids, L the largest extent of the exact images.
///         (2) and (3) are judged, and the worst coordinate is named, as for centroids.
Verdict check_motion(const ShapesProblem& problem, const MovedPoints& answer, const ShapesStatement& statement);

/// When a moving ball b first meets a. D(t) is the signed distance of check_contact with b moved by t times its way, L
/// the largest coordinate extent of a and all that b passes, g = allowance(gap, L).
///
/// Claims  (1) "wrong hit", "wrong miss"          touches says whether D <= 0 at some t in [0, 1]; D < 0 for an engine
///             to which touching is a miss; either where 0 is the least D for one that does not say.
///         (2) "numbers are finite"               time and normal.
///         (3) "time is on the way"               0 <= time <= 1.
///         (4) "they meet at the time"            D(time) <= g.
///         (5) "they do not meet before"          D(s) >= -g for every s in [0, time).
///         (6) "normal has length one"            as of contacts.
///         (7) "normal separates as far"          as of contacts, at the time told: along the normal b is apart from a
///             by D(time) - g at least.
///         (2) to (7) are judged where contact is told and 0 <= gap < infinity; where it is told and there is no such
///         gap, an answer that keeps (1) is not judged. Of (4) to (7) the worst breach is named, (5) only where (4)
///         holds, and (7) where (6) does.
/// Lemma   D is convex in t, so {t : D(t) <= c} is an interval for every c. (4) says that time is not before the first
///         contact of a ball that is thicker by g, and (5) that it is not after that of one that is thinner by g: what
///         is told is right for a ball that differs by g at most. Where b only grazes a these times are far from each
///         other, and so is the time from one of a ball that differs by an ulp: no bound on the time itself would be
///         kept by an engine that computes. All comparisons are of rationals and roots of rationals, by squares:
///         DifferenceBody::passes_below has the one over all s.
/// Error   Undecided: no posed question, numbers of the problem that are not finite.
/// Magnitude  of (1) and (5) the least distance of a and all that b passes, or their depth, over L; of (3) how far the
///            time is off; of (4) D(time) / L; of (6) and (7) as of contacts. 0 where L = 0.
Verdict check_sweep(const ShapesProblem& problem, const ShapeSweep& answer, const ShapesStatement& statement);
/// Claim (1) alone.
Verdict check_sweep(const ShapesProblem& problem, const BareVerdict& answer, const ShapesStatement& statement);

/// The judge of the question asked. Violated "answers the question" where the answer is of another kind; Undecided
/// where there is none.
Verdict check_shapes(const ShapesProblem& problem, const ShapesAnswer& answer, const ShapesStatement& statement);

}  // namespace assay
