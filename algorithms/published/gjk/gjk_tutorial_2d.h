// The planar GJK of the web tutorial "Convex polyhedra collision test (GJK Algorithm)", step by step as printed.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/published/statement.h"

namespace assay {

/// Whether conv(a) and conv(b) meet, by a triangle of the Minkowski difference that is walked towards the origin.
///
/// Shape    Planar bodies of one vertex or more.
/// Promise  None. The article counts touching as a hit: only a support value below zero is a miss.
/// Error    Declined: not planar, empty. GaveUp kNotFinite; kStopped, only if the watch says so.
/// Cost     O(n) an iteration. The article's loop is while(1) with no other way out than hit and miss, and some input
///          meets neither (duplicated support points, an origin within rounding of an edge): WITHOUT A WATCH THIS MAY
///          NEVER RETURN.
/// Source   The article's listings testCollision and buildAndTestSimplex. Readings: p, lost in the listing, is the
///          support of A along d less that of B along -d, as the text above it says; D is d; left() and right() are
///          (-y, x) and (y, -x), as the text's formulas say; double stands for float; the first of several farthest
///          vertices is taken.
///
/// The watch is called once for each iteration that does not decide, with the vertex pairs a, b of s[0] and, from the
/// second on, s[1]: they determine what follows, because d is then always left(s[1] - s[0]) and s[2] is overwritten.
struct GjkTutorial2d {
  static constexpr std::string_view kName = "published/gjk_tutorial_2d";
  static constexpr Statement<GjkFamily> kStatement =
      published::common_point_is_hit("planar GJK as tutorials print it", "as printed: no iteration limit");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
