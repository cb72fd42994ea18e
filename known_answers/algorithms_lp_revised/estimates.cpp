// Where the norm of an inverse that nobody holds refuses a vertex, and compensated sums with their bounds, to the last
// bit.
#include "algorithms/lp/revised/answer/compensated_sum.h"
#include "known_answers/algorithms_lp_revised/growth.h"
#include "known_answers/tables.h"
#include "properties/choices.h"

namespace assay::known {
namespace {

/// A basis of `size` columns and no other variable than the activities: on the diagonal `diagonal`, or drawn with some
/// entries beside it.
LpProblem kernel(Choices& c, std::uint32_t size, bool is_diagonal) {
  LpProblem problem;
  problem.rows = problem.columns = size;
  problem.matrix.assign(std::size_t{size} * size, 0);
  for (std::uint32_t i = 0; i < size; ++i) {
    problem.matrix[i * size + i] = 3;
    if (is_diagonal) continue;
    const double diagonal = 1 + c.dyadic(10);
    problem.matrix[i * size + i] = diagonal;
    for (int entries = 0; entries < 2; ++entries) {
      const auto j = static_cast<std::uint32_t>(c.below(size));
      if (j != i) problem.matrix[i * size + j] = static_cast<double>(c.around_zero(4)) / 8;
    }
  }
  problem.cost.assign(size, 0);
  problem.lower.assign(size, -kInfinity), problem.upper.assign(size, kInfinity);
  problem.row_lower.assign(size, 0), problem.row_upper.assign(size, kInfinity);
  return problem;
}

KnownWords estimates() {
  FoldedRun run;
  for (const std::uint64_t k : {2, 3, 10, 18, 27}) {
    Choices c{mix64(28000 + k)};
    const auto size = static_cast<std::uint32_t>(k % 11 != 10 ? 17 + k % 5 : 4);
    const Basis basis = first_columns(size);
    // The values of the vertex, whose room is what their bounds leave.
    LpProblem problem = kernel(c, size, k % 2 == 0);
    for (double& bound : problem.row_lower) bound = k % 2 == 0 ? 1 + static_cast<double>(k) / 32 : 1 + c.dyadic(10);
    if (k == 2) problem.row_lower.back() = 2;
    problem.lower.assign(size, k % 2 == 0 ? 0 : -8);
    problem.upper.assign(size, k % 3 == 0 ? 16 : kInfinity);
    take_growth(run, problem, basis);
    // The multipliers, in a vertex at 0 whose gap is none.
    problem.row_lower.assign(size, 0);
    problem.lower.assign(size, -1), problem.upper.assign(size, 0);
    for (std::uint32_t i = 0; i < size; ++i) {
      const double multiplier = k % 2 == 0 ? 1 : 1 + c.dyadic(10);
      for (std::uint32_t j = 0; j < size; ++j) problem.cost[j] += multiplier * problem.at(i, j);
    }
    for (std::uint32_t j = 0; j < size; ++j)
      if (problem.cost[j] < 0) problem.lower[j] = 0, problem.upper[j] = 1;
    take_growth(run, problem, basis);
  }
  return {run.folded()};
}

void take_sum(FoldedRun& run, const lp::CompensatedSum& sum) {
  for (const double x : {sum.value(), sum.error(), sum.lower(), sum.upper()}) run.take_number(x);
}

KnownWords compensated_sums() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 300; ++k) {
    Choices c{mix64(29000 + k)};
    lp::CompensatedSum sum;
    const std::int64_t range = k % 3 == 0 ? 540 : k % 3 == 1 ? 30 : 0;
    for (std::uint64_t terms = 1 + c.below(8); terms > 0; --terms) {
      double a = k % 2 == 0 ? c.dyadic(50) - 0.5 : static_cast<double>(c.around_zero(3));
      double b = c.dyadic(50) - 0.5;
      a = std::ldexp(a, static_cast<int>(c.between(-range, range)));
      b = std::ldexp(b, static_cast<int>(c.between(-range, range)));
      sum.add(a, k % 4 == 0 ? 1 : b);
      take_sum(run, sum);
      if (c.below(3) == 0) sum.add_unsure(b, std::fabs(a) * 0x1p-50);
    }
    take_sum(run, sum);
  }
  // The least product that is known not to have underflowed.
  for (const double factor : {1.0, 0x1p-100, -0x1p-480})
    run.take(flip(0, 1, [&](double by) {
      lp::CompensatedSum sum;
      sum.add(std::ldexp(by, -480), std::ldexp(factor, -470));
      return sum.error() == 0;
    }));
  for (int exponent = -980; exponent < -940; ++exponent) {
    lp::CompensatedSum sum;
    sum.add(std::ldexp(1.0, exponent / 2), std::ldexp(1.0, exponent - exponent / 2));
    take_sum(run, sum);
  }
  return {run.folded()};
}

}  // namespace

void add_revised_estimates(KnownAnswers& all) {
  all.push_back({"algorithms/lp/estimates", Asked::kByCheck, estimates, {760114791544268509u}});
  all.push_back({"algorithms/lp/compensated_sums", Asked::kByCheck, compensated_sums, {7990609972240236897u}});
}

}  // namespace assay::known
