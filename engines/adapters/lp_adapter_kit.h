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

/// Where a library says that a variable stands. A free variable that is not basic stands at 0, which is called kLower;
/// kElsewhere is strictly between its bounds, or at another number where there are none.
enum class Place : uint8_t { kBasic, kLower, kUpper, kElsewhere };

/// Writes the basis that place(v) describes, v in Assay's numbering; nothing at all where that is no basis: not exactly
/// `rows` variables are basic, or one that is not basic stands elsewhere than a basis of Assay's can say. "At the upper
/// bound" is said only where both bounds are finite, since elsewhere there is one place to stand.
template <class PlaceOf>
bool put_basis(const assay_lp_problem& problem, assay_lp_answer& answer, PlaceOf place) {
  uint32_t basic = 0, at_upper = 0;
  bool stands = true;
  for (uint32_t v = 0; v < problem.columns + problem.rows; ++v) {
    const Place where = place(v);
    stands = stands && where != Place::kElsewhere;
    if (where == Place::kBasic) {
      if (basic < problem.rows) answer.basis[basic] = v;
      ++basic;
    } else if (where == Place::kUpper && std::isfinite(lower_of(problem, v)) && std::isfinite(upper_of(problem, v))) {
      answer.at_upper[at_upper++] = v;
    }
  }
  const bool whole = stands && basic == problem.rows;
  answer.basis_count = whole ? basic : 0;
  answer.at_upper_count = whole ? at_upper : 0;
  return whole;
}

inline bool all_finite(const double* values, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    if (!std::isfinite(values[i])) return false;
  return true;
}

/// Every bound is absent (infinite, on its own side) or a number smaller in size than `infinity`, what a library takes
/// as no bound: otherwise it would be given another program. Not so for NaN, a lower bound of +infinity or an upper one
/// of -infinity.
inline bool bounds_are_within(const assay_lp_problem& problem, double infinity) {
  for (uint32_t v = 0; v < problem.columns + problem.rows; ++v) {
    const double lower = lower_of(problem, v), upper = upper_of(problem, v);
    if (!(lower == -HUGE_VAL || std::abs(lower) < infinity)) return false;
    if (!(upper == HUGE_VAL || std::abs(upper) < infinity)) return false;
  }
  return true;
}

/// Matrix and cost are finite, and bounds are numbers or absent: what a library that computes in rationals needs in
/// order to have numbers at all.
inline bool is_a_program_of_numbers(const assay_lp_problem& problem) {
  return all_finite(problem.matrix, std::size_t{problem.rows} * problem.columns) &&
         all_finite(problem.cost, problem.columns) && bounds_are_within(problem, HUGE_VAL);
}

/// Whether a lower bound exceeds its upper one among the variables `first` to `last` - 1, in Assay's numbering.
inline bool has_crossed_bounds(const assay_lp_problem& problem, uint32_t first, uint32_t last) {
  for (uint32_t v = first; v < last; ++v)
    if (lower_of(problem, v) > upper_of(problem, v)) return true;
  return false;
}

inline assay_status give_up(assay_lp_answer& answer, assay_gave_up why) {
  answer.why = why;
  return ASSAY_GAVE_UP;
}

}  // namespace assay::lp_adapter
