// Programs as cv::solveLP takes them: maximise c.x over A x <= b, x >= 0.
#pragma once
#include <cmath>
#include <cstdint>
#include <opencv2/core.hpp>
#include <opencv2/core/optim.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/model/lp.h"
#include "algorithms/model/watch.h"

namespace assay::opencv {

/// The program in that form, every number one of the program asked or its negative. A column whose lower bound is not 0
/// is the difference of two columns, since a shift would round; bounds other than x >= 0 are rows.
struct Standard {
  cv::Mat cost, rows;                    ///< 1 x n, m x (n + 1) with b last
  std::vector<std::uint32_t> column_of;  ///< of each of the n: the column asked
  std::vector<double> sign_of;
};

inline Standard standard_of(const LpProblem& problem) {
  Standard form;
  for (std::uint32_t j = 0; j < problem.columns; ++j)
    for (const double sign : {1.0, -1.0})
      if (sign > 0 || problem.lower[j] != 0) {
        form.column_of.push_back(j);
        form.sign_of.push_back(sign);
      }
  const int width = static_cast<int>(form.column_of.size());
  form.cost.create(1, width, CV_64F);
  for (int k = 0; k < width; ++k) form.cost.at<double>(0, k) = -form.sign_of[k] * problem.cost[form.column_of[k]];
  form.rows.create(0, width + 1, CV_64F);
  // sign * entries.x <= sign * bound
  const auto add = [&](auto entry, double sign, double bound) {
    if (std::isinf(bound)) return;
    cv::Mat row(1, width + 1, CV_64F);
    for (int k = 0; k < width; ++k) row.at<double>(0, k) = sign * form.sign_of[k] * entry(form.column_of[k]);
    row.at<double>(0, width) = sign * bound;
    form.rows.push_back(row);
  };
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const auto entry = [&](std::uint32_t j) { return problem.at(i, j); };
    add(entry, 1, problem.row_upper[i]);
    add(entry, -1, problem.row_lower[i]);
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    const auto entry = [&](std::uint32_t k) { return k == j ? 1.0 : 0.0; };
    add(entry, 1, problem.upper[j]);
    if (problem.lower[j] != 0) add(entry, -1, problem.lower[j]);
  }
  return form;
}

/// Numbers, or bounds that are absent, infinite on their own side.
inline bool is_supported(const LpProblem& problem) {
  const auto all = [](const std::vector<double>& numbers, double absent) {
    for (const double x : numbers)
      if (!std::isfinite(x) && x != absent) return false;
    return true;
  };
  return all(problem.cost, 0) && all(problem.matrix, 0) && all(problem.lower, -kInfinity) &&
         all(problem.row_lower, -kInfinity) && all(problem.upper, kInfinity) && all(problem.row_upper, kInfinity);
}

/// cv::solveLP as it is.
struct Solver {
  static int solve(const cv::Mat& cost, const cv::Mat& rows, cv::Mat& x) { return cv::solveLP(cost, rows, x); }
};

inline LpAnswer answer_of(int result, const cv::Mat& x, const Standard& form, std::uint32_t columns) {
  if (result == cv::SOLVELP_UNFEASIBLE) return Infeasible{};
  if (result == cv::SOLVELP_UNBOUNDED) return Unbounded{};
  if (x.total() != form.column_of.size()) return GaveUp{GaveUp::Why::kStalled};
  Optimal optimal;
  optimal.x.assign(columns, 0);
  for (std::size_t k = 0; k < form.column_of.size(); ++k)
    optimal.x[form.column_of[k]] += form.sign_of[k] * x.at<double>(static_cast<int>(k));
  return optimal;
}

/// A whole question. `Computes` is Solver, or in tests one that answers exactly.
template <class Computes>
struct SolveLp {
  static constexpr std::string_view kName = "opencv/solve_lp";
  static LpAnswer solve(const LpProblem& problem, const Watch&) {
    if (!is_supported(problem)) return Declined{"a number that is not finite"};
    const Standard form = standard_of(problem);
    if (form.rows.rows == 0 || form.column_of.empty()) return Declined{"no bounds but x >= 0, or no columns"};
    try {
      cv::Mat x;
      const int result = Computes::solve(form.cost, form.rows, x);
      return answer_of(result, x, form, problem.columns);
    } catch (const cv::Exception&) {
      return GaveUp{GaveUp::Why::kStalled};
    }
  }
};

}  // namespace assay::opencv
