// What lp_solve says after its solve, in Assay's terms.
#pragma once
#include <cstdlib>
#include <vector>

#include "engines/adapters/lp_solve/load.h"

namespace assay::lp_solve_adapter {

/// Where each variable of lp_solve stands: 1..rows are the rows, then the columns. get_basis lists -k at its lower, +k
/// at its upper bound. A row of type <= is stored by its slack, so that its "lower" is the upper bound of the activity.
/// Empty where lp_solve has no basis.
inline std::vector<Place> places_of_lp_solve(lprec* lp, int rows, uint32_t columns) {
  const int all = rows + static_cast<int>(columns);
  std::vector<int> listed(static_cast<std::size_t>(all) + 1);
  if (!::get_basis(lp, listed.data(), TRUE)) return {};
  std::vector<Place> places(static_cast<std::size_t>(all) + 1, Place::kElsewhere);
  for (int k = 1; k <= all; ++k) {
    const int v = std::abs(listed[k]);
    if (v < 1 || v > all) return {};
    const bool by_slack = v <= rows && !is_constr_type(lp, v, GE);
    places[v] = k <= rows ? Place::kBasic : (listed[k] > 0) == !by_slack ? Place::kUpper : Place::kLower;
  }
  return places;
}

/// A row that was left out is basic: nothing holds its activity. Of one that became two, the half whose slack is not
/// basic says where the activity stands; both at once is no basis of ours.
inline Place place_of_row(const RowsOf& rows, const std::vector<Place>& places) {
  if (rows.first == 0) return Place::kBasic;
  const Place first = places[rows.first];
  if (rows.second == 0) return first;
  const Place second = places[rows.second];
  if (first != Place::kBasic && second != Place::kBasic) return Place::kElsewhere;
  return first != Place::kBasic ? Place::kLower : second != Place::kBasic ? Place::kUpper : Place::kBasic;
}

inline void put_lp_solve_basis(const Loaded& loaded, const assay_lp_problem& problem, assay_lp_answer& answer) {
  const std::vector<Place> places = places_of_lp_solve(loaded.lp.get(), loaded.row_count, problem.columns);
  if (places.empty()) return;
  put_basis(problem, answer, [&](uint32_t v) {
    return v < problem.columns ? places[loaded.row_count + 1 + v]
                               : place_of_row(loaded.rows[v - problem.columns], places);
  });
}

/// A row that was left out has multiplier 0; one that became two has the sum of both, of which a basis lets one at most
/// differ from 0.
inline assay_status put_optimum(const Loaded& loaded, const assay_lp_problem& problem, assay_lp_answer& answer) {
  lprec* const lp = loaded.lp.get();
  answer.kind = ASSAY_LP_OPTIMAL;
  std::vector<double> duals(1 + static_cast<std::size_t>(loaded.row_count) + problem.columns);
  if (!get_variables(lp, answer.x) || !get_dual_solution(lp, duals.data())) return give_up(answer, ASSAY_STALLED);
  for (uint32_t i = 0; i < problem.rows; ++i) {
    const RowsOf& rows = loaded.rows[i];
    answer.y[i] = rows.first == 0 ? 0 : rows.second == 0 ? duals[rows.first] : duals[rows.first] + duals[rows.second];
  }
  answer.given |= ASSAY_LP_GIVES_X | ASSAY_LP_GIVES_Y;
  put_lp_solve_basis(loaded, problem, answer);
  return ASSAY_ANSWERED;
}

/// `code` is what solve returned.
inline assay_status answer_of(int code, const Loaded& loaded, const assay_lp_problem& problem,
                              assay_lp_answer& answer) {
  constexpr int kAccuracyError = 25;  // ACCURACYERROR of the manual; lp_lib.h 5.5.2.5 has no name for it
  switch (code) {
    case OPTIMAL:
    case PRESOLVED: return put_optimum(loaded, problem, answer);
    case INFEASIBLE: answer.kind = ASSAY_LP_INFEASIBLE; return ASSAY_ANSWERED;
    case UNBOUNDED: answer.kind = ASSAY_LP_UNBOUNDED; return ASSAY_ANSWERED;
    case USERABORT: return give_up(answer, ASSAY_STOPPED);
    case TIMEOUT: return give_up(answer, ASSAY_STEP_LIMIT);
    case kAccuracyError: return give_up(answer, ASSAY_UNCERTAIN);
    default: return give_up(answer, ASSAY_STALLED);  // DEGENERATE, NUMFAILURE, NOMEMORY
  }
}

}  // namespace assay::lp_solve_adapter
