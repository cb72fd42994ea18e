// The exact solution of square systems by lifting, against elimination in rationals and on matrices that are hard for
// it.
#include "oracles/lp/basis/exact_kernel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/rational_reconstruction.h"
#include "oracles/lp/exact/exact_solve.h"
#include "tests/oracles/as_rationals.h"
#include "tests/support/random_numbers.h"

namespace assay::exact_kernel_test {
namespace {

using test::as_rationals;
using test::Stream;

LpProblem square(std::uint32_t order, std::vector<double> matrix) {
  LpProblem problem;
  problem.rows = problem.columns = order;
  problem.cost.assign(order, 0);
  problem.matrix = std::move(matrix);
  problem.row_lower.assign(order, 0);
  problem.row_upper = problem.lower = problem.upper = problem.row_lower;
  return problem;
}
BasisKernel whole(std::uint32_t order) {
  BasisKernel kernel;
  kernel.rows.resize(order);
  std::iota(kernel.rows.begin(), kernel.rows.end(), 0);
  kernel.columns = kernel.rows;
  return kernel;
}

// Whether both orientations agree with elimination in rationals, singular or not.
void expect_right(const LpProblem& problem, const std::vector<Rational>& right) {
  const BasisKernel kernel = whole(problem.rows);
  const ExactKernel factored(problem, kernel);
  const auto expected = solve_square(kernel_by_rows(problem, kernel), right);
  const auto x = factored.solve(right), y = factored.solve_transposed(right);
  ASSERT_EQ(x.has_value(), expected.has_value());
  ASSERT_EQ(y.has_value(), expected.has_value());
  if (!expected) return;
  EXPECT_EQ(as_rationals(*x), *expected);
  EXPECT_EQ(as_rationals(*y), *solve_square(kernel_by_columns(problem, kernel), right));
}

TEST(ExactKernel, SolvesNothing) { expect_right(square(0, {}), {}); }

TEST(ExactKernel, AgreesWithEliminationOnIntegers) {
  Stream stream{1};
  for (int k = 0; k < 400; ++k) {
    const auto order = static_cast<std::uint32_t>(stream.within(1, 6));
    std::vector<double> matrix;
    for (std::uint32_t e = 0; e < order * order; ++e) matrix.push_back(stream.within(-2, 2));
    std::vector<Rational> right;
    for (std::uint32_t i = 0; i < order; ++i) right.emplace_back(stream.within(-5, 5), stream.within(1, 7));
    expect_right(square(order, std::move(matrix)), right);
  }
}

TEST(ExactKernel, AgreesWithEliminationOnDoublesOfEverySize) {
  Stream stream{2};
  for (const int spread : {0, 30, 53, 60, 120, 900}) {
    for (std::uint32_t order : {1u, 3u, 7u}) {
      std::vector<double> matrix;
      for (std::uint32_t e = 0; e < order * order; ++e) {
        matrix.push_back(std::ldexp(static_cast<double>(stream.next() >> 11) * (stream.within(0, 1) * 2 - 1),
                                    stream.within(-spread, spread) - 53));
      }
      std::vector<Rational> right;
      for (std::uint32_t i = 0; i < order; ++i) right.push_back(exact(std::ldexp(1.0, stream.within(-spread, spread))));
      expect_right(square(order, std::move(matrix)), right);
    }
  }
}

TEST(ExactKernel, SolvesTheWorstConditionedMatrices) {
  std::vector<double> hilbert;
  for (int i = 0; i < 12; ++i) {
    for (int j = 0; j < 12; ++j) hilbert.push_back(1.0 / (i + j + 1));
  }
  expect_right(square(12, hilbert), std::vector<Rational>(12, Rational(1)));
  expect_right(square(2, {1, 1, 1, 1 + 0x1p-52}), {Rational(1), Rational(2)});
  expect_right(square(2, {0x1p-1074, 0, 0, 0x1.fffffffffffffp1023}), {Rational(1), Rational(1)});
}

TEST(ExactKernel, KnowsSingularMatrices) {
  expect_right(square(2, {1, 2, 2, 4}), {Rational(1), Rational(2)});
  expect_right(square(3, {0, 0, 0, 0, 0, 0, 0, 0, 0}), std::vector<Rational>(3));
  expect_right(square(3, {1, 2, 3, 4, 5, 6, 5, 7, 9}), std::vector<Rational>(3));
}

TEST(ExactKernel, IsNotMisledByItsPrime) {
  // 2^31 * 2^30 - 1 is the prime itself: the determinant is not 0, though it is 0 modulo the prime.
  const LpProblem problem = square(2, {0x1p31, 1, 1, 0x1p30});
  EXPECT_FALSE(ExactKernel(problem, whole(2)).is_regular());
  expect_right(problem, {Rational(1), Rational(-3)});
}

TEST(ExactKernel, SolvesForRightSidesMuchLargerThanTheMatrix) {
  expect_right(square(2, {3, 1, 1, 3}), {power_of_two(900), Rational(1)});
  expect_right(square(2, {3, 1, 1, 3}), {power_of_two(-900), power_of_two(900)});
  expect_right(square(2, {3, 1, 1, 3}), {Rational(0), Rational(0)});
}

/// Modulo p^2 the first right side is 4, and the sizes of the proof add up to p^2 itself: that is not less, so nothing
/// is proved yet.
TEST(ExactKernel, DoesNotProveAnImageWhereTheSizesAreTheModulus) {
  const Integer prime = mersenne::kPrime;
  expect_right(square(2, {1, 0, 0, 1}), {Rational(Integer(4 - prime * prime)), Rational(1)});
}

TEST(Reconstruct, FindsTheFraction) {
  const Integer modulus = (Integer(1) << 127) - 1;
  for (const auto& [n, d] : {std::pair{355, 113}, {-7, 3}, {5, 1}, {1, 1000003}}) {
    Integer inverse;
    const Integer denominator = d;
    mpz_invert(inverse.backend().data(), denominator.backend().data(), modulus.backend().data());
    Integer residue = (Integer(n) * inverse) % modulus;
    if (residue < 0) residue += modulus;
    const auto fraction = reconstruct(residue, modulus);
    EXPECT_EQ(Rational(fraction.numerator, fraction.denominator), Rational(n, d));
  }
}

/// Whatever the residue, what comes out is congruent to it and half as long: the guess is for the caller to prove.
TEST(Reconstruct, GivesACongruentFractionOfHalfTheLengthForEveryResidue) {
  test::Stream stream{12};
  for (const unsigned length : {61u, 62u, 126u, 127u}) {
    const Integer modulus = (Integer(1) << length) - 1;
    for (int k = 0; k < 500; ++k) {
      const Integer residue = Integer((Integer(stream.next()) << 64) + Integer(stream.next())) % modulus;
      const Fraction fraction = reconstruct(residue, modulus);
      ASSERT_EQ((residue * fraction.denominator - fraction.numerator) % modulus, 0);
      EXPECT_GT(fraction.denominator, 0);
      EXPECT_LE(abs(fraction.numerator), Integer(1) << (length / 2));
      EXPECT_LE(fraction.denominator, Integer(1) << (length / 2 + 1));
    }
  }
}

}  // namespace
}  // namespace assay::exact_kernel_test
