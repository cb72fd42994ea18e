// Conditions of certificates whose sums are their bounds up to a rounding: what the filter says is what rationals say.
#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "algorithms/model/lp.h"
#include "oracles/lp/certificate/lp_breaches.h"
#include "oracles/lp/sums/lp_sums.h"
#include "tests/support/random_numbers.h"

namespace assay::lp_breaches_near_ties_test {
namespace {

/// What makes a.x the target but for a rounding: the last entry of x.
double last_of(const std::vector<double>& a, const std::vector<double>& x, double target) {
  Rational rest = exact(target);
  for (std::size_t k = 0; k + 1 < a.size(); ++k) rest -= exact(a[k]) * exact(x[k]);
  return Rational(rest / exact(a.back())).convert_to<double>();
}

// Where roundings decide, an enclosure says nothing: every sum here is its bound up to a few units of the last place.
TEST(LpBreaches, NearTiesAreJudgedAsRationalsJudgeThem) {
  test::Stream stream{4};
  const auto three = [&] { return std::vector<double>{stream.unit() - 0.5, stream.unit() + 0.5, stream.unit() + 1}; };
  const auto both = [](const std::vector<double>& doubles) {
    return std::pair(doubles, std::vector<Rational>(doubles.begin(), doubles.end()));
  };
  bool exactly = false;
  int refused = 0, accepted = 0;
  // The numbers of the first are doubles, which rounding may excuse: by so much, on a scale of 1.
  const auto expect_alike = [&](const std::optional<Breach>& filtered, const std::optional<Breach>& exact,
                                const Rational& rounding = 0) {
    const bool is_breach = exact && (rounding == 0 || exact->relative > rounding);
    EXPECT_EQ(filtered.has_value(), is_breach);
    ++(is_breach ? refused : accepted);
  };
  for (int k = 0; k < 2000; ++k) {
    LpProblem problem;
    problem.rows = 1, problem.columns = 3;
    problem.cost = problem.matrix = three();
    std::vector<double> given = three();
    const double promise = std::ldexp(1 + stream.unit(), -stream.within(2, 20));
    problem.lower = {0, 0, 0}, problem.upper = {0, 0, 0};
    problem.row_lower = {-kInfinity}, problem.row_upper = {0};
    given[2] = last_of(problem.cost, given, 0);
    const auto [ray, exact_ray] = both(given);
    expect_alike(descent_breach(problem, ray, exactly), descent_breach(problem, exact_ray, exactly));
    for (const double target : {promise, -promise}) {
      given[2] = last_of(problem.cost, given, target);
      const auto [x, exact_x] = both(given);
      expect_alike(gap_breach(problem, x, {0}, promise, exactly),
                   gap_breach(problem, exact_x, std::vector<Rational>{0}, promise, exactly),
                   rounding_of_cost(problem, x));
    }
    // One column under three rows, its reduced cost 0 but for a rounding, and one of its bounds far away.
    LpProblem column;
    column.rows = 3, column.columns = 1;
    column.matrix = three();
    given = three();
    Rational sum = 0;
    for (std::size_t i = 0; i < 3; ++i) sum += exact(column.matrix[i]) * exact(given[i]);
    column.cost = {sum.convert_to<double>()};
    column.row_lower = column.row_upper = {0, 0, 0};
    column.lower = {k % 2 == 0 ? -1 : -0x1p60}, column.upper = {k % 2 == 0 ? 0x1p60 : 1};
    const auto [y, exact_y] = both(given);
    expect_alike(
        gap_breach(column, {0}, y, 0x1p-30, exactly),
        gap_breach(column, std::vector<Rational>{0}, exact_y, 0x1p-30, exactly),
        abs(exact(column.cost[0])) * rounding_of(0.0) + rounding_of_reduced_cost(column, 0, y) * exact(0x1p60));
    // The implied bound of three rows alone.
    column.columns = 0, column.matrix.clear(), column.cost.clear(), column.lower.clear(), column.upper.clear();
    column.row_lower = three(), column.row_upper = {kInfinity, kInfinity, kInfinity};
    given = {1, 2, 3};
    given[1] = stream.unit(), given[0] = stream.unit();
    column.row_lower[2] = last_of(given, column.row_lower, 0);
    const auto [farkas, exact_farkas] = both(given);
    expect_alike(farkas_bound_breach(column, farkas, exactly), farkas_bound_breach(column, exact_farkas, exactly));
  }
  EXPECT_GT(refused, 2000);
  EXPECT_GT(accepted, 2000);
}

}  // namespace
}  // namespace assay::lp_breaches_near_ties_test
