// The adapter of cv::solveLP in front of a solver that answers exactly: nothing may be held against it.
#include <gtest/gtest.h>

#include <iostream>

#include "engines/adapters/opencv/engines.h"
#include "oracles/exact/words.h"
#include "tests/engines/inverted/exact_lp.h"
#include "tests/engines/inverted/runner.h"

namespace assay::opencv {
namespace {

/// The program as OpenCV would be given it: maximise cost.x over A x <= b, x >= 0.
LpProblem read_back(const cv::Mat& cost, const cv::Mat& rows) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(rows.rows);
  problem.columns = static_cast<std::uint32_t>(cost.cols);
  problem.lower.assign(problem.columns, 0);
  problem.upper.assign(problem.columns, kInfinity);
  problem.row_lower.assign(problem.rows, -kInfinity);
  for (int j = 0; j < cost.cols; ++j) problem.cost.push_back(-cost.at<double>(0, j));
  for (int i = 0; i < rows.rows; ++i) {
    for (int j = 0; j < cost.cols; ++j) problem.matrix.push_back(rows.at<double>(i, j));
    problem.row_upper.push_back(rows.at<double>(i, cost.cols));
  }
  return problem;
}

struct Exact {
  static int solve(const cv::Mat& cost, const cv::Mat& rows, cv::Mat& x) {
    const auto* exact = inverted::ExactLp::of(read_back(cost, rows));
    if (exact == nullptr || (exact->status() == LpStatus::kOptimal && !exact->fits_doubles()))
      throw cv::Exception(cv::Error::StsError, "no answer in doubles", "", "", 0);
    if (exact->status() == LpStatus::kInfeasible) return cv::SOLVELP_UNFEASIBLE;
    if (exact->status() == LpStatus::kUnbounded) return cv::SOLVELP_UNBOUNDED;
    x.create(cost.cols, 1, CV_64F);
    for (int j = 0; j < cost.cols; ++j) x.at<double>(j) = approximate(exact->value(static_cast<std::uint32_t>(j)));
    return cv::SOLVELP_SINGLE;
  }
};

TEST(OpencvLpAdapter, IsConvictedOfNothingWithASolverThatAnswersExactly) {
  const auto record =
      inverted::inverted<LpFamily>(lp_engine<Exact>(), inverted::share_of<LpFamily>(inverted::total_or(6300), 12));
  inverted::print(record, "opencv/solve_lp", std::cout);
  EXPECT_TRUE(record.convictions.empty());
  EXPECT_GT(record.all.holds, record.all.judged / 2);
}

/// That the test above can fail: the objective turned round, and statuses exchanged.
struct Minimises {
  static int solve(const cv::Mat& cost, const cv::Mat& rows, cv::Mat& x) { return Exact::solve(-cost, rows, x); }
};
struct MixesUp {
  static int solve(const cv::Mat& cost, const cv::Mat& rows, cv::Mat& x) {
    const int result = Exact::solve(cost, rows, x);
    return result == cv::SOLVELP_UNFEASIBLE  ? cv::SOLVELP_UNBOUNDED
           : result == cv::SOLVELP_UNBOUNDED ? cv::SOLVELP_UNFEASIBLE
                                             : result;
  }
};

TEST(OpencvLpAdapter, ErrorsOfTranslationAreConvicted) {
  EXPECT_FALSE(inverted::inverted<LpFamily>(lp_engine<Minimises>(), {12, 0, 1}).convictions.empty());
  EXPECT_FALSE(inverted::inverted<LpFamily>(lp_engine<MixesUp>(), {12, 0, 1}).convictions.empty());
}

}  // namespace
}  // namespace assay::opencv
