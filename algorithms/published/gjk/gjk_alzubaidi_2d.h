// The planar GJK of section 6 of Alzubaidi's article, step by step as printed.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/published/statement.h"

namespace assay {

/// Whether conv(a) and conv(b) meet, by a 2-simplex of the Minkowski difference that is turned towards the origin.
///
/// Shape    Planar bodies of one vertex or more; for the centroid, vertices in the order of the boundary, as the
///          article's hulls give them. In another order the formula gives some other point, hence another first
///          direction.
/// Promise  None. The article counts touching as a miss: a support value of zero is a miss.
/// Error    Declined: not planar, empty. GaveUp kNotFinite; kStopped, only if the watch says so.
/// Cost     O(n) an iteration. The article's loop is While(true): WITHOUT A WATCH THIS MAY NEVER RETURN.
/// Source   A. M. N. Alzubaidi, "Fast Gilbert-Johnson-Keerthi Method for Collision Detection between Two 2D Convex Hull
///          Polygons Based on Chan's and Divide_Conquer Algorithms", equations 2-4 and the listing of section 6.
///          Readings: "X_i Y_i + 1" is X_i Y_(i+1), the index after the last being 0; a body of zero area divides by
///          zero as printed and makes the first direction NaN (one or two vertices, or collinear ones); tripleProduct,
///          not defined there, is x cross (y cross z), the one reading under which all three printed calls point where
///          the text says; removing a vertex moves the later ones up and lowers n, so that n never exceeds 2; the first
///          of several farthest vertices is taken; double stands for Delphi's type.
///
/// Flaws kept: equal centroids make the first direction zero and every such pair a miss, also concentric bodies; an
/// origin on the first segment makes the next direction zero and likewise a miss.
///
/// The watch is called once for each iteration that does not decide, with the vertex pairs a, b of the simplex in order
/// and then of the vertex removed last, on which the rounding of the direction depends.
struct GjkAlzubaidi2d {
  static constexpr std::string_view kName = "published/gjk_alzubaidi_2d";
  static constexpr Statement<GjkFamily> kStatement = published::common_point_is_hit(
      "planar GJK as A. M. N. Alzubaidi prints it", "as printed: a projection of exactly 0 ends with a miss");
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
