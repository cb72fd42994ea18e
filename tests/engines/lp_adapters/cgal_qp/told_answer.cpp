#include "algorithms/model/lp.h"
#include "oracles/exact/rational.h"
#include "tests/engines/inverted/exact_lp.h"
#include "tests/engines/lp_adapters/cgal_qp/exact_cgal.h"

namespace assay::cgal_adapter {
namespace {

using inverted::ExactLp;

LpProblem problem_of(const Program& program) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(program.rows());
  problem.columns = static_cast<std::uint32_t>(program.columns());
  problem.cost = program.cost;
  for (std::size_t j = 0; j < problem.columns; ++j) {
    problem.lower.push_back(program.has_lower[j] ? program.lower[j] : -kInfinity);
    problem.upper.push_back(program.has_upper[j] ? program.upper[j] : kInfinity);
  }
  for (std::size_t i = 0; i < problem.rows; ++i) {
    const double side = program.right_hand_side[i];
    problem.row_lower.push_back(program.relation[i] == Relation::kAtMost ? -kInfinity : side);
    problem.row_upper.push_back(program.relation[i] == Relation::kAtLeast ? kInfinity : side);
    for (std::size_t j = 0; j < problem.columns; ++j) problem.matrix.push_back(program.matrix[j][i]);
  }
  return problem;
}

void widen(Integer& common, const std::vector<Rational>& numbers) {
  for (const Rational& number : numbers) common = lcm(common, Integer(denominator(number)));
}

std::vector<std::string> times(const std::vector<Rational>& numbers, const Rational& factor) {
  std::vector<std::string> whole;
  for (const Rational& number : numbers) whole.push_back(Integer(numerator(Rational(number * factor))).str());
  return whole;
}

/// CGAL's multipliers satisfy cost + lambda^T A = reduced costs, so they are minus ours.
std::vector<std::string> multipliers(const std::vector<Rational>& y, const Integer& common) {
  return times(y, Rational(-common));
}

}  // namespace

std::optional<ToldAnswer> told_answer(const Program& program) {
  const LpProblem problem = problem_of(program);
  const ExactLp* exact = ExactLp::of(problem);
  if (exact == nullptr || !exact->has_basis()) return std::nullopt;
  const LpTruth& truth = exact->truth();
  ToldAnswer told;
  told.optimal = exact->status() == LpStatus::kOptimal;
  told.infeasible = exact->status() == LpStatus::kInfeasible;
  std::vector<Rational> x;
  for (std::uint32_t j = 0; j < problem.columns; ++j) x.push_back(exact->value(j));
  Integer common = 1;
  widen(common, x);
  if (told.optimal) {
    widen(common, truth.y);
    widen(common, {truth.objective});
    told.value = Integer(numerator(Rational(truth.objective * common))).str();
    told.lambda = multipliers(truth.y, common);
  }
  told.denominator = common.str();
  told.x = times(x, Rational(common));
  Integer own = 1;
  widen(own, truth.farkas);
  widen(own, truth.ray);
  if (told.infeasible) told.lambda = multipliers(truth.farkas, own);
  told.direction = times(truth.ray, Rational(own));
  for (std::uint32_t j = 0; j < problem.columns; ++j)
    if (exact->place(j) == assay::Place::kBasic) told.variables.push_back(static_cast<int>(j));
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    if (exact->place(problem.columns + i) != assay::Place::kBasic) told.constraints.push_back(static_cast<int>(i));
  return told;
}

}  // namespace assay::cgal_adapter
