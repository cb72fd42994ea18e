#include "oracles/lp/basis/lifting.h"

#include <algorithm>

#include "oracles/exact/rational_reconstruction.h"
#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

using mersenne::Residue;

std::size_t bits(const Integer& value) { return value.is_zero() ? 0 : mpz_sizeinbase(value.backend().data(), 2); }

class Lifting {
 public:
  Lifting(const IntegerMatrix& matrix, const ModularLu& factors, const std::vector<Integer>& right,
          Orientation orientation)
      : lines_(orientation == Orientation::kPlain ? matrix.rows() : matrix.columns()),
        factors_(factors),
        right_(right),
        rest_(right),
        orientation_(orientation) {
    for (const IntegerMatrix::Line& line : lines_) {
      entries_ += line.entries.size();
      for (const auto& entry : line.long_entries) entries_ += kStep + words_of(entry.value);
    }
  }

  std::optional<CommonFractions> run() {
    const std::size_t most = most_steps();
    std::size_t next_guess = 2;
    while (digits_.size() < most) {
      if (!step()) return std::nullopt;
      if (digits_.size() < next_guess && digits_.size() < most && !is_finished()) continue;
      if (auto found = guess()) return found;
      next_guess = digits_.size() + digits_.size() / 2;
    }
    return std::nullopt;
  }

 private:
  // Hadamard: |det| <= product of row norms, and the numerators likewise with one column replaced by the right side.
  // Twice their common length and the slack of the proof are enough for the guess to be right.
  std::size_t most_steps() const {
    std::size_t length = 0, longest = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      length += bits(lines_[i].size);
      longest = std::max(longest, bits(right_[i]));
    }
    return (2 * (length + longest) + 128 + 2 * lines_.size()) / 60 + 4;
  }

  bool is_finished() const {
    return std::all_of(rest_.begin(), rest_.end(), [](const Integer& value) { return value.is_zero(); });
  }

  bool step() {
    spend(factors_.entries() + rest_.size() * (kStep + most_words(rest_)) + 2 * entries_);
    std::vector<Residue> digits(rest_.size());
    for (std::size_t i = 0; i < rest_.size(); ++i) digits[i] = mersenne::residue_of(rest_[i]);
    if (orientation_ == Orientation::kPlain) {
      factors_.solve(digits);
    } else {
      factors_.solve_transposed(digits);
    }
    for (std::size_t i = 0; i < rest_.size(); ++i) {
      subtract_product(rest_[i], lines_[i], digits);
      mpz_ptr number = rest_[i].backend().data();
      if (mpz_tdiv_q_ui(number, number, mersenne::kPrime) != 0) return false;
    }
    digits_.push_back(std::move(digits));
    return true;
  }

  Integer entry(std::size_t k) const {
    Integer sum = 0;
    mpz_ptr number = sum.backend().data();
    for (auto digit = digits_.rbegin(); digit != digits_.rend(); ++digit) {
      mpz_mul_ui(number, number, mersenne::kPrime);
      mpz_add_ui(number, number, (*digit)[k]);
    }
    return sum;
  }

  std::optional<CommonFractions> guess() const {
    Integer modulus;
    mpz_ui_pow_ui(modulus.backend().data(), mersenne::kPrime, digits_.size());
    const Integer half = modulus / 2;
    const std::size_t length = bits(modulus), words = digits_.size();
    CommonFractions guessed;
    guessed.numerator.resize(lines_.size());
    for (std::size_t k = 0; k < lines_.size(); ++k) {
      spend(cost_of_products(2, words, words));
      Integer& image = guessed.numerator[k];
      image = entry(k) * guessed.denominator;
      mpz_fdiv_r(image.backend().data(), image.backend().data(), modulus.backend().data());
      Integer balanced = image > half ? Integer(image - modulus) : image;
      if (2 * bits(balanced) < length) {
        image = std::move(balanced);
        continue;
      }
      // A common divisor, one bit of a quotient after the other at worst; and the entries so far by its denominator.
      spend(cost_of_products(16 * words, 1, words) + cost_of_products(k, words, words));
      Fraction fraction = reconstruct(image, modulus);
      if (bits(fraction.numerator) + bits(fraction.denominator) + 8 > length) return std::nullopt;
      image = std::move(fraction.numerator);
      for (std::size_t j = 0; j < k; ++j) guessed.numerator[j] *= fraction.denominator;
      guessed.denominator *= fraction.denominator;
    }
    return is_proven(guessed, modulus) ? std::optional(std::move(guessed)) : std::nullopt;
  }

  bool is_proven(const CommonFractions& guessed, const Integer& modulus) const {
    spend(cost_of_products(3 * lines_.size(), digits_.size(), digits_.size()));
    Integer most = 0;
    for (const Integer& numerator : guessed.numerator) {
      if (mpz_cmpabs(most.backend().data(), numerator.backend().data()) < 0) most = abs(numerator);
    }
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (lines_[i].size * most + guessed.denominator * abs(right_[i]) >= modulus) return false;
    }
    return true;
  }

  const std::vector<IntegerMatrix::Line>& lines_;
  const ModularLu& factors_;
  const std::vector<Integer>& right_;
  std::vector<Integer> rest_;
  std::vector<std::vector<Residue>> digits_;
  Orientation orientation_;
  std::uint64_t entries_ = 0;  // products of words that a product with the matrix takes
};

}  // namespace

std::optional<CommonFractions> lift(const IntegerMatrix& matrix, const ModularLu& factors,
                                    const std::vector<Integer>& right, Orientation orientation) {
  return Lifting(matrix, factors, right, orientation).run();
}

}  // namespace assay
