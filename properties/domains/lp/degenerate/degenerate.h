// Programs at whose optimum more bounds meet than there are columns, and such that make pivot rules cycle.
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

/// Integer programs A x <= b, x >= 0 of 3 to 8 rows and 3 to 8 columns with a planted optimal basis: p of its basic
/// variables are 0 (the vertex is degenerate), d of its nonbasic reduced costs are 0 (the optimum need not be unique),
/// p and d drawn freely up to all of them.
///
/// A square part of determinant 1 is tight at x*, further rows have the slack drawn; multipliers and reduced costs are
/// non-negative where the planted basis needs them so, hence x* is optimal whatever is 0.
struct LpPlantedDegenerate {
  static constexpr std::string_view kName = "lp/planted_degenerate";
  static constexpr Axis kAxis = plain_axis("zeros: basic variables that are 0 and nonbasic reduced costs that are 0");
  static constexpr std::string_view kAim =
      "degeneracy of both kinds at a chosen degree: stalling, wrong bases of right vertices, optima that are not "
      "unique";
  static constexpr StatusShares kShares = {{1, 1}, {0, 0}, {0, 0}};
  static Case<LpFamily> draw(Choices& choices);
};

}  // namespace assay
