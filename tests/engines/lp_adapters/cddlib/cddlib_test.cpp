// The adapter of cddlib's solver in front of one that answers exactly: nothing may be held against it.
#include <gtest/gtest.h>

#include <iostream>

#include "engines/adapters/cddlib/engines.h"
#include "oracles/exact/words.h"
#include "tests/engines/inverted/exact_lp.h"
#include "tests/engines/inverted/runner.h"

namespace assay::cddlib {
namespace {

/// The program that cddlib holds, as b + A x >= 0 over free x; an equation is two rows, its own and its negative.
LpProblem read_back(const dd_lpdata& lp) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(lp.m - 1);
  problem.columns = static_cast<std::uint32_t>(lp.d - 1);
  problem.lower.assign(problem.columns, -kInfinity);
  problem.upper.assign(problem.columns, kInfinity);
  problem.row_upper.assign(problem.rows, kInfinity);
  bool is_exact = true;
  for (long i = 0; i < lp.m - 1; ++i) {
    problem.row_lower.push_back(-double_of(lp.A[i][0], is_exact));
    for (long j = 1; j < lp.d; ++j) problem.matrix.push_back(double_of(lp.A[i][j], is_exact));
  }
  for (long j = 1; j < lp.d; ++j) problem.cost.push_back(double_of(lp.A[lp.objrow - 1][j], is_exact));
  EXPECT_TRUE(is_exact);
  return problem;
}

void put(mytype& number, const Rational& value) {
#ifdef GMPRATIONAL
  mpq_set_str(number, value.str().c_str(), 10);
#else
  dd_set_d(number, approximate(value));
#endif
}

template <int kSign>
struct Exact {
  static dd_ErrorType solve(dd_LPPtr lp) {
    const LpProblem problem = read_back(*lp);
    const auto* exact = inverted::ExactLp::of(problem);
    if (exact == nullptr || (!kExact && !exact->fits_doubles())) return dd_NumericallyInconsistent;
    lp->LPS = exact->status() == LpStatus::kOptimal      ? dd_Optimal
              : exact->status() == LpStatus::kInfeasible ? dd_Inconsistent
                                                         : dd_DualInconsistent;
    if (lp->LPS != dd_Optimal) return dd_NoError;
    for (long j = 1; j < lp->d; ++j) put(lp->sol[j], exact->value(static_cast<std::uint32_t>(j - 1)));
    long place = 1;
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      const std::uint32_t v = problem.columns + i;
      if (exact->place(v) == assay::Place::kBasic) continue;
      lp->nbindex[place + 1] = static_cast<long>(i) + 1;
      put(lp->dsol[place++], Rational(kSign * exact->reduced(v)));
    }
    for (; place < lp->d; ++place) lp->nbindex[place + 1] = 0;
    return dd_NoError;
  }
};

TEST(CddlibLpAdapter, IsConvictedOfNothingWithASolverThatAnswersExactly) {
  const assay_engine engine = lp_solver<Exact<-1>>();
  const auto record = inverted::inverted<LpFamily>(engine, inverted::share_of<LpFamily>(inverted::total_or(6300), 12));
  inverted::print(record, engine.name, std::cout);
  EXPECT_TRUE(record.convictions.empty());
  EXPECT_GT(record.all.holds, record.all.judged * 2 / 3);
}

TEST(CddlibLpAdapter, NegatedMultipliersAreConvicted) {
  EXPECT_FALSE(inverted::inverted<LpFamily>(lp_solver<Exact<1>>(), {12, 0, 1}).convictions.empty());
}

}  // namespace
}  // namespace assay::cddlib
