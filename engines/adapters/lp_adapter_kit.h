// What the adapters to linear programming libraries share: the matrix by columns, and a basis written in Assay's
// numbering (algorithms/model/lp.h).
#pragma once
#include <cmath>
#include <cstdint>
#include <vector>

#include "engines/assay_engine.h"

namespace assay::lp_adapter {

/// The nonzero entries of A by columns: those of column j are entries starts[j] to starts[j + 1] - 1. NaN is an entry.
struct Columns {
  std::vector<int> starts, rows;
  std::vector<double> values;

  explicit Columns(const assay_lp_problem& problem) : starts{0} {
    for (uint32_t j = 0; j < problem.columns; ++j) {
      for (uint32_t i = 0; i < problem.rows; ++i) {
        const double entry = problem.matrix[std::size_t{i} * problem.columns + j];
        if (entry == 0) continue;
        rows.push_back(static_cast<int>(i));
        values.push_back(entry);
      }
      starts.push_back(static_cast<int>(values.size()));
    }
  }
};

inline double lower_of(const assay_lp_problem& problem, uint32_t v) {
  return v < problem.columns ? problem.lower[v] : problem.row_lower[v - problem.columns];
}
inline double upper_of(const assay_lp_problem& problem, uint32_t v) {
  return v < problem.columns ? problem.upper[v] : problem.row_upper[v - problem.columns];
}

/// Where a library says that a variable stands.
enum class Place : uint8_t { kBasic, kLower, kUpper, kElsewhere };

/// Writes the basis that place(v) describes, v in Assay's numbering; nothing at all where not exactly `rows` variables
/// are basic. "At the upper bound" is said only where both bounds are finite and differ, since elsewhere there is one
/// place to stand.
template <class PlaceOf>
bool put_basis(const assay_lp_problem& problem, assay_lp_answer& answer, PlaceOf place) {
  uint32_t basic = 0, at_upper = 0;
  for (uint32_t v = 0; v < problem.columns + problem.rows; ++v) {
    const Place where = place(v);
    if (where == Place::kBasic) {
      if (basic < problem.rows) answer.basis[basic] = v;
      ++basic;
    } else if (where == Place::kUpper && std::isfinite(lower_of(problem, v)) && std::isfinite(upper_of(problem, v))) {
      answer.at_upper[at_upper++] = v;
    }
  }
  const bool whole = basic == problem.rows;
  answer.basis_count = whole ? basic : 0;
  answer.at_upper_count = whole ? at_upper : 0;
  return whole;
}

inline bool all_finite(const double* values, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    if (!std::isfinite(values[i])) return false;
  return true;
}

/// Matrix and cost are finite, no bound is NaN, no lower bound is +infinity, no upper bound is -infinity: what a library
/// that computes in rationals needs in order to have numbers at all.
inline bool is_a_program_of_numbers(const assay_lp_problem& problem) {
  if (!all_finite(problem.matrix, std::size_t{problem.rows} * problem.columns)) return false;
  if (!all_finite(problem.cost, problem.columns)) return false;
  for (uint32_t v = 0; v < problem.columns + problem.rows; ++v) {
    const double lower = lower_of(problem, v), upper = upper_of(problem, v);
    if (std::isnan(lower) || std::isnan(upper) || lower == HUGE_VAL || upper == -HUGE_VAL) return false;
  }
  return true;
}

inline assay_status give_up(assay_lp_answer& answer, assay_gave_up why) {
  answer.why = why;
  return ASSAY_GAVE_UP;
}

}  // namespace assay::lp_adapter
