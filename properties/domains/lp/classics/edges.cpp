// Programs that are empty, or a hair's breadth from another status. All made here; folklore.

#include "properties/domains/lp/build.h"
#include "properties/domains/lp/classics/classic.h"

namespace assay {
namespace {

using lp_build::canonical;

/// min x over 1 <= x + y <= 1 + excess: infeasible by -excess where it is negative.
LpProblem strip(double excess) {
  LpProblem problem = canonical(2, {{1, 1}, {1, 1}}, {kInfinity, 1 + excess}, {1, 0});
  problem.row_lower[0] = 1;
  return problem;
}

/// max cost x over x <= y.
LpProblem tiny_cost(double cost) { return canonical(2, {{1, -1}}, {0}, {-cost, 0}); }

LpProblem empty_box() {
  LpProblem problem = canonical(1, {{1}}, {kInfinity}, {1});
  problem.row_lower[0] = 0;
  problem.lower[0] = 2;
  problem.upper[0] = 1;
  return problem;
}

LpProblem zero_row() {
  LpProblem problem = canonical(2, {{0, 0}}, {1}, {1, 1});
  problem.row_lower[0] = 1;
  return problem;
}

/// 0 columns: 0 >= bound.
LpProblem no_columns(double bound) {
  LpProblem problem = canonical(0, {{}}, {kInfinity}, {});
  problem.row_lower[0] = bound;
  return problem;
}

constexpr std::string_view kStrip = "two parallel rows 2^-k apart; folklore";
constexpr std::string_view kTiny = "a ray along which the cost falls by next to nothing; folklore";
constexpr std::string_view kEmpty = "no rows, no columns, or neither; folklore";

}  // namespace

std::vector<LpClassic> edge_classics() {
  constexpr LpStatus kOptimal = LpStatus::kOptimal, kInfeasible = LpStatus::kInfeasible,
                     kUnbounded = LpStatus::kUnbounded;
  return {
      {"nothing", kEmpty, canonical(0, {}, {}, {}), kOptimal, "0"},
      {"no_rows", kEmpty, canonical(2, {}, {}, {1, 2}), kOptimal, "0"},
      {"no_rows_unbounded", kEmpty, canonical(1, {}, {}, {-1}), kUnbounded, ""},
      {"no_columns", kEmpty, no_columns(-1), kOptimal, "0"},
      {"no_columns_infeasible", kEmpty, no_columns(1), kInfeasible, ""},
      {"empty_box", "2 <= x <= 1; folklore", empty_box(), kInfeasible, ""},
      {"zero_row", "0 x = 1; folklore", zero_row(), kInfeasible, ""},
      {"infeasible_2^-10", kStrip, strip(-0x1p-10), kInfeasible, ""},
      {"infeasible_2^-20", kStrip, strip(-0x1p-20), kInfeasible, ""},
      {"infeasible_2^-30", kStrip, strip(-0x1p-30), kInfeasible, ""},
      {"infeasible_2^-40", kStrip, strip(-0x1p-40), kInfeasible, ""},
      {"infeasible_2^-52", kStrip, strip(-0x1p-52), kInfeasible, ""},
      {"feasible_2^-40", kStrip, strip(0x1p-40), kOptimal, "0"},
      {"tiny_cost", kTiny, tiny_cost(1e-12), kUnbounded, "", false},
      {"tiny_cost_2^-60", kTiny, tiny_cost(0x1p-60), kUnbounded, ""},
      {"rows_one_ulp_apart", "a row and its copy with the next right-hand side; folklore",
       canonical(2, {{1, 2}, {1, 2}}, {1, 1 + 0x1p-52}, {-1, -1}), kOptimal, "-1"},
  };
}

}  // namespace assay
