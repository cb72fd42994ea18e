// A small program, and programs with one number made odd or one list too long.
#pragma once
#include <initializer_list>
#include <vector>

#include "algorithms/model/lp.h"

namespace assay::known {

/// One row, and two columns of which one has an upper bound.
inline LpProblem plain_program() {
  LpProblem plain;
  plain.rows = 1, plain.columns = 2;
  plain.cost = {1, 2}, plain.matrix = {1, 1}, plain.row_lower = {1}, plain.row_upper = {4};
  plain.lower = {0, 0}, plain.upper = {3, kInfinity};
  return plain;
}

/// one_odd(program) with each number of `plain` made each of these, too_long(program) with each list one entry longer.
template <class OneOdd, class TooLong>
void each_odd_program(const LpProblem& plain, std::initializer_list<double> numbers, const OneOdd& one_odd,
                      const TooLong& too_long) {
  for (const auto list : {&LpProblem::cost, &LpProblem::matrix, &LpProblem::lower, &LpProblem::upper,
                          &LpProblem::row_lower, &LpProblem::row_upper}) {
    for (const double x : numbers)
      for (std::size_t k = 0; k < (plain.*list).size(); ++k) {
        LpProblem odd = plain;
        (odd.*list)[k] = x;
        one_odd(odd);
      }
    LpProblem odd = plain;
    (odd.*list).push_back(1);
    too_long(odd);
  }
}

}  // namespace assay::known
