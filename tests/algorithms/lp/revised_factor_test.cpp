// The LU factorisation under the revised simplex: it solves, follows exchanges of columns, repairs singular bases.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "algorithms/lp/revised/factor/basis_factor.h"
#include "properties/choices.h"

namespace assay::lp::revised_factor_test {
namespace {

/// A random matrix by columns, with -e_i for the variables beyond them.
struct Columns {
  std::uint32_t rows, count;
  SparseMatrix matrix;

  Columns(Choices& c, std::uint32_t m, std::uint32_t n, std::uint64_t share_of_64) : rows(m), count(n) {
    matrix.start.push_back(0);
    for (std::uint32_t j = 0; j < n; ++j) {
      for (std::uint32_t i = 0; i < m; ++i) {
        if (c.below(64) >= share_of_64) continue;
        const double entry = static_cast<double>(c.around_zero(4));
        if (entry == 0) continue;
        matrix.index.push_back(i);
        matrix.value.push_back(entry);
      }
      matrix.start.push_back(static_cast<std::uint32_t>(matrix.index.size()));
    }
  }
  void load(std::uint32_t v, WorkVector& to) const {
    to.clear();
    if (v >= count) return to.set(v - count, -1);
    for (std::uint32_t k = matrix.start[v]; k < matrix.start[v + 1]; ++k) to.set(matrix.index[k], matrix.value[k]);
  }
};

class Trial {
 public:
  Trial(Choices& c, std::uint32_t rows, std::uint64_t share) : c_(c), columns_(c, rows, 2 * rows, share) {
    for (std::uint32_t v = 0; v < 3 * rows; ++v) nonbasic_.push_back(v);
    for (std::uint32_t r = 0; r < rows; ++r) {
      const std::size_t at = c.below(nonbasic_.size());
      basic_.push_back(nonbasic_[at]);
      nonbasic_.erase(nonbasic_.begin() + static_cast<std::ptrdiff_t>(at));
    }
    for (WorkVector* vector : {&x_, &y_, &column_}) vector->reset(rows);
  }

  void factor() {
    factor_.factor(columns_.matrix, columns_.count, basic_, replaced);
    for (const Replacement& replacement : replaced) {
      const std::uint32_t in = columns_.count + replacement.row;
      *std::find(nonbasic_.begin(), nonbasic_.end(), in) = replacement.removed;
    }
  }
  // |B x - b| and |B^T y - b| relative to the solutions.
  double error() {
    std::vector<double> right(columns_.rows);
    x_.clear();
    y_.clear();
    for (std::uint32_t i = 0; i < columns_.rows; ++i) {
      right[i] = static_cast<double>(c_.around_zero(3));
      x_.set(i, right[i]);
      y_.set(i, right[i]);
    }
    factor_.solve(x_);
    factor_.solve_transposed(y_);
    std::vector<double> rest = right;
    double off = 0, size = 1;
    for (std::uint32_t r = 0; r < columns_.rows; ++r) {
      columns_.load(basic_[r], column_);
      double product = 0;
      for (const std::uint32_t i : column_.places()) {
        rest[i] -= column_.value[i] * x_.value[r];
        product += column_.value[i] * y_.value[i];
      }
      off = std::max(off, std::fabs(product - right[r]));
      size = std::max({size, std::fabs(x_.value[r]), std::fabs(y_.value[r])});
    }
    for (const double entry : rest) off = std::max(off, std::fabs(entry));
    return off / size;
  }
  // One exchange with a pivot of at least 1/4; false where there is none.
  bool exchange() {
    std::uint32_t& entering = nonbasic_[c_.below(nonbasic_.size())];
    columns_.load(entering, x_);
    factor_.solve(x_, true);
    std::vector<std::uint32_t> rows;
    for (const std::uint32_t r : x_.places()) {
      if (std::fabs(x_.value[r]) >= 0.25) rows.push_back(r);
    }
    if (rows.empty()) return false;
    const std::uint32_t row = rows[c_.below(rows.size())];
    const double pivot = x_.value[row];
    y_.clear();
    y_.set(row, 1);
    factor_.solve_transposed(y_, true);
    EXPECT_TRUE(factor_.update(row, pivot));
    std::swap(basic_[row], entering);
    return true;
  }
  bool is_permutation() const {
    std::vector<std::uint32_t> all = basic_;
    all.insert(all.end(), nonbasic_.begin(), nonbasic_.end());
    std::sort(all.begin(), all.end());
    for (std::uint32_t v = 0; v < all.size(); ++v) {
      if (all[v] != v) return false;
    }
    return true;
  }

  std::vector<Replacement> replaced;

 private:
  Choices& c_;
  Columns columns_;
  std::vector<std::uint32_t> basic_, nonbasic_;
  BasisFactor factor_;
  WorkVector x_, y_, column_;
};

class RevisedFactor : public testing::TestWithParam<int> {};

TEST_P(RevisedFactor, SolvesAndFollowsExchanges) {
  std::uint32_t repaired = 0;
  for (std::uint64_t k = 0; k < 300; ++k) {
    Choices c{mix64(k + 1000 * static_cast<std::uint64_t>(GetParam()))};
    const auto rows = static_cast<std::uint32_t>(1 + c.below(70));
    Trial trial(c, rows, static_cast<std::uint64_t>(GetParam()));
    trial.factor();
    repaired += !trial.replaced.empty();
    ASSERT_TRUE(trial.is_permutation());
    ASSERT_LT(trial.error(), 1e-9) << k;
    for (int step = 0; step < 40; ++step) trial.exchange();
    ASSERT_LT(trial.error(), 1e-7) << k;
    trial.factor();
    ASSERT_TRUE(trial.is_permutation());
    ASSERT_LT(trial.error(), 1e-9) << k;
  }
  EXPECT_GT(repaired, 0);
}

INSTANTIATE_TEST_SUITE_P(Shares, RevisedFactor, testing::Values(2, 6, 20, 60));

TEST(RevisedFactorEdge, AnEmptyBasisIsABasis) {
  SparseMatrix nothing;
  nothing.start = {0};
  BasisFactor factor;
  std::vector<std::uint32_t> basic;
  std::vector<Replacement> replaced;
  factor.factor(nothing, 0, basic, replaced);
  WorkVector x;
  x.reset(0);
  factor.solve(x);
  factor.solve_transposed(x);
  EXPECT_TRUE(x.places().empty() && replaced.empty());
}

}  // namespace
}  // namespace assay::lp::revised_factor_test
