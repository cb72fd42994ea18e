// SPDX-License-Identifier: GPL-3.0-or-later
// CGAL's exact solver for linear programs as an engine on trial: with its default pricing, which its own examples show
// cycling, and with Bland's rule. A plug-in of its own, under CGAL's licence.
#include <CGAL/Gmpzf.h>
#include <CGAL/QP_functions.h>
#include <CGAL/QP_models.h>
#include <CGAL/version.h>

#include <cmath>
#include <exception>

#include "engines/adapters/lp_adapter_kit.h"

namespace {

using namespace assay::lp_adapter;
using Exact = CGAL::Gmpzf;
using Program = CGAL::Quadratic_program<double>;
using Solution = CGAL::Quadratic_program_solution<Exact>;

/// CGAL has one relation a row: a row with two different bounds becomes two, a row without bounds none.
struct Loaded {
  Program program{CGAL::SMALLER, false, 0, false, 0};
  std::vector<uint32_t> source;  ///< row of the problem that each row of the program comes from
  std::vector<bool> bounds_below;

  explicit Loaded(const assay_lp_problem& problem) {
    for (uint32_t j = 0; j < problem.columns; ++j) {
      const double lower = problem.lower[j], upper = problem.upper[j];
      const int column = static_cast<int>(j);
      program.set_l(column, std::isfinite(lower), std::isfinite(lower) ? lower : 0);
      program.set_u(column, std::isfinite(upper), std::isfinite(upper) ? upper : 0);
      program.set_c(column, problem.cost[j]);
    }
    for (uint32_t i = 0; i < problem.rows; ++i) {
      const double lower = problem.row_lower[i], upper = problem.row_upper[i];
      if (lower == upper) {
        add(problem, i, CGAL::EQUAL, lower);
        continue;
      }
      if (std::isfinite(lower)) add(problem, i, CGAL::LARGER, lower);
      if (std::isfinite(upper)) add(problem, i, CGAL::SMALLER, upper);
    }
  }

