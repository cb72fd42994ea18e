// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/adapters/cgal_qp/call.h"

#include <CGAL/Gmpzf.h>
#include <CGAL/QP_functions.h>
#include <CGAL/QP_models.h>

#include <algorithm>

#include "engines/adapters/cgal_qp/form.h"

namespace assay::cgal_adapter {
namespace {

using Exact = CGAL::Gmpzf;
using Solver = CGAL::QP_solver<Form, Exact, CGAL::QP_solver_impl::QP_tags<CGAL::Tag_true, CGAL::Tag_false>>;

/// Shows the watch the basis whenever it has changed: columns and helpers of the solver's own that are basic, sorted,
/// then the rows whose slack is basic. The solver does all its work in its constructor, which reads the matrix; by then
/// its lists of indices are constructed.
struct BasisLooker final : Looker {
  const assay_watch* watch;
  const Program& program;
  const Solver* solver = nullptr;
  mutable std::vector<uint32_t> state, shown;

  BasisLooker(const assay_watch* watcher, const Program& asked) : watch(watcher), program(asked) {}

  void look() const override {
    if (watch == nullptr || watch->step == nullptr || solver == nullptr) return;
    // In the middle of an exchange the two lists differ in length.
    if (solver->number_of_basic_original_variables() != solver->number_of_basic_constraints()) return;
    state.clear();
    for (auto j = solver->basic_original_variable_indices_begin(); j != solver->basic_original_variable_indices_end();
         ++j)
      state.push_back(*j < program.columns() ? static_cast<uint32_t>(*j) : static_cast<uint32_t>(*j + program.rows()));
    for (int k = 0; k < program.rows(); ++k)
      if (std::find(solver->basic_constraint_indices_begin(), solver->basic_constraint_indices_end(), k) ==
          solver->basic_constraint_indices_end())
        state.push_back(static_cast<uint32_t>(program.columns() + k));
    std::sort(state.begin(), state.end());
    if (state == shown) return;
    shown = state;
    if (watch->step(watch->context, state.data(), static_cast<uint32_t>(state.size())) == 0) throw Stopped{};
  }
};

}  // namespace

using Solution = CGAL::Quadratic_program_solution<Exact>;

/// The solver's address is known beforehand.
Solution solution_of(const Program& program, bool bland, const assay_watch* watch) {
  CGAL::Quadratic_program_options options;
  if (bland) options.set_pricing_strategy(CGAL::QP_BLAND);
  BasisLooker looker(watch, program);
  void* const room = ::operator new(sizeof(Solver));
  looker.solver = static_cast<Solver*>(room);
  try {
    const Solver* solver = new (room) Solver(form_of(program, looker), options);
    looker.solver = nullptr;
    return Solution(solver);
  } catch (...) {
    ::operator delete(room);
    throw;
  }
}

}  // namespace assay::cgal_adapter
