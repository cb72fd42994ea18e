// Every domain of linear programs has the shares of statuses that it states, measured
// exactly.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "oracles/lp/basis/basis_solution.h"
#include "oracles/lp/exact/certify_lp.h"
#include "properties/domains/lp/classics.h"
#include "properties/domains/lp/collision.h"
#include "properties/domains/lp/cyclers.h"
#include "properties/domains/lp/integers.h"
#include "properties/domains/lp/numerics/numerics.h"
#include "properties/domains/lp/planted.h"
#include "tests/properties/domains/domain_laws.h"
#include "tests/properties/domains/lp_domain_laws.h"

namespace assay::lp_domains_test {
namespace {

constexpr std::uint64_t kMeasured = 1500;

const LpWork kWork{};

template <class D, class Visit>
void for_each_case(const Visit& visit) {
  laws::for_each_certified<D>(kMeasured, kWork, visit);
}

template <class D>
class LpDomain : public testing::Test {};

using Domains = testing::Types<LpClassics, LpCollision, LpCyclers, LpGeneralBounds, LpNearParallel, LpPlantedInfeasible,
                               LpPlantedOptimum, LpPlantedRay, LpScaled, LpSmallInteger, LpBigM, LpFreeColumns,
                               LpHilbert, LpTinyEntries, LpWideCosts>;

TYPED_TEST_SUITE(LpDomain, Domains, laws::NameOfDomain);

TYPED_TEST(LpDomain, HasTheSharesItStates) { laws::expect_stated_shares<TypeParam>(kMeasured, kWork); }

std::int32_t zero_basics(const LpProblem& problem, const LpTruth& truth) {
  const auto places = places_of(problem, truth.basis);
  const auto solution = solve_basis(problem, *places);
  std::int32_t zeros = 0;
  for (const std::uint32_t v : truth.basis.basic) {
    const Rational slack = v < problem.columns
                               ? solution->value[v]
                               : Rational(exact(problem.row_upper[v - problem.columns]) - solution->value[v]);
    if (slack == 0) ++zeros;
  }
  return zeros;
}

TEST(LpPlantedOptimum, IsAsDegenerateAsItsAxisSays) {
  for_each_case<LpPlantedOptimum>([](const Case<LpFamily>& drawn, const LpTruth& truth) {
    ASSERT_EQ(zero_basics(drawn.problem, truth), drawn.difficulty);
  });
  const auto histogram = laws::difficulty_histogram<LpPlantedOptimum>(kMeasured);
  for (std::int32_t zeros = 0; zeros <= 4; ++zeros) EXPECT_GE(histogram.at(zeros), kMeasured / 50) << zeros;
}

TEST(LpScaled, StaysFarFromTheEndsOfTheExponentRange) {
  for (std::uint64_t key = 0; key < 300; ++key) {
    Choices choices{mix64(key + 31)};
    const auto drawn = LpScaled::draw(choices);
    const auto truth = certify_lp(drawn.problem);
    ASSERT_TRUE(truth);
    ASSERT_EQ(truth->status, LpStatus::kOptimal);
    for (const double entry : drawn.problem.matrix) {
      ASSERT_TRUE(entry == 0 || (std::fabs(entry) >= 0x1p-120 && std::fabs(entry) < 0x1p128)) << entry;
    }
  }
}

TEST(LpPlantedInfeasible, ReachesEveryGap) {
  const auto histogram = laws::difficulty_histogram<LpPlantedInfeasible>(kMeasured);
  EXPECT_EQ(histogram.size(), 41u);
}

TEST(LpPlantedRay, ReachesEveryDescent) { EXPECT_EQ(laws::difficulty_histogram<LpPlantedRay>(kMeasured).size(), 41u); }

TEST(LpCollision, HasBothOutcomes) {
  std::uint64_t meeting = 0;
  for_each_case<LpCollision>([&meeting](const auto&, const LpTruth& truth) {
    ASSERT_GE(truth.objective, -2);
    ASSERT_LE(truth.objective, 0);
    if (truth.objective == -2) ++meeting;
  });
  EXPECT_GE(meeting, kMeasured / 5);
  EXPECT_LE(meeting, kMeasured * 4 / 5);
}

TEST(LpNearParallel, ReachesAlmostEveryDistance) {
  const auto histogram = laws::difficulty_histogram<LpNearParallel>(kMeasured);
  EXPECT_GE(histogram.size(), 60u);
}

TEST(LpNumerics, ReachTheirWholeAxes) {
  EXPECT_EQ(laws::difficulty_histogram<LpBigM>(kMeasured).size(), 41u);
  EXPECT_EQ(laws::difficulty_histogram<LpFreeColumns>(kMeasured).size(), 41u);
  EXPECT_EQ(laws::difficulty_histogram<LpHilbert>(kMeasured).size(), 10u);
  EXPECT_EQ(laws::difficulty_histogram<LpTinyEntries>(kMeasured).size(), 41u);
  EXPECT_EQ(laws::difficulty_histogram<LpWideCosts>(kMeasured).size(), 51u);
}

TEST(LpHilbert, HasOnlyItsPlantedPoint) {
  for_each_case<LpHilbert>([](const Case<LpFamily>& drawn, const LpTruth& truth) {
    for (std::uint32_t j = 0; j < drawn.problem.columns; ++j) {
      ASSERT_EQ(denominator(truth.x[j]), 1);
      ASSERT_LE(truth.x[j], 3);
    }
  });
}

TEST(LpClassics, HaveTheirKnownStatusesAndOptima) {
  std::set<std::string_view> names;
  for (const LpClassic& classic : lp_classics()) {
    EXPECT_TRUE(names.insert(classic.name).second) << classic.name;
    EXPECT_EQ(find_classic(classic.name), &classic);
    const auto truth = certify_lp(classic.problem);
    ASSERT_TRUE(truth) << classic.name << ": " << truth.error();
    ASSERT_EQ(truth->status, classic.status) << classic.name;
    ASSERT_EQ(classic.optimum.empty(), classic.status != LpStatus::kOptimal) << classic.name;
    if (classic.optimum.empty()) continue;
    const Rational printed{std::string(classic.optimum)}, difference = truth->objective - printed;
    if (classic.is_as_printed) {
      EXPECT_EQ(difference, 0) << classic.name;
    } else {  // each number moved by at most 2^-53 of itself; these programs are well enough conditioned for this
      EXPECT_LE(Rational(abs(difference)), Rational(exact(0x1p-40) * abs(printed))) << classic.name;
    }
  }
  EXPECT_GE(names.size(), 60u);
  EXPECT_EQ(find_classic("of no such name"), nullptr);
}

TEST(LpClassics, SayWhichNumbersAreRounded) {
  // A tenth is no double: a program with such numbers must not claim to be as printed.
  for (const std::string_view name : {"beale_1955", "kuhn", "hall_mckinnon", "marshall_suurballe", "hoffman_5",
                                      "avis_chvatal_4", "twelve_decades", "tiny_cost", "hilbert_rounded_8"}) {
    EXPECT_FALSE(find_classic(name)->is_as_printed) << name;
  }
}

}  // namespace
}  // namespace assay::lp_domains_test
