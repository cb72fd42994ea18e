// The exact answer to a program in the numbers and names of CGAL's manual (QP solver, Quadratic_program_solution).
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engines/adapters/cgal_qp/program.h"

namespace assay::cgal_adapter {

/// Whole numbers in decimal digits: x, the value and the multipliers of an optimum over one denominator; a ray and a
/// certificate of infeasibility up to a positive factor.
struct ToldAnswer {
  bool optimal = false, infeasible = false;
  std::string denominator = "1", value = "0";
  std::vector<std::string> x, lambda, direction;
  std::vector<int> variables, constraints;  ///< basic ones: variables that are, rows whose slack is not
};

/// Empty where there is no exact answer (tests/engines/inverted/exact_lp.h).
std::optional<ToldAnswer> told_answer(const Program& program);

}  // namespace assay::cgal_adapter
