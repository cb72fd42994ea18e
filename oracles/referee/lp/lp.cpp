// The status and the optimum of a linear program.
#include <cmath>
#include <sstream>

#include "oracles/referee/bounded_run.h"
#include "oracles/referee/lp/solve_by_qsopt.h"
#include "oracles/referee/lp/solve_program.h"
#include "oracles/referee/question_size.h"
#include "oracles/referee/referee.h"

namespace assay::referee {
namespace {

/// Up to here the calling process does the work. Measured, -O2: 0.1 to 1 ms for entries of one scale, at worst 16 ms
/// where they are spread over 2000 binades.
constexpr std::uint32_t kTinyProgram = 24;

bool any_not_finite(const std::vector<double>& values) {
  for (const double value : values) {
    if (!std::isfinite(value)) return true;
  }
  return false;
}

bool any_equal(const std::vector<double>& values, double wanted) {
  for (const double value : values) {
    if (value == wanted) return true;
  }
  return false;
}

bool any_nan(const std::vector<double>& values) {
  for (const double value : values) {
    if (std::isnan(value)) return true;
  }
  return false;
}

std::string describe_unfit(const LpProblem& p) {
  if (p.cost.size() != p.columns || p.lower.size() != p.columns || p.upper.size() != p.columns ||
      p.row_lower.size() != p.rows || p.row_upper.size() != p.rows ||
      p.matrix.size() != std::size_t{p.rows} * p.columns) {
    return "referee: the program's vectors do not fit its rows and columns";
  }
  if (any_not_finite(p.cost)) return "referee: a cost is not finite";
  if (any_not_finite(p.matrix)) return "referee: a matrix entry is not finite";
  for (const auto* bounds : {&p.lower, &p.row_lower, &p.upper, &p.row_upper}) {
    if (any_nan(*bounds)) return "referee: a bound is not a number";
  }
  if (any_equal(p.lower, kInfinity) || any_equal(p.row_lower, kInfinity)) return "referee: a lower bound is +infinity";
  if (any_equal(p.upper, -kInfinity) || any_equal(p.row_upper, -kInfinity))
    return "referee: an upper bound is -infinity";
  return "";
}

std::string text_of(const LpProblem& problem, const ProgramSolution& solution) {
  Rational optimum = 0;
  if (solution.status == LpStatus::kOptimal) {
    for (std::uint32_t j = 0; j < problem.columns; ++j) optimum += exact(problem.cost[j]) * solution.x[j];
  }
  return std::to_string(static_cast<int>(solution.status)) + ' ' + optimum.str();
}

std::string by_cgal(const LpProblem& problem, const Deadline& deadline) {
  return text_of(problem, solve_program(exact_program(problem), deadline));
}

std::string by_qsopt(const LpProblem& problem, const Deadline&) { return text_of(problem, solve_by_qsopt(problem)); }

/// What kSolver says, which throws instead of saying something unproved.
template <auto kSolver>
Result<LpOpinion> ask(const LpProblem& problem, std::uint64_t most, Bound bound, Size size) {
  if (const std::string reason = describe_unfit(problem); !reason.empty()) return Error{reason};
  const LpProblem& p = problem;
  const std::uint64_t bits = bits_of({p.matrix, p.cost, p.lower, p.upper, p.row_lower, p.row_upper});
  if (auto refused = refuse_beyond(most, {p.rows, p.columns, bits})) return *std::move(refused);
  const auto text = run_bounded<kSolver>(bound, size, problem);
  if (!text) return Error{text.error()};
  std::istringstream words(*text);
  int status = 0;
  std::string optimum;
  words >> status >> optimum;
  return LpOpinion{static_cast<LpStatus>(status), Rational(optimum)};
}

}  // namespace

Result<LpOpinion> lp(const LpProblem& problem, Bound bound) {
  const bool tiny = std::uint64_t{problem.rows} + problem.columns <= kTinyProgram;
  return ask<&by_cgal>(problem, kLargestProgram, bound, tiny ? Size::kTiny : Size::kLarge);
}

Result<LpOpinion> lp_by_qsopt(const LpProblem& problem, Bound bound) {
  return ask<&by_qsopt>(problem, kLargestProgramOfQsopt, bound, Size::kLarge);
}

}  // namespace assay::referee
