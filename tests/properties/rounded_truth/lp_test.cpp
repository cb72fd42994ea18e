// Optima, Farkas vectors and rays of linear programs in rationals, rounded: the three claims about programs let them
// pass under whatever promise, with the basis and without; with twice the rounding they do not.
#include "oracles/lp/exact/certify_lp.h"
#include "properties/lp/answer_is_certified.h"
#include "properties/lp/status_is_right.h"
#include "properties/lp/value_is_right.h"
#include "tests/properties/rounded_truth/rounded_truth.h"

namespace assay::rounded_truth::lp_test {
namespace {

std::vector<LpAnswer> rounded_answers(const LpTruth& truth) {
  if (truth.status == LpStatus::kUnbounded) return {Unbounded{nearest(truth.x), nearest(truth.ray), {}}};
  if (truth.status == LpStatus::kInfeasible) return {Infeasible{nearest(truth.farkas), {}}};
  const std::vector<double> x = nearest(truth.x), y = nearest(truth.y);
  return {Optimal{truth.basis, x, y}, Optimal{{}, x, y}, Optimal{{}, x, {}}, Optimal{{}, {}, y}};
}

std::vector<Stated<LpFamily>> statements() {
  std::vector<Stated<LpFamily>> all(1);
  for (const double promise : {1e-6, 1e-12, 1e-300}) {
    Stated<LpFamily> stated;
    stated.primal = stated.dual = stated.gap = promise;
    all.push_back(stated);
  }
  return all;
}

TEST(RoundedTruth, OfProgramsKeepsEveryClaim) {
  int seen = 0;
  each_case<LpFamily>(48, [&](const LpProblem& problem, const std::string& where) {
    const auto truth = certify_lp(problem, {500, 30});
    if (!truth || truth->crossed_bounds) return;
    ++seen;
    for (const LpAnswer& answer : rounded_answers(*truth))
      for (const Stated<LpFamily>& stated : statements()) {
        EXPECT_EQ(said<StatusIsRight>(problem, answer, stated), "holds") << where;
        EXPECT_EQ(said<AnswerIsCertified>(problem, answer, stated), "holds") << where << ", " << stated.gap;
        const auto* optimal = std::get_if<Optimal>(&answer);
        if (optimal != nullptr && !optimal->x.empty())
          EXPECT_EQ(said<ValueIsRight>(problem, answer, stated), "holds") << where << ", " << stated.gap;
      }
  });
  EXPECT_GT(seen, 200);
}

/// https://github.com/jkitchin/discopt/issues/1286: minimise -x_2 where x_0 + x_1 = 0 and x_0 + x_1 + 1e-12 x_2 = 0,
/// all within 1e20. y = (-1e12, 1e12) nearly, and each of its units is levered by 1e20.
TEST(RoundedTruth, OfMultipliersThatHugeBoundsLeverIsNoOpenGap) {
  LpProblem problem{2, 3, {0, 0, -1}, {1, 1, 0, 1, 1, 1e-12}, {0, 0}, {0, 0}, {}, {}};
  problem.lower.assign(3, -1e20);
  problem.upper.assign(3, 1e20);
  Stated<LpFamily> stated;
  stated.primal = stated.dual = 1e-7;
  const auto judged = [&](double y_0, double y_1) {
    return said<AnswerIsCertified>(problem, Optimal{{}, {1e20, -1e20, 0}, {y_0, y_1}}, stated);
  };
  const double unit = 0x1p-13;  // of the last place of 1e12
  EXPECT_EQ(judged(1e12, -1e12), "holds");
  EXPECT_EQ(judged(1e12 + unit, -1e12), "holds") << "half a unit of each";
  EXPECT_EQ(judged(1e12 + 2 * unit, -1e12), "duality gap is closed") << "twice that";
  stated.gap = 0;
  EXPECT_EQ(judged(1e12, -1e12), "duality gap is closed") << "who promises exactness gives no rounded numbers";
}

/// minimise 2^46 x_0 over x_0 + x_1 >= 3, 3 x_1 <= 3, both free: y_1 = 2^46 / 3 is no double.
TEST(RoundedTruth, PassesWhereNoDoubleKeepsThePromiseAndTheNextButOneDoesNot) {
  const LpProblem problem{2,
                          2,
                          {0x1p46, 0},
                          {1, 1, 0, -3},
                          {3, -3},
                          {kInfinity, kInfinity},
                          {-kInfinity, -kInfinity},
                          {kInfinity, kInfinity}};
  Stated<LpFamily> stated;
  stated.primal = stated.dual = stated.gap = 1e-7;
  const double third = 0x1p46 / 3;
  const auto judged = [&](double y) {
    return said<AnswerIsCertified>(problem, Optimal{{}, {2, 1}, {0x1p46, y}}, stated);
  };
  EXPECT_EQ(judged(third), "holds");
  for (const double away : {0.0, 0x1p50})
    EXPECT_EQ(judged(std::nextafter(std::nextafter(third, away), away)), "y is dual feasible");
}

}  // namespace
}  // namespace assay::rounded_truth::lp_test
