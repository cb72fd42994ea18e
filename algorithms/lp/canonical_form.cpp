#include "algorithms/lp/canonical_form.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace assay::lp {
namespace {

struct Part {
  std::uint32_t row = 0;
  bool is_lower = false;
};

bool can_be_split(const LpProblem& problem) {
  const auto is = [](double wanted) { return [wanted](double bound) { return bound == wanted; }; };
  return problem.matrix.size() == std::size_t{problem.rows} * problem.columns &&
         problem.row_lower.size() == problem.rows && problem.row_upper.size() == problem.rows &&
         std::all_of(problem.lower.begin(), problem.lower.end(), is(0)) &&
         std::all_of(problem.upper.begin(), problem.upper.end(), is(kInfinity));
}

std::vector<Part> parts_of(const LpProblem& problem) {
  std::vector<Part> parts;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (problem.row_upper[i] != kInfinity) parts.push_back({i, false});
    if (problem.row_lower[i] != -kInfinity) parts.push_back({i, true});
  }
  return parts;
}

LpProblem split(const LpProblem& problem, const std::vector<Part>& parts) {
  LpProblem result = problem;
  result.rows = static_cast<std::uint32_t>(parts.size());
  result.row_lower.assign(parts.size(), -kInfinity);
  result.row_upper.clear();
  result.matrix.clear();
  for (const Part& part : parts) {
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      result.matrix.push_back(part.is_lower ? 0 - problem.at(part.row, j) : problem.at(part.row, j));
    }
    result.row_upper.push_back(part.is_lower ? 0 - problem.row_lower[part.row] : problem.row_upper[part.row]);
  }
  return result;
}

std::vector<double> folded(const std::vector<double>& multipliers, const std::vector<Part>& parts, std::uint32_t rows) {
  if (multipliers.size() != parts.size()) return {};
  std::vector<double> result(rows, 0.0);
  for (std::size_t k = 0; k < parts.size(); ++k) {
    result[parts[k].row] += parts[k].is_lower ? 0 - multipliers[k] : multipliers[k];
  }
  return result;
}

Basis folded(const Basis& basis, const std::vector<Part>& parts, const LpProblem& problem) {
  std::vector<bool> is_basic(std::size_t{problem.columns} + parts.size(), false);
  for (const std::uint32_t v : basis.basic) {
    if (v >= is_basic.size()) return {};
    is_basic[v] = true;
  }
  Basis result;
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    if (is_basic[j]) result.basic.push_back(j);
  }
  std::vector<bool> rests(problem.rows, false), at_lower(problem.rows, false);
  for (std::size_t k = 0; k < parts.size(); ++k) {
    if (is_basic[problem.columns + k]) continue;
    rests[parts[k].row] = true;
    at_lower[parts[k].row] = parts[k].is_lower;
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    if (!rests[i]) {
      result.basic.push_back(problem.columns + i);
    } else if (!at_lower[i] && std::isfinite(problem.row_lower[i])) {  // it rests at its upper bound
      result.at_upper.push_back(problem.columns + i);
    }
  }
  if (result.basic.size() != problem.rows) return {};
  return result;
}

}  // namespace

LpAnswer solve_in_any_form(LpSolve solve, const LpProblem& problem, const Watch& watch) {
  LpAnswer answer = solve(problem, watch);
  if (!std::holds_alternative<Declined>(answer) || !can_be_split(problem)) return answer;
  const std::vector<Part> parts = parts_of(problem);
  answer = solve(split(problem, parts), watch);
  if (auto* optimal = std::get_if<Optimal>(&answer)) {
    optimal->y = folded(optimal->y, parts, problem.rows);
    optimal->basis = folded(optimal->basis, parts, problem);
  } else if (auto* infeasible = std::get_if<Infeasible>(&answer)) {
    infeasible->farkas = folded(infeasible->farkas, parts, problem.rows);
    infeasible->line.reset();
  } else if (auto* unbounded = std::get_if<Unbounded>(&answer)) {
    unbounded->line.reset();
  }
  return answer;
}

}  // namespace assay::lp
