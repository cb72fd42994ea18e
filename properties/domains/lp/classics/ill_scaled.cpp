// Programs with almost dependent rows or numbers far apart.
#include <cstdint>
#include <numeric>

#include "properties/domains/lp/build.h"
#include "properties/domains/lp/classics/classic.h"

namespace assay {
namespace {

using lp_build::canonical;
using lp_build::Rows;

/// The matrix scale / (i + j - 1); scale = lcm(1, ..., 2n - 1) makes it integer, scale = 1 rounds it.
Rows hilbert(std::uint32_t n, double scale) {
  Rows rows(n, std::vector<double>(n));
  for (std::uint32_t i = 0; i < n; ++i) {
    for (std::uint32_t j = 0; j < n; ++j) rows[i][j] = scale / (i + j + 1);
  }
  return rows;
}

double multiple_of_all(std::uint32_t n) {
  std::int64_t multiple = 1;
  for (std::int64_t k = 2; k < 2 * std::int64_t{n}; ++k) multiple = std::lcm(multiple, k);
  return static_cast<double>(multiple);
}

std::vector<double> row_sums(const Rows& rows) {
  std::vector<double> sums;
  for (const auto& row : rows) sums.push_back(std::accumulate(row.begin(), row.end(), 0.0));
  return sums;
}

/// min sum j x_j over H x = H 1, x >= 0: only x = 1 is feasible.
LpProblem hilbert_equations(std::uint32_t n) {
  const Rows rows = hilbert(n, multiple_of_all(n));
  std::vector<double> cost(n);
  std::iota(cost.begin(), cost.end(), 1.0);
  LpProblem problem = canonical(n, rows, row_sums(rows), cost);
  problem.row_lower = problem.row_upper;
  return problem;
}

/// min sum x_j over H x >= H 1, x >= 0.
LpProblem hilbert_cover(std::uint32_t n, const Rows& rows) {
  LpProblem problem = canonical(n, rows, row_sums(rows), std::vector<double>(n, 1.0));
  std::swap(problem.row_lower, problem.row_upper);
  for (double& bound : problem.row_upper) bound = kInfinity;
  return problem;
}

/// min 10^9 y over x <= 10^9 y, x >= 1: y = 10^-9, which a tolerance takes for 0.
LpProblem big_m() {
  LpProblem problem = canonical(2, {{1, -1e9}}, {0}, {0, 1e9});
  problem.lower[0] = 1;
  return problem;
}

constexpr std::string_view kHilbert = "D. Hilbert, Acta Math. 18, 1894, 155-159: the matrix, times lcm(1, ..., 2n - 1)";

}  // namespace

std::vector<LpClassic> ill_scaled_classics() {
  constexpr LpStatus kOptimal = LpStatus::kOptimal;
  return {
      {"hilbert_equations_5", kHilbert, hilbert_equations(5), kOptimal, "15"},
      {"hilbert_equations_8", kHilbert, hilbert_equations(8), kOptimal, "36"},
      {"hilbert_equations_10", kHilbert, hilbert_equations(10), kOptimal, "55"},
      {"hilbert_cover_5", kHilbert, hilbert_cover(5, hilbert(5, multiple_of_all(5))), kOptimal, "1879/504"},
      {"hilbert_cover_8", kHilbert, hilbert_cover(8, hilbert(8, multiple_of_all(8))), kOptimal, "52279/9009"},
      {"hilbert_rounded_8", "the Hilbert matrix in doubles, its right-hand side as summed in doubles",
       hilbert_cover(8, hilbert(8, 1)), kOptimal, "52279/9009", false},
      {"big_m", "the switch x <= M y with M = 10^9; folklore", big_m(), kOptimal, "1"},
      {"twelve_decades", "entries from 10^-6 to 10^6; folklore",
       canonical(2, {{1e6, 1e-6}, {1, 1}}, {1e6, 1e6}, {-1e6, -1e-6}), kOptimal, "-1000000", false},
  };
}

}  // namespace assay
