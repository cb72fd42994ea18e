// Tier 1 against hand-made truths, against brute force over all bases, and against the collected cases.
#include "oracles/lp/exact/certify_lp.h"

#include <gtest/gtest.h>

#include <cmath>

#include "oracles/lp/certificate/check_lp.h"
#include "tests/oracles/lp/lp_cases.h"
#include "tests/oracles/lp/small_problems.h"
#include "tests/support/random_numbers.h"

namespace assay::certify_lp_test {
namespace {

using test::Stream;

TEST(CertifyLp, KnowsTheSmallProblems) {
  const auto wedge = certify_lp(test::wedge());
  ASSERT_TRUE(wedge);
  EXPECT_EQ(wedge->status, LpStatus::kOptimal);
  EXPECT_EQ(wedge->objective, -4);
  const auto general = certify_lp(test::general());
  ASSERT_TRUE(general) << general.error();
  EXPECT_EQ(general->status, LpStatus::kOptimal);
  EXPECT_EQ(general->objective, Rational(3, 2));
  EXPECT_EQ(certify_lp(test::apart())->status, LpStatus::kInfeasible);
  EXPECT_EQ(certify_lp(test::open_cone())->status, LpStatus::kUnbounded);
}

TEST(CertifyLp, TellsInfeasibleByTwoToTheMinus40FromFeasible) {
  LpProblem problem = test::apart();
  problem.row_upper = {1, -1 - 0x1p-40};
  EXPECT_EQ(certify_lp(problem)->status, LpStatus::kInfeasible);
  problem.row_upper = {1, -1};
  EXPECT_EQ(certify_lp(problem)->status, LpStatus::kOptimal);
  problem.row_upper = {0x1p-1074, -0x1p-1073};
  EXPECT_EQ(certify_lp(problem)->status, LpStatus::kInfeasible);
}

TEST(CertifyLp, ProvesWhatIsBelowALowerBoundBySomeLastBits) {
  // From x = 5 the first row leads to x = 1, where the second lacks 2^-30.
  LpProblem problem = test::canonical(2, 1, {-1}, {1, 1}, {1, kInfinity});
  problem.row_lower[1] = 1 + 0x1p-30;
  problem.lower[0] = -kInfinity;
  problem.upper[0] = 5;
  const auto truth = certify_lp(problem);
  ASSERT_TRUE(truth) << truth.error();
  EXPECT_EQ(truth->status, LpStatus::kInfeasible);
}

TEST(CertifyLp, DeclinesWhatCannotBeJudged) {
  LpProblem problem = test::wedge();
  problem.cost[0] = std::nan("");
  EXPECT_FALSE(certify_lp(problem));
  EXPECT_FALSE(certify_lp(test::wedge(), {0, 200})) << "no pivots allowed";
  EXPECT_FALSE(certify_lp(test::wedge(), {100, 3})) << "too many variables";
  problem = test::wedge();
  problem.lower[0] = 2;
  problem.upper[0] = 1;
  ASSERT_TRUE(certify_lp(problem));
  EXPECT_EQ(certify_lp(problem)->status, LpStatus::kInfeasible);
}

// Small general problems with every kind of bound.
LpProblem random_problem(Stream& stream) {
  LpProblem problem;
  problem.rows = static_cast<std::uint32_t>(stream.within(0, 3));
  problem.columns = static_cast<std::uint32_t>(stream.within(1, 3));
  const auto bounds = [&stream](std::vector<double>& lower, std::vector<double>& upper) {
    const int low = stream.within(-3, 3);
    const int kind = stream.within(0, 4);
    lower.push_back(kind == 0 || kind == 3 ? -kInfinity : low);
    upper.push_back(kind == 0 || kind == 1 ? kInfinity : kind == 2 ? low : low + stream.within(0, 3));
  };
  for (std::uint32_t j = 0; j < problem.columns; ++j) {
    problem.cost.push_back(stream.within(-3, 3));
    bounds(problem.lower, problem.upper);
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) bounds(problem.row_lower, problem.row_upper);
  for (std::uint32_t k = 0; k < problem.rows * problem.columns; ++k) problem.matrix.push_back(stream.within(-3, 3));
  return problem;
}

// Whether any basis with any choice of bounds is optimal: an independent statement of "there is an optimum".
bool has_optimal_basis(const LpProblem& problem) {
  const std::uint32_t variables = problem.rows + problem.columns;
  for (std::uint32_t set = 0; set < (1u << variables); ++set) {
    Basis basis;
    std::vector<std::uint32_t> boxed;
    for (std::uint32_t v = 0; v < variables; ++v) {
      const double lower = v < problem.columns ? problem.lower[v] : problem.row_lower[v - problem.columns];
      const double upper = v < problem.columns ? problem.upper[v] : problem.row_upper[v - problem.columns];
      if (set >> v & 1) {
        basis.basic.push_back(v);
      } else if (std::isfinite(lower) && std::isfinite(upper)) {
        boxed.push_back(v);
      }
    }
    if (basis.basic.size() != problem.rows) continue;
    for (std::uint32_t up = 0; up < (1u << boxed.size()); ++up) {
      basis.at_upper.clear();
      for (std::size_t k = 0; k < boxed.size(); ++k) {
        if (up >> k & 1) basis.at_upper.push_back(boxed[k]);
      }
      if (classify_basis(problem, basis) == BasisClass::kOptimal) return true;
    }
  }
  return false;
}

TEST(CertifyLp, AgreesWithBruteForceOverAllBases) {
  Stream stream{2026};
  std::array<int, 3> seen{};
  for (int k = 0; k < 3000; ++k) {
    const LpProblem problem = random_problem(stream);
    const auto truth = certify_lp(problem);
    ASSERT_TRUE(truth) << truth.error();
    ASSERT_EQ(truth->status == LpStatus::kOptimal, has_optimal_basis(problem)) << "case " << k;
    ++seen[static_cast<std::size_t>(truth->status)];
  }
  for (const int count : seen) EXPECT_GT(count, 300) << "the cases are to be of all three kinds";
}

// Whatever basis it starts from: malformed, singular, optimal, anything.
TEST(CertifyLp, FindsTheSameTruthFromEveryBasis) {
  Stream stream{7};
  for (int k = 0; k < 400; ++k) {
    const LpProblem problem = random_problem(stream);
    const auto cold = certify_lp(problem);
    ASSERT_TRUE(cold) << cold.error();
    const std::uint32_t variables = problem.rows + problem.columns;
    for (std::uint32_t set = 0; set < (1u << variables); ++set) {
      Basis start;
      for (std::uint32_t v = 0; v < variables; ++v) {
        if (set >> v & 1) start.basic.push_back(v);
      }
      const auto warm = certify_lp(problem, {}, start);
      ASSERT_TRUE(warm) << warm.error();
      ASSERT_EQ(warm->status, cold->status) << "case " << k << ", start " << set;
      ASSERT_EQ(warm->objective, cold->objective);
    }
    if (cold->status == LpStatus::kOptimal) {
      EXPECT_EQ(certify_lp(problem, {}, cold->basis)->pivots, 0u);
    }
  }
}

// The basis and the variable are a line that the judges accept.
TEST(CertifyLp, NamesALineThatTheJudgesAccept) {
  Stream stream{11};
  for (int k = 0; k < 2000; ++k) {
    const LpProblem problem = random_problem(stream);
    const auto truth = certify_lp(problem);
    ASSERT_TRUE(truth) << truth.error();
    if (truth->status == LpStatus::kOptimal) {
      ASSERT_EQ(classify_basis(problem, truth->basis), BasisClass::kOptimal);
    } else if (truth->status == LpStatus::kUnbounded) {
      ASSERT_TRUE(judge_unbounded(problem, {{}, {}, TableauLine{truth->basis, truth->variable}}, {}).proven) << k;
    } else if (!truth->crossed_bounds) {
      ASSERT_TRUE(judge_infeasible(problem, {{}, TableauLine{truth->basis, truth->variable}}, {}).proven) << k;
    }
  }
}

// ---- the collected cases -------------------------------------------------------------------------------------------

TEST(CertifyLp, AgreesWithTheCollectedCases) {
  const auto cases = test::collected_cases();
  if (cases.empty()) GTEST_SKIP() << "skipped: ../shared/cases/lp_cases.json is absent";
  for (const auto& entry : cases) {
    const auto truth = certify_lp(entry.problem);
    ASSERT_TRUE(truth) << entry.name << ": " << truth.error();
    EXPECT_EQ(name_of(truth->status), entry.status) << entry.name;
    EXPECT_EQ(truth->objective, entry.optimum) << entry.name;
  }
  EXPECT_GE(cases.size(), 40u);
}

}  // namespace
}  // namespace assay::certify_lp_test
