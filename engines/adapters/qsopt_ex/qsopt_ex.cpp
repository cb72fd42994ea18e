// SPDX-License-Identifier: GPL-3.0-or-later
// QSopt_ex's exact solver, QSexact_solver. A plug-in of its own, under its licence.
#include <gmp.h>

extern "C" {
#include <qsopt_ex/QSopt_ex_version.h>
#include <qsopt_ex/basicdefs.h>
#include <qsopt_ex/exact.h>
#include <qsopt_ex/logging.h>
#include <qsopt_ex/qsopt_mpq.h>
}

#include <memory>
#include <string>

#include "engines/adapters/lp_adapter_kit.h"

namespace {

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

void set_bound(mpq_t number, double bound) {
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
bool add_row(mpq_QSdata* lp, double lower, double upper) {
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

Handle load(const assay_lp_problem& problem) {
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

/// Copies numbers that doubles hold exactly; false where one does not.
bool copy_exactly(Rationals& numbers, std::size_t count, double* out) {
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

void put_qsopt_basis(const QSbasis& basis, const assay_lp_problem& problem, assay_lp_answer& answer) {
  if (basis.cstat == nullptr || basis.rstat == nullptr || basis.nstruct != static_cast<int>(problem.columns) ||
      basis.nrows != static_cast<int>(problem.rows))
    return;
  put_basis(problem, answer, [&](uint32_t v) {
    const char state = v < problem.columns ? basis.cstat[v] : basis.rstat[v - problem.columns];
    return state == QS_COL_BSTAT_BASIC ? Place::kBasic : state == QS_COL_BSTAT_UPPER ? Place::kUpper : Place::kLower;
  });
}

bool supported(const assay_lp_problem& problem) {
  if (problem.rows == 0 || problem.columns == 0 || !is_a_program_of_numbers(problem)) return false;
  for (uint32_t i = 0; i < problem.rows; ++i)
    if (std::isinf(problem.row_lower[i]) && std::isinf(problem.row_upper[i])) return false;
  for (uint32_t v = 0; v < problem.columns + problem.rows; ++v) {
    const double lower = lower_of(problem, v), upper = upper_of(problem, v);
    if (lower > upper) return false;
    // Its infinity is 1e150 and compares like a number.
    if ((std::isfinite(lower) && std::abs(lower) >= 1e150) || (std::isfinite(upper) && std::abs(upper) >= 1e150))
      return false;
  }
  return true;
}

assay_status answer_of(int status, Rationals& x, Rationals& y, const Basis& basis, const assay_lp_problem& problem,
                       assay_lp_answer& answer) {
  switch (status) {
    case QS_LP_OPTIMAL:
      answer.kind = ASSAY_LP_OPTIMAL;
      put_qsopt_basis(basis.states, problem, answer);
      if (copy_exactly(x, problem.columns, answer.x) && copy_exactly(y, problem.rows, answer.y))
        answer.given |= ASSAY_LP_GIVES_X | ASSAY_LP_GIVES_Y;
      return ASSAY_ANSWERED;
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

assay_status solve(void*, const assay_lp_problem* problem, const assay_watch*, assay_lp_answer* answer) noexcept {
  if (!supported(*problem)) return ASSAY_DECLINED;
  static const bool started = [] {
    QSexactStart();
    QSlog_set_handler([](const char*, void*) {}, nullptr);
    return true;
  }();
  static_cast<void>(started);
  QSexact_set_precision(128);  // a solve that needed more leaves it higher
  const Handle lp = load(*problem);
  if (lp == nullptr) return give_up(*answer, ASSAY_STALLED);
  // The solver adds a logical column for every row that is no equation, and writes all of x.
  Rationals x(std::size_t{problem->columns} + problem->rows), y(problem->rows);
  Basis basis;
  int status = 0;
  if (QSexact_solver(lp.get(), x.get(), y.get(), &basis.states, DUAL_SIMPLEX, &status) != 0)
    return give_up(*answer, ASSAY_STALLED);
  return answer_of(status, x, y, basis, *problem, *answer);
}

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_engine engine = {
      sizeof(assay_engine),
      "qsopt_ex/exact",
      ASSAY_QSOPT_EX_FILE,
      "foreign",
      "QSopt_ex: double, then growing precision, every optimum and infeasibility tested in rationals",
      {sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, 0, 0, 0,
       "Exact: the basis is the answer; x, y and a Farkas vector are given where doubles hold them exactly. Its "
       "\"unbounded\" is the status of its floating-point simplex at the greatest precision tried, not tested in "
       "rationals "
       "(exact.c: not implemented). Declines no rows, no columns, rows without bounds, crossed bounds, anything not "
       "finite, "
       "and bounds of 1e150 and more, its infinity. No watch.",
       0, 0},
      nullptr,
      &solve,
      nullptr,
      nullptr};
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, 1, &engine};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
