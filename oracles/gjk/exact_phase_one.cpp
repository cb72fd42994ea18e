#include "oracles/gjk/exact_phase_one.h"

#include <utility>

#include "oracles/exact/dyadic.h"
#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

/// The state: denominator * (inverse of the basis), and denominator * (values of the basic variables), in integers.
///
/// The start is one artificial column, +-1, a row. Replacing the basic column of row p by a column with
/// w = denominator * inverse * column divides by w_p; keeping w_p as the new denominator, every row i != p becomes
/// (w_p * row_i - w_i * row_p) / old denominator, and all of these are minors of the input, hence integers. A pivot has
/// w_p > 0, so the denominator stays positive.
class Tableau {
 public:
  explicit Tableau(const IntegerProgram& program)
      : program_(program),
        m_(program.rows),
        entry_words_(most_words(program.matrix)),
        inverse_(m_ * m_),
        value_(m_),
        basic_(m_) {
    for (std::size_t i = 0; i < m_; ++i) {
      const bool negative = sign(program.rhs[i]) < 0;
      inverse_[i * m_ + i] = negative ? -1 : 1;
      value_[i] = negative ? -program.rhs[i] : program.rhs[i];
      basic_[i] = program.columns() + i;
    }
  }

  /// The multipliers of phase one's objective (the sum of the artificial variables) times the denominator.
  std::vector<Integer> multipliers() const {
    std::vector<Integer> y(m_, Integer(0));
    for (std::size_t i = 0; i < m_; ++i) {
      if (!is_artificial(i)) continue;
      for (std::size_t k = 0; k < m_; ++k) y[k] += inverse_[i * m_ + k];
    }
    return y;
  }

  bool artificials_are_zero() const {
    for (std::size_t i = 0; i < m_; ++i) {
      if (is_artificial(i) && sign(value_[i]) != 0) return false;
    }
    return true;
  }

  /// The first column whose entering lowers the objective: y.column > 0. columns() if there is none.
  std::size_t entering(const std::vector<Integer>& y) const {
    Integer price;
    const std::uint64_t price_cost = cost_of_products(m_, most_words(y), entry_words_);
    for (std::size_t q = 0; q < program_.columns(); ++q) {
      spend(price_cost);
      price = 0;
      for (std::size_t k = 0; k < m_; ++k) add_product(price, y[k], program_.matrix[q * m_ + k]);
      if (sign(price) > 0) return q;
    }
    return program_.columns();
  }

  void pivot(std::size_t column) {
    const std::uint64_t words = most_words(inverse_), cells = m_ * (m_ + 1);
    spend(cost_of_products(cells, words, entry_words_) + cost_of_products(3 * cells, words, words + entry_words_));
    std::vector<Integer> w(m_, Integer(0));
    for (std::size_t i = 0; i < m_; ++i) {
      for (std::size_t k = 0; k < m_; ++k) add_product(w[i], inverse_[i * m_ + k], program_.matrix[column * m_ + k]);
    }
    const std::size_t p = leaving_row(w);
    for (std::size_t i = 0; i < m_; ++i) {
      if (i == p) continue;
      for (std::size_t k = 0; k < m_; ++k) eliminate(inverse_[i * m_ + k], w[p], w[i], inverse_[p * m_ + k]);
      eliminate(value_[i], w[p], w[i], value_[p]);
    }
    denominator_ = w[p];
    basic_[p] = column;
  }

  PhaseOne solution() && {
    PhaseOne answer;
    answer.feasible = true;
    answer.denominator = std::move(denominator_);
    for (std::size_t i = 0; i < m_; ++i) {
      if (is_artificial(i)) continue;
      answer.basic.push_back(basic_[i]);
      answer.value.push_back(std::move(value_[i]));
    }
    return answer;
  }

 private:
  bool is_artificial(std::size_t row) const { return basic_[row] >= program_.columns(); }

  void eliminate(Integer& entry, const Integer& pivot, const Integer& factor, const Integer& pivot_row_entry) const {
    entry *= pivot;
    subtract_product(entry, factor, pivot_row_entry);
    divide_exactly(entry, denominator_);
  }

  /// The least ratio value_i / w_i over w_i > 0; among equals the variable with the least number (Bland). One exists,
  /// because y.column > 0 is a sum of w_i over artificial rows.
  std::size_t leaving_row(const std::vector<Integer>& w) const {
    std::size_t best = m_;
    for (std::size_t i = 0; i < m_; ++i) {
      if (sign(w[i]) <= 0) continue;
      if (best == m_) {
        best = i;
        continue;
      }
      const Integer here = value_[i] * w[best], there = value_[best] * w[i];
      if (here < there || (here == there && basic_[i] < basic_[best])) best = i;
    }
    return best;
  }

  const IntegerProgram& program_;
  std::size_t m_;
  std::uint64_t entry_words_;
  std::vector<Integer> inverse_, value_;
  std::vector<std::size_t> basic_;
  Integer denominator_ = 1;
};

}  // namespace

PhaseOne phase_one(const IntegerProgram& program) {
  Tableau tableau(program);
  while (!tableau.artificials_are_zero()) {
    std::vector<Integer> y = tableau.multipliers();
    const std::size_t column = tableau.entering(y);
    if (column == program.columns()) {
      PhaseOne answer;
      answer.multipliers = std::move(y);
      return answer;
    }
    tableau.pivot(column);
  }
  return std::move(tableau).solution();
}

}  // namespace assay
