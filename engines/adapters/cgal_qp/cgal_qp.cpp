// SPDX-License-Identifier: GPL-3.0-or-later
// CGAL's exact solver for linear programs as an engine on trial: with its default pricing, which its own examples show
// cycling, and with Bland's rule. A plug-in of its own, under CGAL's licence.
#include <CGAL/Gmpzf.h>
#include <CGAL/QP_functions.h>
#include <CGAL/QP_models.h>
#include <CGAL/version.h>

#include <algorithm>
#include <boost/iterator/counting_iterator.hpp>
#include <boost/iterator/transform_iterator.hpp>
#include <cmath>
#include <exception>
#include <memory>
#include <utility>

#include "engines/adapters/lp_adapter_kit.h"

namespace {

using namespace assay::lp_adapter;
using Exact = CGAL::Gmpzf;
using Solution = CGAL::Quadratic_program_solution<Exact>;

/// CGAL's solver reads the matrix through iterators: the only place where somebody else has a say while it runs.
struct Looker {
  virtual void look() const = 0;

 protected:
  ~Looker() = default;
};

struct ColumnEntry {
  using result_type = double;
  const std::vector<double>* column = nullptr;
  const Looker* looker = nullptr;
  double operator()(int row) const {
    looker->look();
    return (*column)[static_cast<std::size_t>(row)];
  }
};
using ColumnIterator = boost::transform_iterator<ColumnEntry, boost::counting_iterator<int>>;

struct MatrixColumn {
  using result_type = ColumnIterator;
  const std::vector<std::vector<double>>* matrix = nullptr;
  const Looker* looker = nullptr;
  ColumnIterator operator()(int column) const {
    return ColumnIterator(boost::counting_iterator<int>(0),
                          ColumnEntry{&(*matrix)[static_cast<std::size_t>(column)], looker});
  }
};
using MatrixIterator = boost::transform_iterator<MatrixColumn, boost::counting_iterator<int>>;

/// CGAL has one relation a row: a row with two different bounds becomes two, a row without bounds none.
struct Loaded {
  std::vector<std::vector<double>> matrix;  ///< by columns
  std::vector<double> right_hand_side, lower, upper, cost;
  std::vector<CGAL::Comparison_result> relation;
  std::unique_ptr<bool[]> has_lower, has_upper;
  std::vector<uint32_t> source;  ///< row of the problem that each row comes from

  explicit Loaded(const assay_lp_problem& problem)
      : matrix(problem.columns),
        cost(problem.cost, problem.cost + problem.columns),
        has_lower(new bool[problem.columns]),
        has_upper(new bool[problem.columns]) {
    for (uint32_t j = 0; j < problem.columns; ++j) {
      has_lower[j] = std::isfinite(problem.lower[j]);
      has_upper[j] = std::isfinite(problem.upper[j]);
      lower.push_back(has_lower[j] ? problem.lower[j] : 0);
      upper.push_back(has_upper[j] ? problem.upper[j] : 0);
    }
    for (uint32_t i = 0; i < problem.rows; ++i) {
      const double below = problem.row_lower[i], above = problem.row_upper[i];
      if (below == above) {
        add(problem, i, CGAL::EQUAL, below);
        continue;
      }
      if (std::isfinite(below)) add(problem, i, CGAL::LARGER, below);
      if (std::isfinite(above)) add(problem, i, CGAL::SMALLER, above);
    }
  }
  int rows() const { return static_cast<int>(source.size()); }
  bool bounds_below(std::size_t k) const { return relation[k] == CGAL::LARGER; }

  auto form(const Looker& looker) const {
    const MatrixIterator entries(boost::counting_iterator<int>(0), MatrixColumn{&matrix, &looker});
    return CGAL::make_linear_program_from_iterators(static_cast<int>(cost.size()), rows(), entries,
                                                    right_hand_side.begin(), relation.begin(), has_lower.get(),
                                                    lower.begin(), has_upper.get(), upper.begin(), cost.begin());
  }

