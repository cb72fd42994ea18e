#include "properties/lp/article/article_case.h"

#include <algorithm>

#include "oracles/gjk/certify_collision.h"
#include "oracles/lp/exact/certify_lp.h"

namespace assay::article {
namespace {

constexpr std::size_t kStatesMax = 4000;

LpProblem equations(std::uint32_t rows, std::uint32_t columns) {
  LpProblem problem;
  problem.rows = rows;
  problem.columns = columns;
  problem.matrix.assign(std::size_t{rows} * columns, 0.0);
  problem.cost.assign(columns, 0.0);
  problem.row_lower.assign(rows, 0.0);
  problem.row_lower[rows - 2] = problem.row_lower[rows - 1] = 1;
  problem.row_upper = problem.row_lower;
  problem.lower.assign(columns, 0.0);
  problem.upper.assign(columns, kInfinity);
  return problem;
}

/// A x = b with `further` columns of zeros after the corners.
LpProblem corner_columns(const ConvexPair& pair, std::uint32_t further) {
  const std::uint32_t n = std::max(pair.a.dimension, pair.b.dimension), of_a = pair.a.size();
  const std::uint32_t corners = of_a + pair.b.size();
  LpProblem problem = equations(n + 2, corners + further);
  for (std::uint32_t k = 0; k < corners; ++k) {
    for (std::uint32_t i = 0; i < n; ++i) {
      problem.matrix[std::size_t{i} * problem.columns + k] = k < of_a ? pair.a[k][i] : 0 - pair.b[k - of_a][i];
    }
    problem.matrix[std::size_t{k < of_a ? n : n + 1} * problem.columns + k] = 1;
  }
  return problem;
}

std::optional<Rational> optimum_of(const LpProblem& problem) {
  const auto truth = certify_lp(problem, kArticleWork);
  if (!truth || truth->status != LpStatus::kOptimal) return std::nullopt;
  return truth->objective;
}

}  // namespace

LpProblem slack_program(const ConvexPair& pair) {
  const std::uint32_t k = std::max(pair.a.dimension, pair.b.dimension) + 2;
  LpProblem problem = corner_columns(pair, k);
  for (std::uint32_t i = 0; i < k; ++i) {
    const std::size_t column = std::size_t{problem.columns} - k + i;
    problem.matrix[std::size_t{i} * problem.columns + column] = 1;
    problem.cost[column] = 1;
  }
  return problem;
}

LpProblem feasibility_program(const ConvexPair& pair) { return corner_columns(pair, 0); }

LpProblem distance_program(const ConvexPair& pair, bool below_only) {
  const std::uint32_t n = pair.a.dimension, corners = pair.a.size() + pair.b.size();
  LpProblem problem = corner_columns(pair, below_only ? n : 2 * n);
  for (std::uint32_t column = corners; column < problem.columns; ++column) {
    problem.matrix[std::size_t{(column - corners) % n} * problem.columns + column] = column < corners + n ? 1 : -1;
    problem.cost[column] = 1;
  }
  return problem;
}

bool ArticleCase::meet() {
  if (!meet_) meet_ = !has_empty_body() && certify_collision(pair_, nullptr).contact != Contact::kSeparated;
  return *meet_;
}

void ArticleCase::solve_slack_program() {
  if (has_minimum_) return;
  has_minimum_ = true;
  const auto truth = certify_lp(program_(pair_), kArticleWork);
  if (!truth || truth->status != LpStatus::kOptimal) return;
  minimum_ = truth->objective;
  slack_.assign(truth->x.end() - static_cast<std::ptrdiff_t>(truth->x.size() - corners()), truth->x.end());
}

const std::optional<Rational>& ArticleCase::minimum() {
  solve_slack_program();
  return minimum_;
}

const std::vector<Rational>& ArticleCase::slack() {
  solve_slack_program();
  return slack_;
}

const std::optional<Rational>& ArticleCase::distance() {
  if (!has_distance_) distance_ = optimum_of(distance_program(pair_, false));
  has_distance_ = true;
  return distance_;
}

const std::optional<Rational>& ArticleCase::distance_below() {
  if (!has_distance_below_) distance_below_ = optimum_of(distance_program(pair_, true));
  has_distance_below_ = true;
  return distance_below_;
}

const Rational& ArticleCase::squared_distance() {
  if (!squared_distance_) squared_distance_ = meet() ? Rational(0) : exact_distance(pair_).squared;
  return *squared_distance_;
}

const ExactSteps& ArticleCase::steps() {
  if (!steps_) steps_ = exact_steps(pair_);
  return *steps_;
}

namespace {

CodeRun run_of(Code code, const ConvexPair& pair) {
  CodeRun result;
  if (code == nullptr) return result;
  const auto look = [](void* context, const std::uint32_t* state, std::uint32_t size) {
    auto& run = *static_cast<CodeRun*>(context);
    run.states.emplace_back(state, state + size);
    run.stopped = run.states.size() > kStatesMax;
    return !run.stopped;
  };
  result.answer = code(pair, Watch(look, &result));
  return result;
}

}  // namespace

const CodeRun& ArticleCase::code_run() {
  if (!code_run_) code_run_ = run_of(code_, pair_);
  return *code_run_;
}

const CodeRun& ArticleCase::code_run_in_rationals() {
  if (!code_run_in_rationals_) code_run_in_rationals_ = run_of(in_rationals_, pair_);
  return *code_run_in_rationals_;
}

Rational reach_of(const ConvexPair& pair) {
  Rational reach = 0;
  for (const Points* body : {&pair.a, &pair.b}) {
    for (std::uint32_t k = 0; k < body->size(); ++k) {
      Rational sum = 0;
      for (const double x : (*body)[k]) sum += abs(exact(x));
      if (sum > reach) reach = sum;
    }
  }
  return reach;
}

Rational sum_of(const std::vector<Rational>& values) {
  Rational sum = 0;
  for (const Rational& value : values) sum += value;
  return sum;
}

}  // namespace assay::article
