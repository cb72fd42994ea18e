// SPDX-License-Identifier: GPL-3.0-or-later
// This file includes QSopt_ex, which is under the GPL, as the referee library is (see LICENSE).
#include "oracles/referee/lp/solve_by_qsopt.h"

#include <gmp.h>

extern "C" {
#include <qsopt_ex/basicdefs.h>
#include <qsopt_ex/exact.h>
#include <qsopt_ex/logging.h>
#include <qsopt_ex/qsopt_mpq.h>
}

#include <memory>

#include "algorithms/model/result.h"

namespace assay::referee {
namespace {

/// Numbers of GMP in one array, as the library wants them; freed together.
class QsoptNumbers {
 public:
  explicit QsoptNumbers(std::size_t count) : numbers_(new mpq_t[count + 1]), count_(count) {
    for (std::size_t i = 0; i < count; ++i) mpq_init(numbers_[i]);
  }
  ~QsoptNumbers() {
    for (std::size_t i = 0; i < count_; ++i) mpq_clear(numbers_[i]);
  }
  QsoptNumbers(const QsoptNumbers&) = delete;
  QsoptNumbers& operator=(const QsoptNumbers&) = delete;
  mpq_t* get() { return numbers_.get(); }
  mpq_t& operator[](std::size_t i) { return numbers_[i]; }
  void set(std::size_t i, const Rational& value) { mpq_set(numbers_[i], value.backend().data()); }
  std::vector<Rational> first(std::size_t count) const {
    std::vector<Rational> values;
    for (std::size_t i = 0; i < count; ++i) values.emplace_back(numbers_[i]);
    return values;
  }

 private:
  std::unique_ptr<mpq_t[]> numbers_;
  std::size_t count_;
};

struct Delete {
  void operator()(mpq_QSdata* lp) const { mpq_QSfree_prob(lp); }
};
using Handle = std::unique_ptr<mpq_QSdata, Delete>;

/// Its arrays come from the library's own allocator.
struct States {
  QSbasis basis{};
  ~States() {
    mpq_QSfree(basis.cstat);
    mpq_QSfree(basis.rstat);
  }
};

[[noreturn]] void refuse(const char* reason) { throw Error{std::string("referee: QSopt_ex ") + reason}; }

const Rational& below_its_infinity(const Rational& bound) {
  if (abs(bound) >= Rational(mpq_ILL_MAXDOUBLE)) refuse("takes a bound of 1e150 for none");
  return bound;
}

void set_bound(QsoptNumbers& numbers, std::size_t i, const std::optional<Rational>& bound, bool is_upper) {
  if (!bound) {
    mpq_set(numbers[i], is_upper ? mpq_ILL_MAXDOUBLE : mpq_ILL_MINDOUBLE);
    return;
  }
  numbers.set(i, below_its_infinity(*bound));
}

/// The library is given at least one row and one column: an empty row with its bound at 0, a column fixed there.
class QsoptProgram {
 public:
  explicit QsoptProgram(const ExactProgram& program) : program_(program), lp_(mpq_QScreate_prob("referee", QS_MIN)) {
    if (lp_ == nullptr) refuse("makes no program");
    for (std::uint32_t i = 0; i < program.rows.size(); ++i) {
      if (!program.rows[i].lower && !program.rows[i].upper) continue;
      row_of_.push_back(i);
      add_row(program.rows[i]);
    }
    if (row_of_.empty()) add_row({std::nullopt, Rational(0)});
    std::vector<int> place(program.rows.size(), -1);
    for (std::size_t k = 0; k < row_of_.size(); ++k) place[row_of_[k]] = static_cast<int>(k);
    for (std::size_t j = 0; j < program.columns.size(); ++j)
      add_column(program.columns[j], place, program.cost[j], program.bounds[j]);
    if (program.columns.empty()) add_column({}, place, 0, {Rational(0), Rational(0)});
  }

