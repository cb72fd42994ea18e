#include "properties/lp/article/exact_steps.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "oracles/exact/linear.h"

namespace assay::article {
namespace {

/// Rows 0 .. k-1: [A I | b]; row k: the cost -A^T e of x, minus the objective at its end.
class Tableau {
 public:
  explicit Tableau(const ConvexPair& pair)
      : equations_(std::max(pair.a.dimension, pair.b.dimension) + 2),
        corners_(pair.a.size() + pair.b.size()),
        width_(corners_ + equations_ + 1),
        entries_((equations_ + 1) * width_, Rational(0)) {
    const std::size_t n = equations_ - 2;
    for (std::uint32_t j = 0; j < corners_; ++j) {
      const bool of_a = j < pair.a.size();
      for (std::size_t i = 0; i < n; ++i) {
        at(i, j) = of_a ? exact(pair.a[j][i]) : Rational(-exact(pair.b[j - pair.a.size()][i]));
      }
      at(of_a ? n : n + 1, j) = 1;
      for (std::size_t i = 0; i < equations_; ++i) at(equations_, j) -= at(i, j);
    }
    for (std::size_t i = 0; i < equations_; ++i) {
      at(i, corners_ + i) = 1;
      basic_.push_back(static_cast<std::uint32_t>(corners_ + i));
    }
    for (const std::size_t i : {n, n + 1}) at(i, width_ - 1) = 1;
    at(equations_, width_ - 1) = -2;
  }

  Rational objective() { return -at(equations_, width_ - 1); }
  const std::vector<std::uint32_t>& basic() const { return basic_; }

  std::vector<Rational> slack() {
    std::vector<Rational> values(equations_, Rational(0));
    for (std::size_t i = 0; i < equations_; ++i) {
      if (basic_[i] >= corners_) values[basic_[i] - corners_] = at(i, width_ - 1);
    }
    return values;
  }

  /// False where no column improves. P2 is bounded, so a row always leaves.
  bool step() {
    std::size_t column = 0;
    while (column + 1 < width_ && sign(at(equations_, column)) >= 0) ++column;
    if (column + 1 == width_) return false;
    std::optional<std::size_t> leaving;
    Rational least;
    for (std::size_t i = 0; i < equations_; ++i) {
      if (sign(at(i, column)) <= 0) continue;
      const Rational ratio = at(i, width_ - 1) / at(i, column);
      if (leaving && (ratio > least || (ratio == least && basic_[i] > basic_[*leaving]))) continue;
      leaving = i;
      least = ratio;
    }
    if (!leaving) return false;
    pivot(*leaving, column);
    return true;
  }

 private:
  Rational& at(std::size_t row, std::size_t column) { return entries_[row * width_ + column]; }

  void pivot(std::size_t row, std::size_t column) {
    const Rational divisor = at(row, column);
    for (std::size_t j = 0; j < width_; ++j) at(row, j) /= divisor;
    for (std::size_t i = 0; i <= equations_; ++i) {
      const Rational factor = at(i, column);
      if (i == row || factor == 0) continue;
      for (std::size_t j = 0; j < width_; ++j) {
        if (at(row, j) != 0) at(i, j) -= factor * at(row, j);
      }
    }
    basic_[row] = static_cast<std::uint32_t>(column);
  }

  std::size_t equations_, corners_, width_;
  std::vector<Rational> entries_;
  std::vector<std::uint32_t> basic_;
};

}  // namespace

ExactSteps exact_steps(const ConvexPair& pair) {
  Tableau tableau(pair);
  ExactSteps steps;
  do {
    steps.objective.push_back(tableau.objective());
    steps.states.push_back(tableau.basic());
    if (steps.objective.size() > kStepsMax) return steps;
  } while (tableau.step());
  steps.finished = true;
  steps.slack = tableau.slack();
  return steps;
}

BasicPoint point_of_basis(const ConvexPair& pair, const std::vector<std::uint32_t>& basic) {
  const std::uint32_t n = pair.a.dimension, k = n + 2, of_a = pair.a.size(), corners = of_a + pair.b.size();
  if (basic.size() != k) return {};
  RationalMatrix matrix(k, k);
  for (std::uint32_t column = 0; column < k; ++column) {
    const std::uint32_t v = basic[column];
    if (v >= corners + k) return {};
    if (v >= corners) {
      matrix(v - corners, column) = 1;
      continue;
    }
    for (std::uint32_t i = 0; i < n; ++i) matrix(i, column) = exact(v < of_a ? pair.a[v][i] : -pair.b[v - of_a][i]);
    matrix(v < of_a ? n : n + 1, column) = 1;
  }
  std::vector<Rational> right(k, Rational(0));
  right[n] = right[n + 1] = 1;
  const auto value = solve(std::move(matrix), std::move(right));
  if (!value) return {};
  BasicPoint point{true, true, 0};
  for (std::uint32_t column = 0; column < k; ++column) {
    if (sign((*value)[column]) < 0) point.feasible = false;
    if (basic[column] >= corners) point.objective += (*value)[column];
  }
  return point;
}

}  // namespace assay::article
