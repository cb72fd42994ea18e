// How two convex bodies lie to each other and what they are like: what collisions and casts share.
#pragma once
#include "algorithms/model/convex_pair.h"
#include "properties/severity/standing.h"

namespace assay {

bool repeats_a_point(const Points& points);
/// Two of the vertices are equal, or k of them span less than min(k - 1, n) dimensions of R^n.
bool is_flat_or_repeats(const Points& body);
inline bool has_degenerate_body(const ConvexPair& pair) {
  return is_flat_or_repeats(pair.a) || is_flat_or_repeats(pair.b);
}

/// none where the bodies touch; wide where their distance, or their depth, is at least the length `least`; where that
/// is 0, wherever they do not touch. In more than three dimensions the depth of bodies that overlap is not shown.
/// Precondition: a problem, no body empty.
Room room_between(const ConvexPair& pair, const Rational& least);

}  // namespace assay
