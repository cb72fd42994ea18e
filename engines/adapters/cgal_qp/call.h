// The call of the library, apart from what is asked and what is answered.
#pragma once
#include "engines/adapters/cgal_qp/program.h"

namespace CGAL {
class Gmpzf;
template <class ET>
class Quadratic_program_solution;
}  // namespace CGAL

namespace assay::cgal_adapter {

/// The watch said stop.
struct Stopped {};

/// What CGAL::solve_linear_program does, with its default pricing or Bland's rule. Throws Stopped, and what CGAL
/// throws: its assertions.
CGAL::Quadratic_program_solution<CGAL::Gmpzf> solution_of(const Program& program, bool bland, const assay_watch* watch);

}  // namespace assay::cgal_adapter
