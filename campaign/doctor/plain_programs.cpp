// Plain linear programs of two variables.
#include "campaign/doctor/plain_cases.h"

namespace assay {
namespace {

constexpr double kNone = kInfinity;

/// minimise cost.x with rows of two entries; x, y >= 0 unless bounds are given.
LpProblem program(std::vector<double> cost, std::vector<double> matrix, std::vector<double> row_lower,
                  std::vector<double> row_upper, std::vector<double> lower = {0, 0},
                  std::vector<double> upper = {kNone, kNone}) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(row_lower.size());
  problem.columns = static_cast<std::uint32_t>(cost.size());
  problem.cost = std::move(cost);
  problem.matrix = std::move(matrix);
  problem.row_lower = std::move(row_lower);
  problem.row_upper = std::move(row_upper);
  problem.lower = std::move(lower);
  problem.upper = std::move(upper);
  return problem;
}

}  // namespace

template <>
std::vector<PlainCase<LpFamily>> plain_cases<LpFamily>() {
  return {
      {"optimal at a corner of three rows: -x - 2 y, x + y <= 4, x - y <= 2, -x + 2 y <= 4",
       program({-1, -2}, {1, 1, 1, -1, -1, 2}, {-kNone, -kNone, -kNone}, {4, 2, 4})},
      {"optimal at zero: x + y", program({1, 1}, {1, 1}, {-kNone}, {4})},
      {"optimal on an edge: -x - y, x + y <= 4", program({-1, -1}, {1, 1}, {-kNone}, {4})},
      {"optimal at a degenerate corner: -x - y, x <= 1, y <= 1, x + y <= 2",
       program({-1, -1}, {1, 0, 0, 1, 1, 1}, {-kNone, -kNone, -kNone}, {1, 1, 2})},
      {"an equation: x + 2 y, x + y = 3", program({1, 2}, {1, 1}, {3}, {3})},
      {"a row with two bounds: x + y, 1 <= x + y <= 3", program({1, 1}, {1, 1}, {1}, {3})},
      {"a free variable: x + y, x - y >= -2, x + y >= 2",
       program({1, 1}, {1, -1, 1, 1}, {-2, 2}, {kNone, kNone}, {-kNone, -kNone}, {kNone, kNone})},
      {"variables between bounds: -x + y, x + y <= 3", program({-1, 1}, {1, 1}, {-kNone}, {3}, {-2, -1}, {2, 1})},
      {"nothing to minimise: 0, x >= -1, -x <= 0", program({0}, {-1}, {-kNone}, {0}, {-1}, {kNone})},
      {"infeasible: x + y <= 1, x + y >= 2", program({1, 1}, {1, 1, 1, 1}, {-kNone, 2}, {1, kNone})},
      {"infeasible by a sign: x + y <= -1", program({1, 1}, {1, 1}, {-kNone}, {-1})},
      {"unbounded: -x, x - y <= 1", program({-1, 0}, {1, -1}, {-kNone}, {1})},
      {"unbounded without rows: -x - y", program({-1, -1}, {}, {}, {})},
  };
}

}  // namespace assay
