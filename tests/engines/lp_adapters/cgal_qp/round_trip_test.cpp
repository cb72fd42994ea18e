// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engines/lp_adapters/round_trip.h"

#include <CGAL/QP_models.h>

#include "engines/adapters/cgal_qp/form.h"

namespace assay {
namespace {

using cgal_adapter::Program;

struct Blind final : cgal_adapter::Looker {
  void look() const override {}
};

/// What CGAL's solver reads, by the members that it reads with. The halves of a row are put together by `source`.
LpProblem read_back(const Program& program, const LpProblem& problem) {
  const Blind blind;
  const cgal_adapter::Form form = form_of(program, blind);
  LpProblem held;
  held.columns = static_cast<std::uint32_t>(form.get_n());
  held.rows = problem.rows;
  held.matrix.assign(held.rows * std::size_t{held.columns}, 0);
  held.row_lower.assign(held.rows, -kInfinity);
  held.row_upper.assign(held.rows, kInfinity);
  for (int k = 0; k < form.get_m(); ++k) {
    const std::uint32_t i = program.source[static_cast<std::size_t>(k)];
    const CGAL::Comparison_result relation = form.get_r()[k];
    if (relation != CGAL::SMALLER) held.row_lower[i] = form.get_b()[k];
    if (relation != CGAL::LARGER) held.row_upper[i] = form.get_b()[k];
    for (std::uint32_t j = 0; j < held.columns; ++j)
      held.matrix[i * std::size_t{held.columns} + j] = *(*(form.get_a() + static_cast<int>(j)) + k);
  }
  for (std::uint32_t i = 0; i < held.rows; ++i) {  // a row without bounds is left out
    const bool left_out = problem.row_lower[i] == -kInfinity && problem.row_upper[i] == kInfinity;
    for (std::uint32_t j = 0; left_out && j < held.columns; ++j)
      held.matrix[i * std::size_t{held.columns} + j] = problem.at(i, j);
  }
  for (std::uint32_t j = 0; j < held.columns; ++j) {
    held.cost.push_back(form.get_c()[j]);
    held.lower.push_back(form.get_fl()[j] ? form.get_l()[j] : -kInfinity);
    held.upper.push_back(form.get_fu()[j] ? form.get_u()[j] : kInfinity);
  }
  return held;
}

TEST(CgalQp, HoldsTheProgramThatWasAsked) {
  round_trip(
      [](const LpProblem& problem) {
        return problem.columns == 0 || has_bound_beyond(problem, kInfinity) ||
               has_crossed(problem.lower, problem.upper);
      },
      [](const assay_lp_problem& asked) { return !Program::supported(asked); },
      [](const LpProblem& problem, const assay_lp_problem& asked) {
        return difference(problem, read_back(Program(asked), problem));
      });
}

}  // namespace
}  // namespace assay
