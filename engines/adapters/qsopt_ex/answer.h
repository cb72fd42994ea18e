// What QSopt_ex says after its solve, in Assay's terms.
#pragma once
#include "engines/adapters/qsopt_ex/load.h"

namespace assay::qsopt_ex_adapter {

/// Copies numbers that doubles hold exactly; false where one does not.
inline bool copy_exactly(Rationals& numbers, std::size_t count, double* out) {
  Rationals again(1);
  for (std::size_t i = 0; i < count; ++i) {
    out[i] = mpq_get_d(numbers[i]);
    if (!std::isfinite(out[i])) return false;
    mpq_set_d(again[0], out[i]);
    if (!mpq_equal(again[0], numbers[i])) return false;
  }
  return true;
}

/// A QSbasis that the solver fills; its arrays come from the library's own allocator.
struct Basis {
  QSbasis states{};
  ~Basis() {
    mpq_QSfree(states.cstat);
    mpq_QSfree(states.rstat);
  }
};

inline bool put_qsopt_basis(const QSbasis& basis, const assay_lp_problem& problem, assay_lp_answer& answer) {
  if (basis.cstat == nullptr || basis.rstat == nullptr || basis.nstruct != static_cast<int>(problem.columns) ||
      basis.nrows != static_cast<int>(problem.rows))
    return false;
  return put_basis(problem, answer, [&](uint32_t v) {
    const char state = v < problem.columns ? basis.cstat[v] : basis.rstat[v - problem.columns];
    return state == QS_COL_BSTAT_BASIC ? Place::kBasic : state == QS_COL_BSTAT_UPPER ? Place::kUpper : Place::kLower;
  });
}

/// x and y are given where doubles hold them exactly. Without x and without a basis there is nothing to be had of it.
inline assay_status put_optimum(Rationals& x, Rationals& y, const Basis& basis, const assay_lp_problem& problem,
                                assay_lp_answer& answer) {
  answer.kind = ASSAY_LP_OPTIMAL;
  const bool based = put_qsopt_basis(basis.states, problem, answer);
  if (copy_exactly(x, problem.columns, answer.x)) answer.given |= ASSAY_LP_GIVES_X;
  if (copy_exactly(y, problem.rows, answer.y)) answer.given |= ASSAY_LP_GIVES_Y;
  return based || (answer.given & ASSAY_LP_GIVES_X) != 0 ? ASSAY_ANSWERED : give_up(answer, ASSAY_UNCERTAIN);
}

inline assay_status answer_of(int status, Rationals& x, Rationals& y, const Basis& basis,
                              const assay_lp_problem& problem, assay_lp_answer& answer) {
  switch (status) {
    case QS_LP_OPTIMAL: return put_optimum(x, y, basis, problem, answer);
    case QS_LP_INFEASIBLE:
      answer.kind = ASSAY_LP_INFEASIBLE;
      if (copy_exactly(y, problem.rows, answer.y)) answer.given |= ASSAY_LP_GIVES_Y;
      return ASSAY_ANSWERED;
    case QS_LP_UNBOUNDED: answer.kind = ASSAY_LP_UNBOUNDED; return ASSAY_ANSWERED;
    case QS_LP_ITER_LIMIT:
    case QS_LP_TIME_LIMIT: return give_up(answer, ASSAY_STEP_LIMIT);
    default: return give_up(answer, ASSAY_STALLED);
  }
}

}  // namespace assay::qsopt_ex_adapter
