// Collision detection by the simplex method as A. M. Kreuzer's article codes it, flaws included: a suspect.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "algorithms/published/statement.h"

namespace assay {

/// Whether the optimum of  minimise e.(b - A x), A x <= b, x >= 0  is below 1e-4, where the columns of A are the
/// vertices of a and the negated vertices of b, each with a row for its own convexity constraint, and b = (0, ..., 0,
/// 1, 1).
///
/// Followed step by step, and each a way to be wrong:
///  - one absolute 1e-4 is the limit for the optimum, for reduced costs and for ties of the ratio test, whatever the
///    scale;
///  - the ratio test keeps as a tie any later ratio less than 1e-4 above the least one, so a pivot may leave x >= 0;
///  - any entry above 0 is a pivot, so what rounding leaves of a 0 is one, too: 6 of the 15 recorded failures are of
///    this or of the next flaw; of wrong verdicts in general most are of the accuracy (docs/published-collision.md);
///  - its tie-break starts at the second tied row, so that the first one is never chosen and Bland's rule is not what
///    is coded;
///  - the cost row adds coordinates to the 1 of a convexity row, which is lost beside 2^53;
///  - at most rows * columns pivots, counted from the number of equations, not from 0 (one variable serves two loops);
///    what the tableau says by then is judged as if it were the optimum;
///  - two single points are compared by signed differences, so a point far to the lower left of another one "collides"
///    with it;
///  - equal vertices are dropped first, as the article keeps them in a set; coordinates are equal as Double.Equals has
///    it, with NaN equal to NaN, and the order of insertion is kept.
///
/// The listing is a template on the number type (kreuzer_tableau_listing.h); which of the recorded failures it has in
/// rationals, too, docs/articles.md says.
///
/// Shape    any dimension n >= 1; the article has n = 3 and says that it serves all n. Empty bodies collide with
///          nothing.
/// NaN      as coded: a NaN reduced cost enters (its comparison fails), a NaN entry or ratio never leaves, a NaN
///          optimum is "no collision". Infinity likewise flows through. Nothing of this is undefined here.
/// Watch    the basic variables (0 .. vertices-1, then one slack an equation) after every pivot.
/// Error    Declined: bodies of different dimension, dimension 0, a tableau that does not fit in memory.
/// Source   A. M. Kreuzer, On Convex Polytopes, Collision Detection, and the Simplex Method, CodeProject article
///          1077502, 19 May 2016, class LinearProgramming.
struct KreuzerTableau {
  static constexpr std::string_view kName = "published/kreuzer_tableau";
  static constexpr Statement<GjkFamily> kStatement = published::common_point_is_hit(
      "collision by linear programming as A. M. Kreuzer prints it", "as printed: absolute accuracy 1e-4", false);
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
