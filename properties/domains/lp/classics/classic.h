// Linear programs from the literature, compiled in: campaigns read no files, and the doubles are the same everywhere.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/lp/exact/certify_lp.h"

namespace assay {

/// A program as its source prints it, up to the sign of the cost and the removal of slack columns.
struct LpClassic {
  std::string_view name, source;
  LpProblem problem;
  LpStatus status = LpStatus::kOptimal;
  std::string_view optimum;  ///< of the printed numbers, as p or p/q; empty unless optimal
  /// The doubles are the printed numbers. Where not, each is the printed number rounded to nearest, the problem is that
  /// of the doubles, and its optimum differs from `optimum` by rounding.
  bool is_as_printed = true;
};

// One list a reason to be hard.
std::vector<LpClassic> cycling_classics();      ///< some rule comes back to a basis
std::vector<LpClassic> exponential_classics();  ///< some rule visits very many vertices
std::vector<LpClassic> degenerate_classics();   ///< many bases a vertex
std::vector<LpClassic> ill_scaled_classics();   ///< almost dependent rows, numbers far apart
std::vector<LpClassic> edge_classics();         ///< empty, and on the edge of another status

/// The Klee-Minty cube of dimension n, 1 <= n <= 12: max sum 10^(n-j) x_j over 2 sum_{j<i} 10^(i-j) x_j + x_i <=
/// 100^(i-1), x >= 0. The largest-coefficient rule visits all 2^n vertices. Every number is a double.
/// Source  V. Klee, G. J. Minty, How good is the simplex algorithm?, in O. Shisha (ed.), Inequalities III, Academic
///         Press 1972, 159-175, in the form of V. Chvatal, Linear Programming, Freeman 1983, p. 47.
LpProblem klee_minty_cube(std::uint32_t n);

}  // namespace assay
