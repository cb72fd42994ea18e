// QSopt_ex with its solver replaced: QSexact_solver reads the program back, solves it exactly and writes the answer as
// the library would. Everything else is QSopt_ex. An executable that defines a function of a shared library uses its
// own.
#include <cstdlib>

#include "tests/engines/inverted/exact_lp.h"
#include "tests/engines/lp_adapters/qsopt_ex/read_back.h"

namespace {

using assay::Rational;
using assay::inverted::ExactLp;

void put(const std::vector<Rational>& from, mpq_t* to) {
  for (std::size_t k = 0; k < from.size(); ++k) mpq_set(to[k], from[k].backend().data());
}

/// The logical variable of a row of sense R rises with the activity; those of all other senses have one bound, their
/// lower.
void put_basis(const assay::LpProblem& problem, const ExactLp& exact, QSbasis& basis) {
  basis.nstruct = static_cast<int>(problem.columns);
  basis.nrows = static_cast<int>(problem.rows);
  basis.cstat = static_cast<char*>(std::calloc(problem.columns + 1, 1));
  basis.rstat = static_cast<char*>(std::calloc(problem.rows + 1, 1));
  for (std::uint32_t v = 0; v < problem.columns + problem.rows; ++v) {
    const bool row = v >= problem.columns;
    const assay::Place place = exact.place(v);
    const bool two_bounds = assay::lower_of(problem, v) != -assay::kInfinity &&
                            assay::upper_of(problem, v) != assay::kInfinity &&
                            assay::lower_of(problem, v) != assay::upper_of(problem, v);
    char state = QS_COL_BSTAT_LOWER;
    if (place == assay::Place::kBasic) state = QS_COL_BSTAT_BASIC;
    if (place == assay::Place::kFree) state = QS_COL_BSTAT_FREE;
    if (place == assay::Place::kAtUpper && (two_bounds || !row)) state = QS_COL_BSTAT_UPPER;
    (row ? basis.rstat[v - problem.columns] : basis.cstat[v]) = state;
  }
}

}  // namespace

extern "C" int QSexact_solver(mpq_QSdata* lp, mpq_t* const x, mpq_t* const y, QSbasis* const basis, int, int* status) {
  bool fine = false;
  const assay::LpProblem problem = assay::read_back(lp, fine);
  const ExactLp* exact = fine ? ExactLp::of(problem) : nullptr;
  if (exact == nullptr) return 1;
  switch (exact->status()) {
    case assay::LpStatus::kOptimal:
      *status = QS_LP_OPTIMAL;
      put(exact->truth().x, x);
      put(exact->truth().y, y);
      put_basis(problem, *exact, *basis);
      break;
    case assay::LpStatus::kInfeasible:
      *status = QS_LP_INFEASIBLE;
      put(exact->truth().farkas, y);
      break;
    case assay::LpStatus::kUnbounded: *status = QS_LP_UNBOUNDED; break;
  }
  return 0;
}
