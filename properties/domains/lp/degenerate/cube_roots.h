// Programs of two rows in which bases can repeat after six pivots.
#pragma once
#include <string_view>

#include "properties/domain.h"
#include "properties/domains/lp/status_shares.h"

namespace assay {

/// Rows [A A^2] x <= 0, x >= 0, with a 2 x 2 matrix A of trace -1 and determinant 1, so that A^2 = -I - A and A^3 = I:
/// with the slacks' I the columns are three pairs that a cycle of the simplex method may run through in turn. The first
/// pair is improving as drawn, the second costs what makes its reduced cost after two pivots the first one's: cost =
/// -(g, g (I + A)).
///
/// A = [a b; c -1-a] with a = i / 2^k, b = +-2^j and c = -(1 + a + a^2) / b: exact, and so is A^2. g = (g_1, g_2) in
/// multiples of 2^-2. About one program in a hundred cycles under the largest-coefficient rule (tests measure it).
/// Source   J. A. J. Hall, K. I. M. McKinnon, The simplest examples where the simplex method cycles and conditions
///          where EXPAND fails to prevent cycling, Math. Program. 100, 2004, 133-150 (the structure of their 2 x 6
///          examples).
struct LpCubeRoots {
  static constexpr std::string_view kName = "lp/cube_roots";
  static constexpr Axis kAxis = plain_axis("denominator's log2");
  static constexpr std::string_view kAim = "cyclers without end: pivots that permute three pairs of columns for ever";
  static constexpr StatusShares kShares = {{0.05, 0.7}, {0, 0}, {0.3, 0.95}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
