// QSopt_ex's exact simplex on a rational program; every answer is proved here before it is returned.
#pragma once
#include "oracles/referee/lp/exact_program.h"
#include "oracles/referee/lp/solve_program.h"

namespace assay::referee {

/// Throws Error where QSopt_ex gives no status, or none that its numbers prove, and for a bound of 1e150 and more,
/// which is its infinity.
///
/// QSopt_ex proves optima and infeasibility in rationals, but takes "unbounded" from its floating-point simplex. So it
/// is never asked about an unbounded program: of the directions that no bound opposes, cut off at length 1, it finds
/// the one along which the cost falls fastest. If it falls at all the program is unbounded or infeasible, and a program
/// without cost tells which; if it does not, the program itself has an optimum or no feasible point.
///
/// Precondition: runs in a process of its own (Size::kLarge), before any number of GMP was made there: the library
/// keeps its state in globals and replaces GMP's memory functions when it starts.
ProgramSolution solve_by_qsopt(const LpProblem& problem);

}  // namespace assay::referee
