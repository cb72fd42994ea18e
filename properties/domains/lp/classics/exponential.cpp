// Programs on which some pivot rule visits very many vertices.

#include "properties/domains/lp/build.h"
#include "properties/domains/lp/classics/classic.h"

namespace assay {
namespace {

using lp_build::canonical;
using lp_build::Rows;

/// max sum eps^(n-j) x_j over 2 sum_{j<i} eps^(i-j) x_j + x_i <= 1 with eps = 1/3, each entry a quotient of integers.
LpProblem avis_chvatal(std::uint32_t n) {
  Rows rows(n, std::vector<double>(n, 0.0));
  std::vector<double> cost(n);
  double threes = 1;
  for (std::uint32_t distance = 0; distance < n; ++distance, threes *= 3) {
    cost[n - 1 - distance] = -1 / threes;
    for (std::uint32_t i = distance; i < n; ++i) rows[i][i - distance] = distance == 0 ? 1 : 2 / threes;
  }
  return canonical(n, rows, std::vector<double>(n, 1.0), cost);
}

/// max x_n over x_1 <= 1 and s x_{j-1} <= x_j <= g^(j-1) - s x_{j-1}.
LpProblem slanted_cube(std::uint32_t n, double slant, double growth) {
  Rows rows;
  std::vector<double> right;
  double side = 1;
  for (std::uint32_t j = 0; j < n; ++j, side *= growth) {
    std::vector<double> above(n, 0.0), below(n, 0.0);
    above[j] = 1;
    below[j] = -1;
    if (j > 0) above[j - 1] = below[j - 1] = slant;
    rows.push_back(above);
    right.push_back(side);
    if (j == 0) continue;
    rows.push_back(below);
    right.push_back(0);
  }
  std::vector<double> cost(n, 0.0);
  cost[n - 1] = -1;
  return canonical(n, rows, right, cost);
}
LpProblem deformed_cube(std::uint32_t n) { return slanted_cube(n, 0.25, 1); }
LpProblem goldfarb_sit(std::uint32_t n) { return slanted_cube(n, 2, 5); }

constexpr std::string_view kKleeMinty =
    "V. Klee, G. J. Minty, in O. Shisha (ed.), Inequalities III, 1972, 159-175, in the form of V. Chvatal, Linear "
    "Programming, Freeman 1983, p. 47";
constexpr std::string_view kAvisChvatal =
    "D. Avis, V. Chvatal, Notes on Bland's pivoting rule, Math. Program. Study 8, 1978, 24-34, with 1/3: long for "
    "Bland's "
    "rule";
constexpr std::string_view kDeformed =
    "N. Amenta, G. M. Ziegler, Deformed products and maximal shadows of polytopes, Contemp. Math. 223, 1999, 57-90: "
    "the "
    "Klee-Minty cube in the unit cube, with 1/4";
constexpr std::string_view kGoldfarb =
    "D. Goldfarb, W. Y. Sit, Worst case behavior of the steepest edge simplex method, Discrete Appl. Math. 1, 1979, "
    "277-285; "
    "the polytope with 2 and 5, with x_n as cost, from which the long path is not claimed";

}  // namespace

LpProblem klee_minty_cube(std::uint32_t n) {
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

std::vector<LpClassic> exponential_classics() {
  constexpr LpStatus kOptimal = LpStatus::kOptimal;
  return {
      {"klee_minty_3", kKleeMinty, klee_minty_cube(3), kOptimal, "-10000"},
      {"klee_minty_4", kKleeMinty, klee_minty_cube(4), kOptimal, "-1000000"},
      {"klee_minty_5", kKleeMinty, klee_minty_cube(5), kOptimal, "-100000000"},
      {"klee_minty_6", kKleeMinty, klee_minty_cube(6), kOptimal, "-10000000000"},
      {"klee_minty_7", kKleeMinty, klee_minty_cube(7), kOptimal, "-1000000000000"},
      {"klee_minty_8", kKleeMinty, klee_minty_cube(8), kOptimal, "-100000000000000"},
      {"klee_minty_9", kKleeMinty, klee_minty_cube(9), kOptimal, "-10000000000000000"},
      {"klee_minty_10", kKleeMinty, klee_minty_cube(10), kOptimal, "-1000000000000000000"},
      {"klee_minty_11", kKleeMinty, klee_minty_cube(11), kOptimal, "-100000000000000000000"},
      {"klee_minty_12", kKleeMinty, klee_minty_cube(12), kOptimal, "-10000000000000000000000"},
      {"avis_chvatal_4", kAvisChvatal, avis_chvatal(4), kOptimal, "-1", false},
      {"avis_chvatal_6", kAvisChvatal, avis_chvatal(6), kOptimal, "-1", false},
      {"avis_chvatal_8", kAvisChvatal, avis_chvatal(8), kOptimal, "-1", false},
      {"avis_chvatal_10", kAvisChvatal, avis_chvatal(10), kOptimal, "-1", false},
      {"deformed_cube_4", kDeformed, deformed_cube(4), kOptimal, "-1"},
      {"deformed_cube_8", kDeformed, deformed_cube(8), kOptimal, "-1"},
      {"goldfarb_sit_4", kGoldfarb, goldfarb_sit(4), kOptimal, "-125"},
      {"goldfarb_sit_6", kGoldfarb, goldfarb_sit(6), kOptimal, "-3125"},
  };
}

}  // namespace assay
