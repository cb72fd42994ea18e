// The program that QSopt_ex holds, as its own getters tell it.
#pragma once
#include <gmp.h>

extern "C" {
#include <qsopt_ex/basicdefs.h>
#include <qsopt_ex/exact.h>
#include <qsopt_ex/qsopt_mpq.h>
}

#include <memory>
#include <vector>

#include "algorithms/model/lp.h"

namespace assay {

/// A rational as the double that it is; NaN where it is none, which no comparison with what was asked survives.
inline double as_double(mpq_t number) {
  if (mpq_equal(number, mpq_ILL_MAXDOUBLE)) return kInfinity;
  if (mpq_equal(number, mpq_ILL_MINDOUBLE)) return -kInfinity;
  const double near = mpq_get_d(number);
  mpq_t again;
  mpq_init(again);
  mpq_set_d(again, near);
  const bool same = mpq_equal(again, number) != 0;
  mpq_clear(again);
  return same ? near : kInfinity - kInfinity;
}

/// GMP's numbers, freed together.
struct Mpqs {
  explicit Mpqs(std::size_t count) : numbers(new mpq_t[count + 1]), size(count) {
    for (std::size_t i = 0; i < size; ++i) mpq_init(numbers[i]);
  }
  ~Mpqs() {
    for (std::size_t i = 0; i < size; ++i) mpq_clear(numbers[i]);
  }
  Mpqs(const Mpqs&) = delete;
  Mpqs& operator=(const Mpqs&) = delete;
  std::unique_ptr<mpq_t[]> numbers;
  std::size_t size;
};

/// Sense R: right hand side <= a.x <= right hand side + range (qsopt.c); a bound of mpq_ILL_MAXDOUBLE is none. The
/// ranges have no getter that fills an array of the caller's, so they are read where the library keeps them. `fine` is
/// false where a getter fails.
inline LpProblem read_back(mpq_QSdata* lp, bool& fine) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(mpq_QSget_rowcount(lp));
  problem.columns = static_cast<std::uint32_t>(mpq_QSget_colcount(lp));
  Mpqs sides(problem.rows), costs(problem.columns), lower(problem.columns), upper(problem.columns), one(1);
  std::vector<char> senses(problem.rows + 1);
  fine = mpq_QSget_rhs(lp, sides.numbers.get()) == 0 && mpq_QSget_senses(lp, senses.data()) == 0 &&
         mpq_QSget_obj(lp, costs.numbers.get()) == 0 &&
         mpq_QSget_bounds(lp, lower.numbers.get(), upper.numbers.get()) == 0;
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const double side = as_double(sides.numbers[i]);
    double above = side;
    if (senses[i] == 'R') {
      mpq_add(one.numbers[0], sides.numbers[i], lp->qslp->rangeval[i]);
      above = as_double(one.numbers[0]);
    }
    problem.row_lower.push_back(senses[i] == 'L' ? -kInfinity : side);
    problem.row_upper.push_back(senses[i] == 'G' ? kInfinity : above);
  }
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    problem.cost.push_back(as_double(costs.numbers[j]));
    problem.lower.push_back(as_double(lower.numbers[j]));
    problem.upper.push_back(as_double(upper.numbers[j]));
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i)
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      fine = fine && mpq_QSget_coef(lp, static_cast<int>(i), static_cast<int>(j), &one.numbers[0]) == 0;
      problem.matrix.push_back(as_double(one.numbers[0]));
    }
  return problem;
}

}  // namespace assay
