// A program handed to QSopt_ex.
#pragma once
#include <gmp.h>

extern "C" {
#include <qsopt_ex/QSopt_ex_version.h>
#include <qsopt_ex/basicdefs.h>
#include <qsopt_ex/exact.h>
#include <qsopt_ex/logging.h>
#include <qsopt_ex/qsopt_mpq.h>
}

#include <cmath>
#include <memory>
#include <vector>

#include "engines/adapters/lp_adapter_kit.h"

namespace assay::qsopt_ex_adapter {

using namespace assay::lp_adapter;

/// Numbers of GMP, freed together.
class Rationals {
 public:
  explicit Rationals(std::size_t count) : numbers_(new mpq_t[count + 1]), count_(count) {
    for (std::size_t i = 0; i < count; ++i) mpq_init(numbers_[i]);
  }
  ~Rationals() {
    for (std::size_t i = 0; i < count_; ++i) mpq_clear(numbers_[i]);
  }
  Rationals(const Rationals&) = delete;
  Rationals& operator=(const Rationals&) = delete;
  mpq_t* get() { return numbers_.get(); }
  mpq_t& operator[](std::size_t i) { return numbers_[i]; }

 private:
  std::unique_ptr<mpq_t[]> numbers_;
  std::size_t count_;
};

inline void set_bound(mpq_t number, double bound) {
  if (bound == HUGE_VAL)
    mpq_set(number, mpq_ILL_MAXDOUBLE);
  else if (bound == -HUGE_VAL)
    mpq_set(number, mpq_ILL_MINDOUBLE);
  else
    mpq_set_d(number, bound);
}

struct Delete {
  void operator()(mpq_QSdata* lp) const { mpq_QSfree_prob(lp); }
};
using Handle = std::unique_ptr<mpq_QSdata, Delete>;

/// Senses are E, L, G, and R for rhs <= a.x <= rhs + range; there is none for a row without bounds.
inline bool add_row(mpq_QSdata* lp, double lower, double upper) {
  Rationals numbers(2);
  const bool below = lower != -HUGE_VAL, above = upper != HUGE_VAL;
  mpq_set_d(numbers[0], below ? lower : above ? upper : 0);
  const bool both = below && above;
  const char sense = both ? (lower == upper ? 'E' : 'R') : below ? 'G' : 'L';
  if (sense == 'R') {
    mpq_set_d(numbers[1], upper);
    mpq_sub(numbers[1], numbers[1], numbers[0]);
    // mpq_QSadd_ranged_row with no entries: the columns bring them.
    return mpq_QSadd_ranged_row(lp, 0, nullptr, nullptr, &numbers[0], sense, &numbers[1], nullptr) == 0;
  }
  return mpq_QSnew_row(lp, numbers[0], sense, nullptr) == 0;
}

/// Its infinity, mpq_ILL_MAXDOUBLE, is 1e150 and compares like a number: no bound and no range may reach it.
inline bool supported(const assay_lp_problem& problem) {
  constexpr double kInfinite = 1e150;
  if (problem.rows == 0 || problem.columns == 0 || !is_a_program_of_numbers(problem)) return false;
  if (!bounds_are_within(problem, kInfinite) || has_crossed_bounds(problem, 0, problem.columns + problem.rows))
    return false;
  for (uint32_t i = 0; i < problem.rows; ++i) {
    const double lower = problem.row_lower[i], upper = problem.row_upper[i];
    if (std::isinf(lower) && std::isinf(upper)) return false;
    if (std::isfinite(lower) && std::isfinite(upper) && upper - lower >= kInfinite) return false;
  }
  return true;
}

/// Precondition: supported. Null where a call of the library failed.
inline Handle load(const assay_lp_problem& problem) {
  Handle lp(mpq_QScreate_prob("assay", QS_MIN));
  if (lp == nullptr) return lp;
  for (uint32_t i = 0; i < problem.rows; ++i)
    if (!add_row(lp.get(), problem.row_lower[i], problem.row_upper[i])) return nullptr;
  const Columns entries(problem);
  Rationals bounds(3);
  for (uint32_t j = 0; j < problem.columns; ++j) {
    const int first = entries.starts[j], count = entries.starts[j + 1] - first;
    Rationals values(static_cast<std::size_t>(count));
    std::vector<int> rows(entries.rows.begin() + first, entries.rows.begin() + first + count);
    for (int k = 0; k < count; ++k) mpq_set_d(values[k], entries.values[first + k]);
    mpq_set_d(bounds[0], problem.cost[j]);
    set_bound(bounds[1], problem.lower[j]);
    set_bound(bounds[2], problem.upper[j]);
    if (mpq_QSadd_col(lp.get(), count, rows.data(), values.get(), bounds[0], bounds[1], bounds[2], nullptr) != 0)
      return nullptr;
  }
  return lp;
}

}  // namespace assay::qsopt_ex_adapter
