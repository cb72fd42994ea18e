// SPDX-License-Identifier: GPL-3.0-or-later
// CGAL's solver replaced: the program is solved exactly and told through CGAL's own solution class. This is linked
// instead of engines/adapters/cgal_qp/call.cpp.
#include "tests/engines/lp_adapters/cgal_qp/exact_cgal.h"

#include <CGAL/Gmpzf.h>
#include <CGAL/QP_functions.h>

#include <stdexcept>

#include "engines/adapters/cgal_qp/call.h"

namespace assay::cgal_adapter {
namespace {

using Exact = CGAL::Gmpzf;

/// What CGAL's solver is to its solution class, filled with an answer.
class Told final : public CGAL::QP_solver_base<Exact> {
 public:
  explicit Told(const ToldAnswer& answer) : answer_(answer), denominator_(whole(answer.denominator)) {}

  Exact solution_numerator() const override { return whole(answer_.value); }
  Exact solution_denominator() const override { return denominator_; }
  CGAL::Quadratic_program_status status() const override {
    return answer_.optimal ? CGAL::QP_OPTIMAL : answer_.infeasible ? CGAL::QP_INFEASIBLE : CGAL::QP_UNBOUNDED;
  }
  int iterations() const override { return 0; }
  Exact variable_numerator_value(int i) const override { return whole(answer_.x[static_cast<std::size_t>(i)]); }
  const Exact& variables_common_denominator() const override { return denominator_; }
  int number_of_variables() const override { return static_cast<int>(answer_.x.size()); }
  Index_const_iterator basic_original_variable_indices_begin() const override { return answer_.variables.begin(); }
  Index_const_iterator basic_original_variable_indices_end() const override { return answer_.variables.end(); }
  int number_of_basic_original_variables() const override { return static_cast<int>(answer_.variables.size()); }
  Index_const_iterator basic_constraint_indices_begin() const override { return answer_.constraints.begin(); }
  Index_const_iterator basic_constraint_indices_end() const override { return answer_.constraints.end(); }
  int number_of_basic_constraints() const override { return static_cast<int>(answer_.constraints.size()); }
  Exact unbounded_direction_value(int i) const override {
    return whole(answer_.direction[static_cast<std::size_t>(i)]);
  }
  Exact lambda_numerator(int i) const override { return whole(answer_.lambda[static_cast<std::size_t>(i)]); }
  int number_of_constraints() const override { return static_cast<int>(answer_.lambda.size()); }

 private:
  static Exact whole(const std::string& digits) { return Exact(CGAL::Gmpz(digits)); }

  ToldAnswer answer_;
  Exact denominator_;
};

}  // namespace

CGAL::Quadratic_program_solution<CGAL::Gmpzf> solution_of(const Program& program, bool, const assay_watch*) {
  const auto answer = told_answer(program);
  if (!answer) throw std::runtime_error("no exact answer");
  return CGAL::Quadratic_program_solution<Exact>(new Told(*answer));
}

}  // namespace assay::cgal_adapter