 private:
  void add(const assay_lp_problem& problem, uint32_t i, CGAL::Comparison_result relation, double side) {
    const int row = static_cast<int>(source.size());
    source.push_back(i);
    bounds_below.push_back(relation == CGAL::LARGER);
    for (uint32_t j = 0; j < problem.columns; ++j)
      program.set_a(static_cast<int>(j), row, problem.matrix[std::size_t{i} * problem.columns + j]);
    program.set_r(row, relation);
    program.set_b(row, side);
  }
};

/// Copies a number that a double holds exactly; false where none does. The numerators are integers times powers of two.
bool copy_exactly(const Exact& numerator, const Exact& denominator, double& out) {
  out = CGAL::to_double(numerator) / CGAL::to_double(denominator);
  return std::isfinite(out) && Exact(out) * denominator == numerator;
}

template <class Iterator>
bool copy_exactly(Iterator numerator, std::size_t count, const Exact& denominator, double* out) {
  for (std::size_t i = 0; i < count; ++i, ++numerator)
    if (!copy_exactly(*numerator, denominator, out[i])) return false;
  return true;
}

/// Basic are the variables that CGAL lists and the slack of every row that it does not list as basic constraint. Of a row
/// that was split, at most one half can be tight, and both slacks count as one activity.
void put_cgal_basis(const Solution& solution, const Loaded& loaded, const assay_lp_problem& problem,
                    assay_lp_answer& answer) {
  std::vector<Place> places(std::size_t{problem.columns} + problem.rows, Place::kBasic);
  auto value = solution.variable_values_begin();
  for (uint32_t j = 0; j < problem.columns; ++j, ++value) {
    const bool at_upper = std::isfinite(problem.upper[j]) && *value == CGAL::Quotient<Exact>(Exact(problem.upper[j]));
    places[j] = at_upper ? Place::kUpper : Place::kLower;
  }
  for (auto j = solution.basic_variable_indices_begin(); j != solution.basic_variable_indices_end(); ++j)
    if (*j < static_cast<int>(problem.columns)) places[*j] = Place::kBasic;
  for (auto k = solution.basic_constraint_indices_begin(); k != solution.basic_constraint_indices_end(); ++k) {
    if (*k >= static_cast<int>(loaded.source.size())) return;
    places[problem.columns + loaded.source[*k]] = loaded.bounds_below[*k] ? Place::kLower : Place::kUpper;
  }
  put_basis(problem, answer, [&](uint32_t v) { return places[v]; });
}

/// y from CGAL's multipliers, which satisfy cost + lambda^T A = reduced costs with lambda >= 0 on rows "<=": y = -lambda.
template <class Iterator>
bool put_multipliers(Iterator numerator, const Exact& denominator, const Loaded& loaded,
                     const assay_lp_problem& problem, assay_lp_answer& answer) {
  std::vector<Exact> sums(problem.rows, Exact(0));
  for (std::size_t k = 0; k < loaded.source.size(); ++k, ++numerator) sums[loaded.source[k]] -= Exact(*numerator);
  if (!copy_exactly(sums.begin(), problem.rows, denominator, answer.y)) return false;
  answer.given |= ASSAY_LP_GIVES_Y;
  return true;
}

void put_x(const Solution& solution, const assay_lp_problem& problem, assay_lp_answer& answer) {
  if (copy_exactly(solution.variable_numerators_begin(), problem.columns, solution.variables_common_denominator(),
                   answer.x))
    answer.given |= ASSAY_LP_GIVES_X;
}

assay_status answer_of(const Solution& solution, const Loaded& loaded, const assay_lp_problem& problem,
                       assay_lp_answer& answer) {
  switch (solution.status()) {
    case CGAL::QP_OPTIMAL:
      answer.kind = ASSAY_LP_OPTIMAL;
      put_cgal_basis(solution, loaded, problem, answer);
      put_x(solution, problem, answer);
      put_multipliers(solution.optimality_certificate_numerators_begin(), solution.variables_common_denominator(),
                      loaded, problem, answer);
      return ASSAY_ANSWERED;
    case CGAL::QP_INFEASIBLE:
      answer.kind = ASSAY_LP_INFEASIBLE;
      put_multipliers(solution.infeasibility_certificate_begin(), Exact(1), loaded, problem, answer);
      return ASSAY_ANSWERED;
    case CGAL::QP_UNBOUNDED:
      answer.kind = ASSAY_LP_UNBOUNDED;
      put_x(solution, problem, answer);
      if (copy_exactly(solution.unboundedness_certificate_begin(), problem.columns, Exact(1), answer.ray))
        answer.given |= ASSAY_LP_GIVES_RAY;
      return ASSAY_ANSWERED;
    case CGAL::QP_UPDATE: break;
  }
  return give_up(answer, ASSAY_STALLED);
}

template <bool bland>
assay_status solve(void*, const assay_lp_problem* problem, const assay_watch*, assay_lp_answer* answer) noexcept {
  if (problem->columns == 0 || !is_a_program_of_numbers(*problem)) return ASSAY_DECLINED;
  // "l_j <= u_j" is a precondition of its bounds.
  for (uint32_t j = 0; j < problem->columns; ++j)
    if (problem->lower[j] > problem->upper[j]) return ASSAY_DECLINED;
  try {
    const Loaded loaded(*problem);
    if (loaded.source.empty()) return ASSAY_DECLINED;
    CGAL::Quadratic_program_options options;
    if (bland) options.set_pricing_strategy(CGAL::QP_BLAND);
    return answer_of(CGAL::solve_linear_program(loaded.program, Exact(), options), loaded, *problem, *answer);
  } catch (const std::exception&) {  // CGAL's assertions throw
    return give_up(*answer, ASSAY_STALLED);
  }
}

constexpr assay_semantics semantics(const char* note) {
  return {sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, 0, 0, 0, note};
}

const assay_engine kEngines[] = {
    {sizeof(assay_engine), "cgal/qp_default", CGAL_VERSION_STR, "foreign",
     "CGAL's QP_solver in Gmpzf with default options, for double input",
     semantics(
         "Exact. Default pricing, which cycles (examples/QP_solver/cycling.cpp). x, y, rays and certificates are given "
         "where doubles hold them exactly; the basis always. Declines no columns, no bounded rows, crossed bounds of "
         "a column and anything not finite. No watch, no iteration limit."),
     nullptr, &solve<false>, nullptr, nullptr},
    {sizeof(assay_engine), "cgal/qp_bland", CGAL_VERSION_STR, "foreign",
     "CGAL's QP_solver in Gmpzf with Bland's rule, for double input",
     semantics("As cgal/qp_default, with QP_BLAND, which its manual says cannot cycle."), nullptr, &solve<true>,
     nullptr, nullptr},
};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, std::size(kEngines), kEngines};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
