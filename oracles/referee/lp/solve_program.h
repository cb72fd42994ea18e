// CGAL's exact simplex on a rational program; every answer is proved here before it is returned.
#pragma once
#include <vector>

#include "oracles/referee/deadline.h"
#include "oracles/referee/lp/exact_program.h"
#include "oracles/referee/referee.h"

namespace assay::referee {

struct ProgramSolution {
  LpStatus status = LpStatus::kOptimal;
  std::vector<Rational> x;  ///< a feasible point; optimal where optimal, empty where infeasible
};

/// Throws Error if CGAL's answer is not proved by its own certificate, OutOfTime at the deadline.
ProgramSolution solve_program(const ExactProgram& program, const Deadline& deadline);

}  // namespace assay::referee
