// What every proof rests on: doubles as they are here, orientation tests, filters, and small exact solves.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <functional>

#include "algorithms/predicates/adaptive_orient2d.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/exact_orient3d.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/enclosure.h"
#include "oracles/exact/linear.h"
#include "oracles/exact/rational_reconstruction.h"
#include "oracles/exact/square_root.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/hull2/orient2d_sign.h"
#include "oracles/hull3/side_sign.h"
#include "oracles/lp/exact/certify_lp.h"
#include "oracles/lp/sums/ball.h"
#include "selftest/selftest.h"

namespace assay::selftest {
namespace {

using Numbers = std::vector<double>;

// Compiled with the flags of the build, for numbers that nobody knows before it runs.
Numbers sums(const Numbers& x) { return {x[0] + x[1], x[0] + x[2], -x[0] - x[1]}; }
Numbers halved_and_doubled(const Numbers& x) { return {x[0] / x[2], x[1] * x[2]}; }
Numbers difference_of_products(const Numbers& x) { return {x[0] * x[1] - x[2] * x[3]}; }
Numbers there_and_back(const Numbers& x) { return {x[0] + x[1] - x[0], x[2] * x[3] / x[3]}; }
Numbers compared(const Numbers& x) { return {double(x[0] == x[0]), double(x[0] != x[0]), double(x[0] < x[0])}; }
Numbers scaled(const Numbers& x) {
  Numbers results;
  for (std::size_t i = 0; i < x.size(); i += 2) results.push_back(std::ldexp(x[i], static_cast<int>(x[i + 1])));
  return results;
}

template <auto operations>
Got in_doubles(const Vector& asked) {
  std::vector<std::string> words;
  for (const double result : operations(numbers_of(asked.input)[0])) words.push_back(text(result));
  return got(asked, joined(words));
}

/// What all of them say, or what each does.
Got unanimous(const Vector& asked, const std::vector<std::string>& words) {
  for (const std::string& one : words)
    if (one != words.front()) return {joined(words), false};
  return got(asked, words.front());
}

std::array<Point2, 3> corners_of(const Vector& asked) {
  const Groups p = numbers_of(asked.input);
  return {{{p[0][0], p[0][1]}, {p[1][0], p[1][1]}, {p[2][0], p[2][1]}}};
}

Got turn(const Vector& asked) {
  const auto [a, b, c] = corners_of(asked);
  const auto word = [](int sign) { return sign > 0 ? "left" : sign < 0 ? "right" : "straight"; };
  bool exactly = false;
  return unanimous(asked, {word(orient2d_sign(a, b, c, exactly)), word(ExactOrient2d::sign(a, b, c)),
                           word(AdaptiveOrient2d::sign(a, b, c))});
}

Got side(const Vector& asked) {
  const Groups p = numbers_of(asked.input);
  const auto point = [&](std::size_t i) { return Point3{p[i][0], p[i][1], p[i][2]}; };
  const Point3 a = point(0), b = point(1), c = point(2), d = point(3);
  const auto word = [](int sign) { return sign > 0 ? "above" : sign < 0 ? "below" : "coplanar"; };
  bool exactly = false;
  return unanimous(asked, {word(side_sign(a, b, c, d, exactly)), word(ExactOrient3d::sign(a, b, c, d))});
}

/// "m +- r": true where the true value lies within r of m.
Got contains(const Vector& asked, const Rational& middle, double radius) {
  const Rational off = abs(Rational(middle - Rational(std::string(asked.expected))));
  return {fmt::format("{} +- {}", middle.str(), text(radius)), radius >= 0 && off <= exact(radius)};
}

Got products_of_turn(const Vector& asked) {
  const auto [a, b, c] = corners_of(asked);
  const Orient2dTerms t = orient2d_terms(a, b, c);
  return contains(asked, exact(t.left) - exact(t.right), t.bound);
}
Got heads_of_turn(const Vector& asked) {
  const auto [a, b, c] = corners_of(asked);
  const Rational heads = exact(b.x - a.x) * exact(c.y - a.y) - exact(b.y - a.y) * exact(c.x - a.x);
  return contains(asked, heads, AdaptiveOrient2d::Stages(a, b, c).heads().bound);
}

/// Of two doubles as numbers with a radius.
template <class Number, class Operation>
Got of_two(const Vector& asked) {
  const Numbers x = numbers_of(asked.input)[0];
  const Number result = Operation()(Number{x[0]}, Number{x[1]});
  return contains(asked, exact(result.middle), result.radius);
}

/// det(x, y, z).
Integer determinant(const std::array<Integer, 3>& x, const std::array<Integer, 3>& y, const std::array<Integer, 3>& z) {
  Integer sum = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t l = (k + 1) % 3, m = (k + 2) % 3;
    add_product(sum, z[k], x[l] * y[m]);
    subtract_product(sum, z[k], x[m] * y[l]);
  }
  return sum;
}

/// Rows of three entries and a right side: by elimination in rationals, and by Cramer's rule in integers.
Got system(const Vector& asked) {
  const Groups rows = numbers_of(asked.input);
  RationalMatrix matrix(3, 3);
  std::vector<Rational> right(3);
  std::array<std::array<Integer, 3>, 4> columns;
  for (std::size_t i = 0; i < 3; ++i) {
    const int unit = common_exponent(rows[i]);
    for (std::size_t j = 0; j < 4; ++j) {
      (j < 3 ? matrix(i, j) : right[i]) = exact(rows[i][j]);
      columns[j][i] = scaled_integer(rows[i][j], unit);
    }
  }
  const auto x = solve(matrix, right);
  const auto& [a, b, c, d] = columns;
  const Integer all = determinant(a, b, c),
                parts[] = {determinant(d, b, c), determinant(a, d, c), determinant(a, b, d)};
  if (!x || all.is_zero()) return {"no solution", false};
  std::vector<std::string> words, by_cramer;
  for (std::size_t k = 0; k < 3; ++k)
    words.push_back((*x)[k].str()), by_cramer.push_back(Rational(parts[k], all).str());
  return unanimous(asked, {joined(words), joined(by_cramer)});
}

/// Multipliers of rows, the first one -1.
Got farkas(const Vector& asked) {
  const Groups groups = numbers_of(asked.input);
  const auto truth = certify_lp(program_of(groups, groups.size() - 3));
  if (!truth) return {truth.error(), false};
  if (truth->status != LpStatus::kInfeasible) return {std::string(name_of(truth->status)), false};
  std::vector<std::string> words;
  for (const Rational& y : truth->farkas) words.push_back(Rational(y / abs(truth->farkas.at(0))).str());
  return got(asked, joined(words));
}

/// The first 50 decimals of both ends of what encloses the distance.
Got distance(const Vector& asked) {
  const RootEnclosure root = enclosed_root(exact_distance(pair_of(numbers_of(asked.input))).squared);
  const Integer unit = pow(Integer(10), 50);
  std::vector<std::string> ends;
  for (const Rational& end : {root.low, root.high}) {
    const Integer digits = numerator(end) * unit / denominator(end);
    ends.push_back(fmt::format("{}.{:0>50}", Integer(digits / unit).str(), Integer(digits % unit).str()));
  }
  return unanimous(asked, ends);
}

/// Residue and modulus, in decimal.
Got reconstructed(const Vector& asked) {
  const std::string input(asked.input);
  const std::size_t blank = input.find(' ');
  const Fraction fraction = reconstruct(Integer(input.substr(0, blank)), Integer(input.substr(blank + 1)));
  return got(asked, fraction.numerator.str() + "/" + fraction.denominator.str());
}

constexpr Vector kFloatingPoint[] = {
    {"double/rounds_to_nearest", "1 0x1p-53 0x1.8p-53", "1 4503599627370497*2^-52 -1",
     "1 + 2^-53 lies between two doubles and goes to the even one, 1 + 3/2 2^-53 to the nearer one.", in_doubles<sums>},
    {"double/keeps_subnormals", "0x1p-1022 0x1p-1074 2", "1*2^-1023 1*2^-1073",
     "Half the least normal number and twice the least double are doubles, so neither is flushed to zero.",
     in_doubles<halved_and_doubled>},
    {"double/does_not_contract", "0x1.999999999999ap-4 0x1.3333333333333p-2 0x1.3333333333333p-2 0x1.999999999999ap-4",
     "0", "a b - b a is 0 where both products are rounded, and not 0 where one is fused into the difference.",
     in_doubles<difference_of_products>},
    {"double/nan_is_unequal", "nan", "0 1 0", "A NaN is not equal to itself: == says no, != says yes, < says no.",
     in_doubles<compared>},
    {"double/has_no_excess", "0x1p53 1 0x1.fffffffffffffp1023 2", "0 inf",
     "2^53 + 1 is rounded to 2^53, and twice the greatest double is infinite, before the next operation.",
     in_doubles<there_and_back>},
    {"double/ldexp_at_the_ends", "1 -1074 1 -1075 1.5 -1075 1 1023 1 1024", "1*2^-1074 0 1*2^-1074 1*2^1023 inf",
     "Doubles end at 2^-1074 and below 2^1024; what lies between 0 and 2^-1074 goes to the nearer, half to 0.",
     in_doubles<scaled>}};

constexpr Vector kArithmetic[] = {
    {"orient2d/classroom", "0.5 0.5; 12 12; 24 24", "straight",
     "The classroom points of Kettner, Mehlhorn and others (2008): all three lie on the diagonal.", turn},
    {"orient2d/classroom_beside", "0x1.0000000000001p-1 0.5; 12 12; 24 24", "right",
     "The first point is an ulp below the diagonal, so the way turns right; plain doubles say straight.", turn},
    {"orient2d/classroom_other_side", "0.5 0x1.0000000000001p-1; 0x1.199999999999ap3 0x1.199999999999ap3; 24 24",
     "left", "The first point is an ulp above the diagonal, on which (8.8, 8.8) is, so the way turns left.", turn},
    {"orient2d/least_doubles", "0 0; 0x1p-1074 0; 0 0x1p-1074", "left",
     "The least triangle turns left, though all products of its coordinates underflow to 0.", turn},
    {"orient2d/greatest_doubles",
     "-0x1.fffffffffffffp1023 -0x1.fffffffffffffp1023; 0x1.ffffffffffffep1023 0x1.fffffffffffffp1023; "
     "0x1.fffffffffffffp1023 0x1.fffffffffffffp1023",
     "right", "The second point is an ulp left of the diagonal, so the way turns right; all differences overflow.",
     turn},
    {"orient3d/beside", "0.5 0.5 0.5; 12 12 3; 24 24 7; 0x1.0000000000001p0 1 5", "above",
     "The plane is x = y, and the last point an ulp of x beyond it: there the first three turn "
     "counter-clockwise.",
     side},
    {"orient3d/least_doubles", "0 0 0; 0x1p-1074 0 0; 0 0x1p-1074 0; 0 0 0x1p-1074", "above",
     "The least tetrahedron has its last corner above, though all products underflow to 0.", side},
    {"orient3d/all_exponents", "0 0 0; 0x1p1023 0 0; 0 0x1p1023 0x1p-1074; 0x1p1023 0x1p1023 0x1p-1074", "coplanar",
     "The last corner is the sum of the two before it; products overflow and underflow.", side},
    {"filter/orient2d",
     "0x1.0000000000003p+0 -0x1.003f5283ffffdp+0; -0x1.8f5b5e791ab56p-28 -0x1.0000001fffffdp+0; "
     "0x1.200000f511386p-23 0x1.07cdd7fd102bcp+0",
     "-5527505104262356935212298693534036835987/2722258935367507707706996859454145691648",
     "The oracle's filter of turns: its two products err by 0.96 of its bound from the determinant.", products_of_turn},
    {"filter/adaptive_orient2d",
     "0x1.0000000000001p-23 0x1.0000003ffffffp+28; 0x1.0000000000000p-23 -0x1.0000000000001p+55; "
     "-0x1.0000001ffebf4p-23 0x1.c27c92da4cd35p+0",
     "-1461501653663624505395765268087646196567118236981/170141183460469231731687303715884105728",
     "Shewchuk's stage B: the exact products of rounded differences err by all of its bound.", heads_of_turn},
    {"filter/sum_in_ball", "1 0x1.8p-53", "18014398509481987/18014398509481984",
     "1 + 3/2 2^-53 is rounded by 2^-54, which the oracle's ball of linear programs has as its radius.",
     of_two<Ball, std::plus<>>},
    {"filter/product_in_ball", "0x1.999999999999ap-4 0x1.3333333333333p-2",
     "19471113219505603967277331424215/649037107316853453566312041152512",
     "The doubles 0.1 and 0.3: what rounding takes off their product is a double, and the radius of the ball.",
     of_two<Ball, std::multiplies<>>},
    {"filter/enclosed_product", "0x1.00038fb668444p+0 0x1.0003bd701335fp+0",
     "5071167332658965780210339424335/5070602400912917605986812821504",
     "The product is a little above 1 and rounded by nearly half an ulp, 2^-53 of it.",
     of_two<Enclosure, std::multiplies<>>},
    {"filter/enclosed_quotient", "2051 4094", "2051/4094",
     "The quotient is a little above 1/2 and rounded by nearly half an ulp, 2^-53 of it.",
     of_two<Enclosure, std::divides<>>},
    {"exact/hilbert", "60 30 20 60; 0x1ep-300 0x14p-300 0xfp-300 0; 0x14p300 0xfp300 0xcp300 0", "9 -36 30",
     "60 times Hilbert's matrix, its rows in other units: the first column of its inverse.", system},
    {"exact/reconstruction", "99018696515262722810190514133357505206 170141183460469231731687303715884105727",
     "-1234567890123456789/9876543210987654323",
     "Modulo 2^127 - 1 the numerator is the residue times the denominator; of no other below 10^19 it is.",
     reconstructed},
    {"exact/farkas", "0 0; -inf -inf; inf inf; 1 -2 -inf -1; -1 1 -inf -1; 1 1 -inf -1", "-1 -3/2 -1/2",
     "Twice the first row, three times the second and the third say 0 <= -6, and no other multiples do.", farkas},
    {"exact/root_of_three",
     "3; 0 0 0 1 0 0 0 1 0 1 1 0 0 0 1 1 0 1 0 1 1 1 1 1; 2 2 2 3 2 2 2 3 2 3 3 2 2 2 3 3 2 3 2 3 3 3 3 3",
     "1.73205080756887729352744634150587236694280525381038",
     "The nearest corners of the cubes are (1, 1, 1) apart, so their distance is the square root of 3.", distance}};

}  // namespace

std::span<const Vector> floating_point_vectors() { return kFloatingPoint; }
std::span<const Vector> arithmetic_vectors() { return kArithmetic; }

}  // namespace assay::selftest
