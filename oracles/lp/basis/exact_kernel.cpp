#include "oracles/lp/basis/exact_kernel.h"

#include <algorithm>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

// Every right side as an integer, times 2^-exponent of its line and one common factor, which is returned.
Rational to_integers(const std::vector<Rational>& right, const std::vector<int>& exponents,
                     std::vector<Integer>& integers) {
  std::vector<Rational> scaled(right.size());
  Integer denominators = 1, numerators = 0;
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (right[i].is_zero()) continue;
    spend(cost_of_fractions(3, words_of(right[i]) + words_of(denominators)));
    scaled[i] = right[i] * power_of_two(-exponents[i]);
    denominators = lcm(denominators, denominator(scaled[i]));
    numerators = gcd(numerators, numerator(scaled[i]));
  }
  if (numerators.is_zero()) numerators = 1;
  const Rational factor(denominators, numerators);
  integers.resize(right.size());
  for (std::size_t i = 0; i < right.size(); ++i) integers[i] = numerator(Rational(scaled[i] * factor));
  return factor;
}

// Undoes the powers of two of the unknowns and the factor of the right side.
void scale_back(CommonFractions& fractions, const std::vector<int>& exponents, const Rational& factor) {
  const int most = exponents.empty() ? 0 : std::max(0, *std::max_element(exponents.begin(), exponents.end()));
  for (std::size_t k = 0; k < fractions.numerator.size(); ++k) {
    spend(cost_of_products(2, words_of(fractions.numerator[k]), words_of(factor)));
    fractions.numerator[k] <<= static_cast<unsigned>(most - exponents[k]);
    fractions.numerator[k] *= denominator(factor);
  }
  fractions.denominator <<= static_cast<unsigned>(most);
  fractions.denominator *= numerator(factor);
}

CommonFractions with_common_denominator(const std::vector<Rational>& values) {
  CommonFractions common;
  for (const Rational& value : values) {
    spend(cost_of_fractions(2, words_of(value) + words_of(common.denominator)));
    common.denominator = lcm(common.denominator, denominator(value));
  }
  for (const Rational& value : values) {
    common.numerator.push_back(numerator(value) * (common.denominator / denominator(value)));
  }
  return common;
}

}  // namespace

ExactKernel::ExactKernel(const LpProblem& problem, BasisKernel kernel)
    : kernel_(std::move(kernel)), matrix_(problem, kernel_), factors_(matrix_) {
  if (factors_.is_regular()) return;
  plain_ = kernel_by_rows(problem, kernel_);
  transposed_ = kernel_by_columns(problem, kernel_);
}

std::vector<std::uint32_t> ExactKernel::rows_left() const {
  std::vector<std::uint32_t> left = factors_.rows_left();
  for (std::uint32_t& i : left) i = kernel_.rows[i];
  return left;
}

std::vector<std::uint32_t> ExactKernel::columns_left() const {
  std::vector<std::uint32_t> left = factors_.columns_left();
  for (std::uint32_t& k : left) k = kernel_.columns[k];
  return left;
}

std::optional<CommonFractions> ExactKernel::solve(const std::vector<Rational>& right) const {
  return solve(right, Orientation::kPlain);
}
std::optional<CommonFractions> ExactKernel::solve_transposed(const std::vector<Rational>& right) const {
  return solve(right, Orientation::kTransposed);
}

std::optional<CommonFractions> ExactKernel::solve(const std::vector<Rational>& right, Orientation orientation) const {
  const bool plain = orientation == Orientation::kPlain;
  if (is_regular()) {
    const auto& of_lines = plain ? matrix_.row_exponents() : matrix_.column_exponents();
    const auto& of_unknowns = plain ? matrix_.column_exponents() : matrix_.row_exponents();
    std::vector<Integer> integers;
    const Rational factor = to_integers(right, of_lines, integers);
    auto lifted = lift(matrix_, factors_, integers, orientation);
    if (lifted) scale_back(*lifted, of_unknowns, factor);
    return lifted;
  }
  const auto solution = solve_square(plain ? plain_ : transposed_, right);
  if (!solution) return std::nullopt;
  return with_common_denominator(*solution);
}

}  // namespace assay
