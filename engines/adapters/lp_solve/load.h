// A program handed to lp_solve, and which of its rows stand for which of ours.
#pragma once
#include <lpsolve/lp_lib.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "engines/adapters/lp_adapter_kit.h"

namespace assay::lp_solve_adapter {

using namespace assay::lp_adapter;

/// What lp_solve takes as no bound (manual, "infinity": 1e30 and everything beyond).
inline constexpr double kInfinite = 1e30;

struct Delete {
  void operator()(lprec* lp) const { delete_lp(lp); }
};

/// The rows of lp_solve, from 1, that row i is: none for a row without bounds, two where a range would not keep both
/// bounds.
struct RowsOf {
  int first = 0, second = 0;
};

struct Loaded {
  assay_status status = ASSAY_GAVE_UP;  ///< ASSAY_ANSWERED when the program is in `lp`
  std::unique_ptr<lprec, Delete> lp = nullptr;
  std::vector<RowsOf> rows;  ///< by row of the problem
  int row_count = 0;         ///< rows of lp_solve's program
};

/// lp_solve stores a row with two bounds as one of them, its side, and the distance to the other. Kept are both, bit
/// for bit, where the distance leads from the bound that is smaller in size to the other one; where the side is not
/// taken as 0, as below 1e-12; and where the distance is neither infinite nor below epsprimal (1e-10 by default), which
/// makes an equation of the row. Crossed bounds have a negative distance, whose sign lp_solve drops.
struct Range {
  bool from_lower;  ///< the side is the lower bound, the sense >=
  double side, distance;
  bool keeps_both;

  Range(double lower, double upper)
      : from_lower(std::abs(lower) <= std::abs(upper)), side(from_lower ? lower : upper), distance(upper - lower) {
    constexpr double kNothing = 1e-12, kNarrow = 1e-9;
    const bool stored = side == 0 || std::abs(side) >= kNothing;
    const bool back = from_lower ? side + distance == upper : side - distance == lower;
    keeps_both = stored && back && distance >= kNarrow && distance < kInfinite;
  }
};

namespace detail {

inline bool has_no_bounds(double lower, double upper) { return std::isinf(lower) && std::isinf(upper); }

/// Row numbers for all rows; rows without bounds are left out of the program, since lp_solve has them only as <= 1e30.
inline void number_rows(const assay_lp_problem& problem, Loaded& loaded) {
  loaded.rows.resize(problem.rows);
  for (uint32_t i = 0; i < problem.rows; ++i) {
    const double lower = problem.row_lower[i], upper = problem.row_upper[i];
    if (has_no_bounds(lower, upper)) continue;
    loaded.rows[i].first = ++loaded.row_count;
    if (std::isfinite(lower) && std::isfinite(upper) && lower != upper && !Range(lower, upper).keeps_both)
      loaded.rows[i].second = ++loaded.row_count;
  }
}

inline bool set_row(lprec* lp, int row, int sense, double side) {
  return set_constr_type(lp, row, sense) && set_rh(lp, row, side);
}

inline bool set_row_bounds(lprec* lp, const RowsOf& rows, double lower, double upper) {
  if (rows.first == 0) return true;
  if (lower == upper) return set_row(lp, rows.first, EQ, upper);
  if (std::isinf(upper)) return set_row(lp, rows.first, GE, lower);
  if (std::isinf(lower)) return set_row(lp, rows.first, LE, upper);
  if (rows.second != 0) return set_row(lp, rows.first, GE, lower) && set_row(lp, rows.second, LE, upper);
  const Range range(lower, upper);
  return set_row(lp, rows.first, range.from_lower ? GE : LE, range.side) &&
         set_rh_range(lp, rows.first, range.distance);
}

inline bool set_column(const Columns& entries, const assay_lp_problem& problem, uint32_t j, Loaded& loaded) {
  std::vector<double> values(1, problem.cost[j]);
  std::vector<int> row_numbers(1, 0);  // row 0 is the objective
  const auto add = [&](int row, double value) {
    if (row == 0) return;
    values.push_back(value);
    row_numbers.push_back(row);
  };
  for (int k = entries.starts[j]; k < entries.starts[j + 1]; ++k) {
    const RowsOf& rows = loaded.rows[entries.rows[k]];
    add(rows.first, entries.values[k]);
    add(rows.second, entries.values[k]);
  }
  return set_columnex(loaded.lp.get(), static_cast<int>(j) + 1, static_cast<int>(values.size()), values.data(),
                      row_numbers.data());
}

}  // namespace detail

/// Status  ASSAY_DECLINED: a bound of 1e30 or more in size, or none at all (NaN), or crossed bounds of a column, which
///         set_bounds refuses. ASSAY_GAVE_UP: a call of the library failed.
inline Loaded load(const assay_lp_problem& problem) {
  Loaded loaded;
  if (!bounds_are_within(problem, kInfinite) || has_crossed_bounds(problem, 0, problem.columns)) {
    loaded.status = ASSAY_DECLINED;
    return loaded;
  }
  detail::number_rows(problem, loaded);
  loaded.lp.reset(make_lp(loaded.row_count, static_cast<int>(problem.columns)));
  lprec* const lp = loaded.lp.get();
  if (lp == nullptr) return loaded;
  set_verbose(lp, NEUTRAL);
  const auto bound = [](double number) { return std::isinf(number) ? std::copysign(kInfinite, number) : number; };
  const Columns entries(problem);
  for (uint32_t j = 0; j < problem.columns; ++j)
    if (!detail::set_column(entries, problem, j, loaded) ||
        !set_bounds(lp, static_cast<int>(j) + 1, bound(problem.lower[j]), bound(problem.upper[j])))
      return loaded;
  for (uint32_t i = 0; i < problem.rows; ++i)
    if (!detail::set_row_bounds(lp, loaded.rows[i], problem.row_lower[i], problem.row_upper[i])) return loaded;
  loaded.status = ASSAY_ANSWERED;
  return loaded;
}

}  // namespace assay::lp_solve_adapter
