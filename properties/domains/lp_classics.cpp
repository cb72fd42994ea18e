#include "properties/domains/lp_classics.h"

#include <array>

#include "properties/domains/lp_build.h"

namespace assay {
namespace {

using lp_build::canonical;
using lp_build::Rows;

/// max sum 10^(n-j) x_j, 2 sum_{j<i} 10^(i-j) x_j + x_i <= 100^(i-1): the largest-coefficient rule visits all 2^n
/// vertices.
LpProblem klee_minty(std::uint32_t n) {
  Rows rows(n, std::vector<double>(n, 0.0));
  std::vector<double> right(n), cost(n);
  double hundreds = 1;
  for (std::uint32_t i = 0; i < n; ++i, hundreds *= 100) {
    right[i] = hundreds;
    rows[i][i] = 1;
    double tens = 1;
    for (std::uint32_t j = i; j-- > 0;) rows[i][j] = 2 * (tens *= 10);
  }
  double tens = 1;
  for (std::uint32_t j = n; j-- > 0; tens *= 10) cost[j] = -tens;
  return canonical(n, rows, right, cost);
}

/// Twelve planes through (0, 0, 1), x and y free: every basis at the apex is degenerate.
LpProblem pyramid() {
  const Rows rows = {{1, 0, 13},  {-1, 0, 13},  {0, 1, 13},  {0, -1, 13},  {3, 4, 13},  {-3, 4, 13},
                     {3, -4, 13}, {-3, -4, 13}, {5, 12, 13}, {-5, 12, 13}, {12, 5, 13}, {-12, -5, 13}};
  LpProblem problem = canonical(3, rows, std::vector<double>(rows.size(), 13.0), {0, 0, -1});
  problem.lower[0] = problem.lower[1] = -kInfinity;
  return problem;
}

}  // namespace

// Sorted by size: the number of a classic is its difficulty, and number 0 is the smallest.
std::span<const LpClassic> lp_classics() {
  static const std::array classics = {
      LpClassic{"klee_minty_3", "V. Klee, G. J. Minty 1972, in the form of V. Chvatal, Linear Programming, 1983, p. 47",
                klee_minty(3)},
      LpClassic{"hall_mckinnon",
                "J. A. J. Hall, K. I. M. McKinnon, Math. Program. 100, 2004, 133-150: cycles, unbounded",
                canonical(4, {{0.4, 0.2, -1.4, -0.2}, {-7.8, -1.4, 7.8, 0.4}}, {0, 0}, {-2.3, -2.15, 13.55, 0.4})},
      LpClassic{"sierksma", "G. Sierksma 1996, a row scaling of Beale's program: unbounded",
                canonical(4, {{1, -32, -4, 36}, {1, -24, -1, 6}}, {0, 0}, {-3, 80, -2, 24})},
      LpClassic{
          "beale_1955", "E. M. L. Beale, Nav. Res. Logist. Q. 2, 1955, 269-275",
          canonical(4, {{0.25, -60, -0.04, 9}, {0.5, -90, -0.02, 3}, {0, 0, 1, 0}}, {0, 0, 1}, {-0.75, 150, -0.02, 6})},
      LpClassic{"beale_dyadic", "Beale's program in the form of G. B. Dantzig, Linear Programming and Extensions, 1963",
                canonical(4, {{0.25, -8, -1, 9}, {0.5, -12, -0.5, 3}, {0, 0, 1, 0}}, {0, 0, 1}, {-0.75, 20, -0.5, 6})},
      LpClassic{
          "kuhn", "H. W. Kuhn; in S. I. Gass, S. Vinjamuri, Comput. Oper. Res. 31(2), 2004, 303-311",
          canonical(4, {{-2, -9, 1, 9}, {1.0 / 3, 1, -1.0 / 3, -2}, {2, 3, -1, -12}}, {0, 0, 2}, {-2, -3, 1, 12})},
      LpClassic{"chvatal", "V. Chvatal, Linear Programming, 1983, p. 31",
                canonical(4, {{0.5, -5.5, -2.5, 9}, {0.5, -1.5, -0.5, 1}, {1, 0, 0, 0}}, {0, 0, 1}, {-10, 57, 9, 24})},
      LpClassic{"marshall_suurballe", "K. T. Marshall, J. W. Suurballe, Nav. Res. Logist. Q. 16, 1969, 121-137",
                canonical(3, {{0.6, -6.4, 4.8}, {0.2, -1.8, 0.6}, {0.4, -1.6, 0.2}, {0, 1, 0}}, {0, 0, 0, 1},
                          {-0.4, -0.4, 1.8})},
      LpClassic{"yudin_golshtein", "D. B. Yudin, E. G. Gol'shtein 1965; in Gass and Vinjamuri 2004",
                canonical(4, {{2, -3, -5, 6}, {6, -5, -3, 2}, {3, 1, 2, 4}}, {0, 0, 1}, {-1, 1, -1, 1})},
      LpClassic{"hall_mckinnon_bounded", "Hall and McKinnon 2004 with x_1 <= 1 and x_2 <= 1",
                canonical(4, {{0.4, 0.2, -1.4, -0.2}, {-7.8, -1.4, 7.8, 0.4}, {1, 0, 0, 0}, {0, 1, 0, 0}}, {0, 0, 1, 1},
                          {-2.3, -2.15, 13.55, 0.4})},
      LpClassic{"klee_minty_4", "as klee_minty_3", klee_minty(4)},
      LpClassic{
          "avis_chvatal_4", "D. Avis, V. Chvatal, Math. Program. Study 8, 1978, 24-34, with 1/3: long for Bland's rule",
          canonical(4, {{1, 0, 0, 0}, {2.0 / 3, 1, 0, 0}, {2.0 / 9, 2.0 / 3, 1, 0}, {2.0 / 27, 2.0 / 9, 2.0 / 3, 1}},
                    {1, 1, 1, 1}, {-1.0 / 27, -1.0 / 9, -1.0 / 3, -1})},
      LpClassic{"klee_minty_5", "as klee_minty_3", klee_minty(5)},
      LpClassic{"klee_minty_6", "as klee_minty_3", klee_minty(6)},
      LpClassic{"pyramid", "twelve planes through one point; folklore", pyramid()},
      LpClassic{"klee_minty_8", "as klee_minty_3", klee_minty(8)},
  };
  return classics;
}

Case<LpFamily> LpClassics::draw(Choices& choices) {
  const auto classics = lp_classics();
  const auto number = choices.below(classics.size());
  return {classics[number].problem, static_cast<std::int32_t>(number)};
}

}  // namespace assay