  /// Throws Error unless the answer is an optimum or infeasible, and proved.
  ProgramSolution solve() {
    const auto rows = static_cast<std::size_t>(mpq_QSget_rowcount(lp_.get()));
    const auto columns = static_cast<std::size_t>(mpq_QSget_colcount(lp_.get()));
    // The solver adds a logical column for every row that is no equation, and writes all of x.
    QsoptNumbers x(columns + rows), y(rows);
    States states;
    int status = 0;
    QSexact_set_precision(128);  // a solve that needed more leaves it higher
    if (QSexact_solver(lp_.get(), x.get(), y.get(), &states.basis, DUAL_SIMPLEX, &status) != 0) refuse("failed");
    std::vector<Rational> multipliers(program_.rows.size());
    const auto given = y.first(row_of_.size());
    for (std::size_t k = 0; k < row_of_.size(); ++k) multipliers[row_of_[k]] = given[k];
    if (status == QS_LP_OPTIMAL) {
      ProgramSolution solution{LpStatus::kOptimal, x.first(program_.columns.size())};
      if (!proves_optimal(program_, solution.x, multipliers)) refuse("gives an optimum that its numbers do not prove");
      return solution;
    }
    if (status != QS_LP_INFEASIBLE) refuse("gives no status that could be proved");
    if (!proves_infeasible(program_, multipliers)) refuse("calls infeasible what its numbers do not prove so");
    return {LpStatus::kInfeasible, {}};
  }

 private:
  /// Senses are E, L, G, and R for rhs <= a.x <= rhs + range. The columns bring the entries.
  void add_row(const Interval& range) {
    QsoptNumbers numbers(2);
    const bool both = range.lower && range.upper;
    const char sense = !both ? (range.lower ? 'G' : 'L') : *range.lower == *range.upper ? 'E' : 'R';
    numbers.set(0, below_its_infinity(range.lower ? *range.lower : *range.upper));
    if (sense == 'R') numbers.set(1, below_its_infinity(*range.upper) - *range.lower);
    const int failed =
        sense == 'R' ? mpq_QSadd_ranged_row(lp_.get(), 0, nullptr, nullptr, &numbers[0], sense, &numbers[1], nullptr)
                     : mpq_QSnew_row(lp_.get(), numbers[0], sense, nullptr);
    if (failed != 0) refuse("takes no row");
  }
  void add_column(const ExactProgram::Column& entries, const std::vector<int>& place, const Rational& cost,
                  const Interval& range) {
    QsoptNumbers values(entries.size()), numbers(3);
    std::vector<int> rows;
    for (const auto& [row, entry] : entries) {
      if (place[row] < 0) continue;
      values.set(rows.size(), entry);
      rows.push_back(place[row]);
    }
    numbers.set(0, cost);
    set_bound(numbers, 1, range.lower, false);
    set_bound(numbers, 2, range.upper, true);
    if (mpq_QSadd_col(lp_.get(), static_cast<int>(rows.size()), rows.data(), values.get(), numbers[0], numbers[1],
                      numbers[2], nullptr) != 0)
      refuse("takes no column");
  }

  const ExactProgram& program_;
  Handle lp_;
  std::vector<std::uint32_t> row_of_;  // by the library's number; rows without bounds are left out
};

/// Which directions no bound opposes.
Interval receding(const Interval& range) {
  Interval directions;
  if (range.lower) directions.lower = 0;
  if (range.upper) directions.upper = 0;
  return directions;
}

/// minimise cost.r over the directions r that no bound opposes, no entry longer than 1: feasible and bounded.
ExactProgram program_of_rays(const ExactProgram& program) {
  ExactProgram rays = program;
  for (Interval& row : rays.rows) row = receding(row);
  for (Interval& column : rays.bounds) {
    column = receding(column);
    if (!column.lower) column.lower = -1;
    if (!column.upper) column.upper = 1;
  }
  return rays;
}

}  // namespace

ProgramSolution solve_by_qsopt(const LpProblem& problem) {
  QSexactStart();
  QSlog_set_handler([](const char*, void*) {}, nullptr);
  const ExactProgram program = exact_program(problem);
  if (has_crossed_bounds(program)) return {LpStatus::kInfeasible, {}};
  const ExactProgram rays = program_of_rays(program);
  const ProgramSolution steepest = QsoptProgram(rays).solve();
  if (steepest.status != LpStatus::kOptimal) refuse("finds no direction, not even 0");
  if (objective(rays, steepest.x) == 0) return QsoptProgram(program).solve();
  ExactProgram without_cost = program;
  without_cost.cost.assign(program.cost.size(), 0);
  const ProgramSolution start = QsoptProgram(without_cost).solve();
  if (start.status == LpStatus::kInfeasible) return start;
  if (!proves_unbounded(program, start.x, steepest.x)) refuse("gives a ray that its numbers do not prove");
  return {LpStatus::kUnbounded, start.x};
}

}  // namespace assay::referee
