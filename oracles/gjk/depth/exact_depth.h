// The penetration depth in exact arithmetic.
#pragma once
#include <optional>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/depth/enclosing_surface.h"

namespace assay {

/// D: the length of the shortest move of b after which both bodies have no common interior; 0 where they have none.
///
/// With H(n) = max n.a - min n.b, D is the least H(n) / |n| over all n, or 0 if some H(n) <= 0. Where D > 0 it is the
/// distance from the origin to the boundary of a - b, attained at a facet.
struct ExactDepth {
  Rational squared;             ///< D^2, which is rational though D is not
  std::vector<Integer> normal;  ///< H(normal) = D |normal|, or H(normal) <= 0 where D = 0; from a to b
  bool verified = false;        ///< a closed surface and the normal, checked apart from how they were found, prove D
};

/// By expansion (expansion.h) in integers, verified by encloses_ball.
///
/// Error  nothing in more than three dimensions. Precondition: a problem, no empty body (integer_pair.h).
/// Cost   a fraction of a millisecond for 8 + 8 vertices in space, some milliseconds for 128 + 128.
std::optional<ExactDepth> exact_depth(const ConvexPair& pair);

/// D over the largest coordinate extent of both bodies together, for reports; 0 where exact_depth says nothing, where a
/// body is empty, and for no problem at all.
double relative_depth(const ConvexPair& pair);

/// The same expansion in double, stopped as soon as no face is nearer than `radius`: a surface to be verified by
/// encloses_ball, or nothing.
std::optional<DifferenceSurface> propose_surface(const ConvexPair& pair, double radius);

}  // namespace assay
