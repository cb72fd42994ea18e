// Programs on which some pivot rule comes back to a basis. Whether it does depends on the units of the rows: a slack's
// reduced cost is measured in them. So a program with fractions is given twice: as printed, each number rounded to
// nearest, and with its rows multiplied by numbers that make every entry a dyadic rational and keep the cycle (found by
// simulating the rule in rationals). Multiplied by the least integers that clear the fractions, none of the four
// cycles. As printed, Marshall and Suurballe's cycles in rationals but not in doubles: two equal reduced costs are
// rounded apart.
#include "properties/domains/lp/build.h"
#include "properties/domains/lp/classics/classic.h"

namespace assay {
namespace {

using lp_build::canonical;
using lp_build::Rows;

constexpr LpStatus kOptimal = LpStatus::kOptimal, kUnbounded = LpStatus::kUnbounded;

/// Hoffman's program with angle 2 pi / 5 and his parameter w = 5 * scale; scale a power of two, so that every w has
/// exactly corresponding doubles. cos = (sqrt 5 - 1) / 4 and its relatives are rounded to nearest.
LpProblem hoffman(double scale) {
  const double w = 5 * scale, cosine = 0.30901699437494745, double_cosine = -0.8090169943749475;
  const double by_w = 0.5854101966249685 / scale, twice_by_w = 0.36180339887498947 / scale;
  const double w_cosine = 1.5450849718747373 * scale, w_square = 0.9549150281252627 * scale;
  const Rows rows = {
      {0, 0, 0, 0, 0, 0, 0, 0},
      {cosine, -w_cosine, double_cosine, -w_square, double_cosine, w_square, cosine, w_cosine},
      {by_w, cosine, twice_by_w, double_cosine, -twice_by_w, double_cosine, -by_w, cosine},
  };
  return canonical(8, rows, {1, 0, 0},
                   {-2.23606797749979, w, 0, 2 * w, 3.618033988749895, 8.090169943749475 * scale, 3.618033988749895,
                    1.9098300562505255 * scale});
}

const char* const kHallMcKinnon =
    "J. A. J. Hall, K. I. M. McKinnon, The simplest examples where the simplex method cycles and conditions where "
    "EXPAND "
    "fails to prevent cycling, Math. Program. 100, 2004, 133-150";
const char* const kBeale =
    "E. M. L. Beale, Cycling in the dual simplex algorithm, Nav. Res. Logist. Q. 2, 1955, 269-275";
const char* const kKuhn =
    "H. W. Kuhn; in S. I. Gass, S. Vinjamuri, Cycling in linear programming problems, Comput. Oper. Res. 31(2), 2004, "
    "303-311";
const char* const kMarshall =
    "K. T. Marshall, J. W. Suurballe, A note on cycling in the simplex method, Nav. Res. Logist. Q. 16, 1969, 121-137";
const char* const kHoffman =
    "A. J. Hoffman, Cycling in the simplex algorithm, National Bureau of Standards report 2974, 1953; in Gass and "
    "Vinjamuri 2004";

}  // namespace

std::vector<LpClassic> cycling_classics() {
  const std::vector<double> hall_cost = {-2.3, -2.15, 13.55, 0.4}, hall_dyadic_cost = {-46, -43, 271, 8};
  const Rows hall = {{0.4, 0.2, -1.4, -0.2}, {-7.8, -1.4, 7.8, 0.4}};
  const Rows hall_dyadic = {{0.5, 0.25, -1.75, -0.25}, {-9.75, -1.75, 9.75, 0.5}};  // rows times 5/4, cost times 20
  const std::vector<double> x1 = {1, 0, 0, 0}, x2 = {0, 1, 0, 0}, x3 = {0, 0, 1, 0};
  return {
      {"hall_mckinnon", kHallMcKinnon, canonical(4, hall, {0, 0}, hall_cost), kUnbounded, "", false},
      {"hall_mckinnon_dyadic", "Hall and McKinnon 2004, rows times 5/4, cost times 20",
       canonical(4, hall_dyadic, {0, 0}, hall_dyadic_cost), kUnbounded, ""},
      {"hall_mckinnon_bounded", "Hall and McKinnon 2004 with x_1 <= 1 and x_2 <= 1",
       canonical(4, {hall[0], hall[1], x1, x2}, {0, 0, 1, 1}, hall_cost), kOptimal, "-13/4", false},
      {"hall_mckinnon_dyadic_bounded", "hall_mckinnon_dyadic with x_1 <= 1 and x_2 <= 1",
       canonical(4, {hall_dyadic[0], hall_dyadic[1], x1, x2}, {0, 0, 1, 1}, hall_dyadic_cost), kOptimal, "-65"},
      {"beale_1955", kBeale,
       canonical(4, {{0.25, -60, -0.04, 9}, {0.5, -90, -0.02, 3}, x3}, {0, 0, 1}, {-0.75, 150, -0.02, 6}), kOptimal,
       "-1/20", false},
      {"beale_1955_dyadic", "Beale 1955, the first two rows times 25/16 and 25/32, cost times 100",
       canonical(4, {{0x19p-6, -93.75, -0.0625, 14.0625}, {0x19p-6, -70.3125, -0x1p-6, 2.34375}, x3}, {0, 0, 1},
                 {-75, 15000, -2, 600}),
       kOptimal, "-5"},
      {"beale_dyadic",
       "Beale's program in the form of G. B. Dantzig, Linear Programming and Extensions, Princeton 1963",
       canonical(4, {{0.25, -8, -1, 9}, {0.5, -12, -0.5, 3}, x3}, {0, 0, 1}, {-0.75, 20, -0.5, 6}), kOptimal, "-5/4"},
      {"kuhn", kKuhn,
       canonical(4, {{-2, -9, 1, 9}, {1.0 / 3, 1, -1.0 / 3, -2}, {2, 3, -1, -12}}, {0, 0, 2}, {-2, -3, 1, 12}),
       kOptimal, "-2", false},
      {"kuhn_integer", "Kuhn's program with its first two rows times 3",
       canonical(4, {{-6, -27, 3, 27}, {1, 3, -1, -6}, {2, 3, -1, -12}}, {0, 0, 2}, {-2, -3, 1, 12}), kOptimal, "-2"},
      {"chvatal", "V. Chvatal, Linear Programming, Freeman 1983, p. 31",
       canonical(4, {{0.5, -5.5, -2.5, 9}, {0.5, -1.5, -0.5, 1}, x1}, {0, 0, 1}, {-10, 57, 9, 24}), kOptimal, "-1"},
      {"marshall_suurballe", kMarshall,
       canonical(3, {{0.6, -6.4, 4.8}, {0.2, -1.8, 0.6}, {0.4, -1.6, 0.2}, {0, 1, 0}}, {0, 0, 0, 1}, {-0.4, -0.4, 1.8}),
       kOptimal, "-2", false},
      {"marshall_suurballe_dyadic",
       "Marshall and Suurballe 1969, the first three rows times 5/4, 5/2, 5/4, cost times 5",
       canonical(3, {{0.75, -8, 6}, {0.5, -4.5, 1.5}, {0.5, -2, 0.25}, {0, 1, 0}}, {0, 0, 0, 1}, {-2, -2, 9}), kOptimal,
       "-10"},
      {"solow",
       "two rows; D. Solow 1984 or Marshall and Suurballe's second, in Gass and Vinjamuri 2004 (which is uncertain)",
       canonical(4, {{-7, -3, 7, 2}, {2, 1, -3, -1}}, {0, 0}, {-2, -2, 8, 2}), kOptimal, "0"},
      {"sierksma", "G. Sierksma 1996, a row scaling of Beale's program; in Gass and Vinjamuri 2004",
       canonical(4, {{1, -32, -4, 36}, {1, -24, -1, 6}}, {0, 0}, {-3, 80, -2, 24}), kUnbounded, ""},
      {"sierksma_bounded", "Sierksma 1996 with x_3 <= 1",
       canonical(4, {{1, -32, -4, 36}, {1, -24, -1, 6}, x3}, {0, 0, 1}, {-3, 80, -2, 24}), kOptimal, "-5"},
      {"yudin_golshtein", "D. B. Yudin, E. G. Gol'shtein 1965; in Gass and Vinjamuri 2004",
       canonical(4, {{2, -3, -5, 6}, {6, -5, -3, 2}, {3, 1, 2, 4}}, {0, 0, 1}, {-1, 1, -1, 1}), kOptimal, "-1/2"},
      {"hoffman_5", kHoffman, hoffman(1), kOptimal, "0", false},
      {"hoffman_10", "Hoffman 1953 with w = 10", hoffman(2), kOptimal, "0", false},
  };
}

}  // namespace assay