 private:
  void add(const assay_lp_problem& problem, uint32_t i, CGAL::Comparison_result one, double side) {
    source.push_back(i);
    relation.push_back(one);
    right_hand_side.push_back(side);
    for (uint32_t j = 0; j < problem.columns; ++j)
      matrix[j].push_back(problem.matrix[std::size_t{i} * problem.columns + j]);
  }
};

using Form = decltype(std::declval<const Loaded&>().form(std::declval<const Looker&>()));
using Solver = CGAL::QP_solver<Form, Exact, CGAL::QP_solver_impl::QP_tags<CGAL::Tag_true, CGAL::Tag_false>>;

/// Shows the watch the basis whenever it has changed: columns and helpers of the solver's own that are basic, sorted, then
/// the rows whose slack is basic. The solver does all its work in its constructor, which reads the matrix; by then its
/// lists of indices are constructed.
struct BasisLooker final : Looker {
  struct Stop {};
  const assay_watch* watch;
  const Loaded& loaded;
  uint32_t columns;
  const Solver* solver = nullptr;
  mutable std::vector<uint32_t> state, shown;

  BasisLooker(const assay_watch* watcher, const Loaded& program, uint32_t column_count)
      : watch(watcher), loaded(program), columns(column_count) {}

  void look() const override {
    if (watch == nullptr || watch->step == nullptr || solver == nullptr) return;
    // In the middle of an exchange the two lists differ in length.
    if (solver->number_of_basic_original_variables() != solver->number_of_basic_constraints()) return;
    state.clear();
    for (auto j = solver->basic_original_variable_indices_begin(); j != solver->basic_original_variable_indices_end();
         ++j)
      state.push_back(*j < static_cast<int>(columns) ? static_cast<uint32_t>(*j)
                                                     : static_cast<uint32_t>(*j + loaded.rows()));
    for (int k = 0; k < loaded.rows(); ++k)
      if (std::find(solver->basic_constraint_indices_begin(), solver->basic_constraint_indices_end(), k) ==
          solver->basic_constraint_indices_end())
        state.push_back(columns + static_cast<uint32_t>(k));
    std::sort(state.begin(), state.end());
    if (state == shown) return;
    shown = state;
    if (watch->step(watch->context, state.data(), static_cast<uint32_t>(state.size())) == 0) throw Stop{};
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
    places[problem.columns + loaded.source[*k]] =
        loaded.bounds_below(static_cast<std::size_t>(*k)) ? Place::kLower : Place::kUpper;
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

/// What CGAL::solve_linear_program does, with the solver's address known beforehand.
Solution solution_of(const Loaded& loaded, const CGAL::Quadratic_program_options& options, const assay_watch* watch) {
  BasisLooker looker(watch, loaded, static_cast<uint32_t>(loaded.cost.size()));
  void* const room = ::operator new(sizeof(Solver));
  looker.solver = static_cast<Solver*>(room);
  try {
    const Solver* solver = new (room) Solver(loaded.form(looker), options);
    looker.solver = nullptr;
    return Solution(solver);
  } catch (...) {
    ::operator delete(room);
    throw;
  }
}

template <bool bland>
assay_status solve(void*, const assay_lp_problem* problem, const assay_watch* watch, assay_lp_answer* answer) noexcept {
  if (problem->columns == 0 || !is_a_program_of_numbers(*problem)) return ASSAY_DECLINED;
  // "l_j <= u_j" is a precondition of its bounds.
  for (uint32_t j = 0; j < problem->columns; ++j)
    if (problem->lower[j] > problem->upper[j]) return ASSAY_DECLINED;
  try {
    const Loaded loaded(*problem);
    if (loaded.source.empty()) return ASSAY_DECLINED;
    CGAL::Quadratic_program_options options;
    if (bland) options.set_pricing_strategy(CGAL::QP_BLAND);
    return answer_of(solution_of(loaded, options, watch), loaded, *problem, *answer);
  } catch (const BasisLooker::Stop&) {
    return give_up(*answer, ASSAY_STOPPED);
  } catch (const std::exception&) {  // CGAL's assertions throw
    return give_up(*answer, ASSAY_STALLED);
  }
}

constexpr assay_semantics semantics(const char* note) {
  return {sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, 0, 0, 0, note, 0, 0};
}

const assay_engine kEngines[] = {
    {sizeof(assay_engine), "cgal/qp_default", CGAL_VERSION_STR, "foreign",
     "CGAL's QP_solver in Gmpzf with default options, for double input",
     semantics(
         "Exact. Default pricing, which cycles (examples/QP_solver/cycling.cpp). x, y, rays and certificates are given "
         "where doubles hold them exactly; the basis always. Declines no columns, no bounded rows, crossed bounds of "
         "a column and anything not finite. No iteration limit. The watch sees the basis through the iterators that "
         "CGAL reads the matrix by."),
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
