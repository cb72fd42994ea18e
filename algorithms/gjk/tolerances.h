// What the collision variants promise, and the forward error bounds with which they prove an answer before giving it.
#pragma once
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace assay::gjk {

/// Promised: |v|^2 - h(v) <= kDistanceGap * L^2 for the nearest points of a Separated answer, v their difference, h(v)
/// the least v.(a - b) and L the largest coordinate extent of both bodies together. 512 unit roundoffs; the bounds
/// below add up to fewer than 100 where bodies and distance are of one size. A smaller value turns Separated answers
/// into SeparatedAlong.
inline constexpr double kDistanceGap = 0x1p-44;

/// The search stops once |v|^2 - h(v) <= kGapClosed |v|^2: 32 unit roundoffs, what v.w can resolve for a well-shaped
/// simplex.
inline constexpr double kGapClosed = 0x1p-48;

/// Iterations of one search. |v| falls strictly, so the search is finite without it; 8+8 random vertices take 3.
inline constexpr std::uint32_t kStepLimit = 256;

/// Searches before giving up; the first walks towards the origin, search k > 0 towards a point 2^(-8 k) L beside it:
/// far beside first, for bodies that meet deeply, then nearer, for bodies that hardly overlap.
inline constexpr std::uint32_t kSearches = 6;
inline constexpr int kTargetStep = 8;

/// Promised: |depth - D| <= kDepthGap * L for a Penetrating answer, D the exact depth. 128 unit roundoffs; the bounds
/// with which a depth is proved add up to some 40 for faces whose edges are of the bodies' size. Measured errors are
/// below 4.
inline constexpr double kDepthGap = 0x1p-46;

/// A polytope grows as long as a vertex lies beyond its nearest face by more than kExpansionClosed * L: one unit
/// roundoff, so that the end is the face itself and not a tolerance.
inline constexpr double kExpansionClosed = 0x1p-53;

/// Promised: high - low <= kBracketWidth * L for a bracket of the distance, unless no double lies between: 64 ulp of L,
/// of which rounding in double takes some 60 u and the rest is left to the judge's filter. What double cannot bring
/// below is finished exactly.
inline constexpr double kBracketWidth = 0x1p-46;

/// Expansions of one polytope. Each adds a vertex of the difference, so the number is finite without it.
inline constexpr std::uint32_t kExpansionLimit = 512;

/// u: half the spacing of doubles in [1, 2).
inline constexpr double kUnitRoundoff = 0x1p-53;

/// Bounds every error that underflow adds: the frame is scaled to L of [1, 2), so each of fewer than 100 operations on
/// numbers below 2^6 adds at most 2^-1074 times 2^12.
inline constexpr double kUnderflow = 0x1p-1000;

// The bounds below are of the form (n u) S, with S a sum of absolute values computed in double as well. Every operation
// brings a factor (1 + d), |d| <= u; a product of n such factors differs from 1 by at most gamma(n) = n u / (1 - n u)
// (N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., 2002, Lemma 3.1). One unit more than the
// derivation asks for, (n + 1) u instead of gamma(n), pays for gamma(n) - n u and for S itself being rounded.

/// Least and largest error of the support value h(v) = min v.a - max v.b computed in the frame: |computed - exact| <=
/// bound.
///
/// A frame coordinate is p = (x - r)(1 + d) with r inside the box of both bodies, so |x_k - r_k| <= E_k, the box's
/// extent. A dot product of D terms adds gamma(D), so v.p is off by at most gamma(D + 1) G with G = sum |v_k| E_k.
/// Taking the least over the vertices keeps the bound. Both sides together, and the rounding of their difference, which
/// is at most G: gamma(2 D + 3) G.
template <std::size_t D>
constexpr double support_error(double g) {
  return static_cast<double>(2 * D + 4) * kUnitRoundoff * g + kUnderflow;
}

/// Error of v = sum of weight_i w_i in one coordinate, for at most D terms, w_i a rounded difference; s = sum weight_i
/// |w_i|.
template <std::size_t D>
constexpr double combination_error(double s) {
  return static_cast<double>(D + 2) * kUnitRoundoff * s + kUnderflow;
}

/// Error of a determinant of D rounded differences, expanded along its first row; `permanent` is the same sum of
/// absolute values.
///
/// D = 3: three rounded differences 3, two products and two sums inside the minor and one product and two sums outside
/// it, of which one product path sees 1 + 1 + 1 + 2: gamma(8). D = 2: two differences, one product, one sum: gamma(4).
template <std::size_t D>
constexpr double determinant_error(double permanent) {
  return (D == 3 ? 9 : 5) * kUnitRoundoff * permanent + kUnderflow;
}

}  // namespace assay::gjk
