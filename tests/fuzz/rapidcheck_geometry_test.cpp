// RapidCheck with generators of geometry: every claim of its family holds for every production variant, planted faults
// are convicted, and a failure comes back from its reproduction string.
#include "fuzz/drivers/rapidcheck_geometry.h"

#include <gtest/gtest.h>

#include "fuzz/drivers/rapidcheck.h"
#include "fuzz/targets/listed.h"
#include "properties/catalog/batteries.h"
#include "tests/harness/fault_named.h"
#include "tests/harness/trial.h"

namespace assay::rapidcheck_geometry_test {
namespace {

const std::string kSource = "geometry";

template <Family F>
RapidCheckReport run_on_geometry(const Suspect<F>& on_trial, const PropertyEntry<F>& property,
                                 const RapidCheckPlan& plan) {
  const auto problems = generated::problem<F>();
  return run_with_rapidcheck(
      on_trial, property, kSource, [&] { return *problems; }, plan);
}

template <Family F>
RapidCheckReport report_of_fault(std::string_view fault, const RapidCheckPlan& plan) {
  return run_on_geometry(suspect_of_listed(test::fault_named<F>(fault)),
                         *catalog<F>().property(principal_property<F>()), plan);
}

/// Tries of a claim: fewer where cases cost more.
template <Family F>
constexpr int kTriesOfAClaim = std::same_as<F, CastFamily> ? 60
                               : std::same_as<F, LpFamily> ? 120
                                                           : 250;

class RapidCheckGeometry : public testing::TestWithParam<test::Listed> {};

TEST_P(RapidCheckGeometry, KeepsEveryClaimOfItsFamily) {
  for_each_family([]<Family F>() {
    const auto* variant = variant_named<F>(GetParam().name);
    if (variant == nullptr) return;
    const Suspect<F> on_trial = suspect_of_listed(*variant);
    for (const PropertyEntry<F>& property : catalog<F>().properties) {
      if (!property.judges(on_trial.court.semantics)) continue;
      const auto report = run_on_geometry(on_trial, property, {.tries = kTriesOfAClaim<F>});
      EXPECT_FALSE(report.falsified) << report.message;
      const auto count = [&](Outcome outcome) { return report.outcomes[static_cast<std::size_t>(outcome)]; };
      // A relation is open where the image of the problem is rounded, or there is none; elsewhere open is no pass.
      if (!property.is_metamorphic()) {
        EXPECT_EQ(count(Outcome::kUndecided), report.inside_promise) << property.name;
      }
      if (property.is_principal) {
        EXPECT_GT(count(Outcome::kHolds), 0u);
      }
    }
  });
}
INSTANTIATE_TEST_SUITE_P(All, RapidCheckGeometry, testing::ValuesIn(test::listed_production()),
                         [](const auto& one) { return test::test_name(one.param.name); });

TEST(RapidCheckGeometryConvicts, AFaultOfEachFamily) {
  EXPECT_TRUE(report_of_fault<Hull2Family>("fault/hull_keeps_collinear", {.tries = 200}).falsified);
  EXPECT_TRUE(report_of_fault<Hull3Family>("fault/hull3_skips_last_point", {.tries = 200}).falsified);
  EXPECT_TRUE(report_of_fault<GjkFamily>("fault/gjk_trusts_its_point", {.tries = 500}).falsified);
  EXPECT_TRUE(report_of_fault<LpFamily>("fault/lp_skips_phase_one", {.tries = 500}).falsified);
}

/// A cloud of three points in line, the middle one at an end's quarter or half: what the fault is about.
TEST(RapidCheckGeometryShrinks, ToThreePoints) {
  const auto report = report_of_fault<Hull2Family>("fault/hull_keeps_collinear", {.tries = 200});
  ASSERT_TRUE(report.smallest);
  EXPECT_EQ(std::get<Cloud2>(report.smallest->problem).points.size(), 3u) << report.message;
}

TEST(RapidCheckReproduces, AFailureFromItsString) {
  const auto first = report_of_fault<Hull2Family>("fault/hull_keeps_collinear", {.tries = 200});
  ASSERT_TRUE(first.falsified);
  ASSERT_NE(first.message.find("RC_PARAMS='" + first.reproduction + "'"), std::string::npos) << first.message;
  const auto again = report_of_fault<Hull2Family>("fault/hull_keeps_collinear",
                                                  {.tries = 1, .seed = 99, .reproduction = first.reproduction});
  ASSERT_TRUE(again.falsified);
  EXPECT_EQ(std::get<Cloud2>(again.smallest->problem), std::get<Cloud2>(first.smallest->problem));
  // Another test is not run while one is reproduced.
  EXPECT_FALSE(
      report_of_fault<Hull3Family>("fault/hull3_skips_last_point", {.tries = 200, .reproduction = first.reproduction})
          .falsified);
}

}  // namespace
}  // namespace assay::rapidcheck_geometry_test
