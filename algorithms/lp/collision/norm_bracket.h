// The distance programmes as an engine: the Euclidean distance between two bounds, from distances in two other norms.
#pragma once
#include <string_view>

#include "algorithms/lp/collision/collide.h"
#include "algorithms/model/family.h"
#include "algorithms/model/statement.h"

namespace assay {

namespace lp {

/// Greatest high - low of an answer of NormBracket, over the largest coordinate extent of both bodies together, which
/// d_inf does not pass. Without rounding it is sqrt 3 - 1: the lower bound is at least d_inf, the upper one at most
/// sqrt n d_inf; the rest is left to what the distances are rounded by.
inline constexpr double kNormBracketWidth = 0.74;

/// max(d_inf, d_1 / sqrt n) <= d <= min(d_1, sqrt n d_inf) for the distances of two convex bodies of R^n in the sum
/// norm (d_1), the greatest norm (d_inf) and the Euclidean one (d), each given between two bounds.
///
/// Lemma. |v|_inf <= |v|_2 <= |v|_1 <= sqrt n |v|_2 and |v|_2 <= sqrt n |v|_inf. On the left let v be the difference of
/// the nearest points in the Euclidean norm, on the right that of those in the other norm.
///
/// Shape  the direction is that of the greater lower bound: by its dual norm it proves d_1 or d_inf, and |n|_2 <=
///        |n|_1, |n|_2 <= sqrt n |n|_inf. The root and the product or quotient are rounded away from the distance.
/// Precondition: dimension 1 to 3, one of the lower bounds is positive.
Bracketed euclidean_bracket(std::size_t dimension, const NormDistance& by_sum, const NormDistance& by_greatest);

}  // namespace lp

/// How far two bodies are apart, by the programmes of the sum norm and of the greatest norm with our tableau under
/// Bland's rule; bodies that neither proves apart are asked whether they meet (CollideFeasibility).
///
/// Shape    dimension 1 to 3.
/// Promise  the distance lies in the bracket, which is as narrow as kNormBracketWidth; where rounding errors leave a
///          wider one, a direction that separates is all that is answered.
/// Watch    as TableauBland.
/// Error    Declined and GaveUp: as lp::distance and lp::collide.
struct NormBracket {
  static constexpr std::string_view kName = "lp/norm_bracket";
  static constexpr Statement<GjkFamily> kStatement{
      .sentence = "the distance programmes of the sum norm and the greatest norm, which enclose the Euclidean distance",
      .promises = {.touching = Touching::kHit, .bracket_width = lp::kNormBracketWidth, .refuses_no_problem = true},
      .note = "answers only what it has proved; gives up where rounding leaves more than one verdict",
      .watching = Watching::kAlways};

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

}  // namespace assay
