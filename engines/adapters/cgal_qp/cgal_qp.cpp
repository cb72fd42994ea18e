// SPDX-License-Identifier: GPL-3.0-or-later
// CGAL's exact solver for linear programs as an engine on trial: with its default pricing, which its own examples show
// cycling, and with Bland's rule. A plug-in of its own, under CGAL's licence.
#include <CGAL/Gmpzf.h>
#include <CGAL/QP_functions.h>
#include <CGAL/version.h>

#include <exception>

#include "engines/adapters/cgal_qp/call.h"

namespace {

using namespace assay::cgal_adapter;
using Exact = CGAL::Gmpzf;
using Solution = CGAL::Quadratic_program_solution<Exact>;

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

/// Where a variable of this value stands that CGAL does not list as basic. CGAL moves such a variable to a bound as a
/// rule; one that it had no reason to touch stands at 0, whatever its bounds are.
Place place_of(const CGAL::Quotient<Exact>& value, double lower, double upper) {
  const auto is = [&](double bound) { return std::isfinite(bound) && value == CGAL::Quotient<Exact>(Exact(bound)); };
  if (is(lower)) return Place::kLower;
  if (is(upper)) return Place::kUpper;
  const bool free = std::isinf(lower) && std::isinf(upper);
  return free && value == CGAL::Quotient<Exact>(Exact(0)) ? Place::kLower : Place::kElsewhere;
}

/// Basic are the variables that CGAL lists and the slack of every row that it does not list as basic constraint. Of a
/// row that was split, at most one half can be tight, and both slacks count as one activity.
bool put_cgal_basis(const Solution& solution, const Program& program, const assay_lp_problem& problem,
                    assay_lp_answer& answer) {
  std::vector<Place> places(std::size_t{problem.columns} + problem.rows, Place::kBasic);
  auto value = solution.variable_values_begin();
  for (uint32_t j = 0; j < problem.columns; ++j, ++value)
    places[j] = place_of(*value, problem.lower[j], problem.upper[j]);
  for (auto j = solution.basic_variable_indices_begin(); j != solution.basic_variable_indices_end(); ++j)
    if (*j < program.columns()) places[*j] = Place::kBasic;
  for (auto k = solution.basic_constraint_indices_begin(); k != solution.basic_constraint_indices_end(); ++k) {
    if (*k >= program.rows()) return false;
    Place& place = places[problem.columns + program.source[*k]];
    if (place != Place::kBasic) return false;  // both halves of a row
    place = program.relation[*k] == Relation::kAtLeast ? Place::kLower : Place::kUpper;
  }
  return put_basis(problem, answer, [&](uint32_t v) { return places[v]; });
}

/// y from CGAL's multipliers, which satisfy cost + lambda^T A = reduced costs with lambda >= 0 on rows "<=": y =
/// -lambda.
template <class Iterator>
bool put_multipliers(Iterator numerator, const Exact& denominator, const Program& program,
                     const assay_lp_problem& problem, assay_lp_answer& answer) {
  std::vector<Exact> sums(problem.rows, Exact(0));
  for (std::size_t k = 0; k < program.source.size(); ++k, ++numerator) sums[program.source[k]] -= Exact(*numerator);
  if (!copy_exactly(sums.begin(), problem.rows, denominator, answer.y)) return false;
  answer.given |= ASSAY_LP_GIVES_Y;
  return true;
}

void put_x(const Solution& solution, const assay_lp_problem& problem, assay_lp_answer& answer) {
  if (copy_exactly(solution.variable_numerators_begin(), problem.columns, solution.variables_common_denominator(),
                   answer.x))
    answer.given |= ASSAY_LP_GIVES_X;
}

/// x and y are given where doubles hold them exactly. Without x and without a basis there is nothing to be had of it.
assay_status put_optimum(const Solution& solution, const Program& program, const assay_lp_problem& problem,
                         assay_lp_answer& answer) {
  answer.kind = ASSAY_LP_OPTIMAL;
  const bool based = put_cgal_basis(solution, program, problem, answer);
  put_x(solution, problem, answer);
  put_multipliers(solution.optimality_certificate_numerators_begin(), solution.variables_common_denominator(), program,
                  problem, answer);
  return based || (answer.given & ASSAY_LP_GIVES_X) != 0 ? ASSAY_ANSWERED : give_up(answer, ASSAY_UNCERTAIN);
}

assay_status answer_of(const Solution& solution, const Program& program, const assay_lp_problem& problem,
                       assay_lp_answer& answer) {
  switch (solution.status()) {
    case CGAL::QP_OPTIMAL: return put_optimum(solution, program, problem, answer);
    case CGAL::QP_INFEASIBLE:
      answer.kind = ASSAY_LP_INFEASIBLE;
      put_multipliers(solution.infeasibility_certificate_begin(), Exact(1), program, problem, answer);
      return ASSAY_ANSWERED;
    case CGAL::QP_UNBOUNDED:
      answer.kind = ASSAY_LP_UNBOUNDED;
      // A ray is a proof with a point to start from: both or neither.
      put_x(solution, problem, answer);
      if (copy_exactly(solution.unboundedness_certificate_begin(), problem.columns, Exact(1), answer.ray) &&
          (answer.given & ASSAY_LP_GIVES_X) != 0)
        answer.given |= ASSAY_LP_GIVES_RAY;
      else
        answer.given = 0;
      return ASSAY_ANSWERED;
    case CGAL::QP_UPDATE: break;
  }
  return give_up(answer, ASSAY_STALLED);
}

template <bool bland>
assay_status solve(void*, const assay_lp_problem* problem, const assay_watch* watch, assay_lp_answer* answer) noexcept {
  if (!Program::supported(*problem)) return ASSAY_DECLINED;
  try {
    const Program program(*problem);
    if (program.source.empty()) return ASSAY_DECLINED;
    return answer_of(solution_of(program, bland, watch), program, *problem, *answer);
  } catch (const Stopped&) {
    return give_up(*answer, ASSAY_STOPPED);
  } catch (const std::exception&) {  // CGAL's assertions throw
    return give_up(*answer, ASSAY_STALLED);
  }
}

constexpr assay_semantics semantics(const char* note) {
  return {sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, 0, 0, 0, note, 0, 0};
}

constexpr const char* kOnlyByName = "an exact solver, which takes some hundred milliseconds a program";

const assay_engine kEngines[] = {
    {sizeof(assay_engine), "cgal/qp_default", CGAL_VERSION_STR, "foreign",
     "CGAL's QP_solver in Gmpzf with default options, for double input",
     semantics(
         "Exact. Default pricing, which cycles (examples/QP_solver/cycling.cpp). x, y, rays and certificates are given "
         "where doubles hold them exactly; the basis where every variable that is not basic "
         "stands at a bound or is free and 0; without a basis and without x it gives up. Declines no columns, no "
         "bounded rows, crossed bounds of "
         "a column and anything not finite. No iteration limit. The watch sees the basis through the iterators that "
         "CGAL reads the matrix by."),
     nullptr, &solve<false>, nullptr, nullptr, nullptr, nullptr, nullptr, kOnlyByName},
    {sizeof(assay_engine), "cgal/qp_bland", CGAL_VERSION_STR, "foreign",
     "CGAL's QP_solver in Gmpzf with Bland's rule, for double input",
     semantics("As cgal/qp_default, with QP_BLAND, which its manual says cannot cycle."), nullptr, &solve<true>,
     nullptr, nullptr, nullptr, nullptr, nullptr, kOnlyByName},
};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, std::size(kEngines), kEngines};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
