// RapidCheck convicts every planted fault within a stated number of tries, and no production variant of anything.
#include <gtest/gtest.h>

#include "fuzz/drivers/rapidcheck.h"
#include "fuzz/targets/listed.h"
#include "properties/catalog/batteries.h"
#include "properties/lp/answer_is_certified.h"
#include "properties/lp/value_is_right.h"
#include "tests/harness/fault_named.h"
#include "tests/harness/trial.h"

namespace assay::rapidcheck_claims_test {
namespace {

/// Convicts the planted fault by a claim of its family, the principal one unless another is named, on a named domain.
template <Family F>
void expect_fault_convicted(std::string_view fault, std::string_view domain_name, int tries,
                            std::string_view property_name = principal_property<F>()) {
  const auto* property = catalog<F>().property(property_name);
  const auto* domain = catalog<F>().domain(domain_name);
  ASSERT_NE(property, nullptr);
  ASSERT_NE(domain, nullptr) << domain_name;
  expect_convicted(suspect_of_listed(test::fault_named<F>(fault)), *property, *domain, {.tries = tries});
}

TEST(RapidCheckConvicts, GjkSkipsAFace) {
  expect_fault_convicted<GjkFamily>("fault/gjk_skips_a_face", "gjk/near_touching_3d", 100);
}
TEST(RapidCheckConvicts, GjkTrustsItsPoint) {
  expect_fault_convicted<GjkFamily>("fault/gjk_trusts_its_point", "gjk/lattice_3d", 200);
}
TEST(RapidCheckConvicts, HullKeepsCollinear) {
  expect_fault_convicted<Hull2Family>("fault/hull_keeps_collinear", "hull2/small_grid", 200);
}
TEST(RapidCheckConvicts, HullSkipsLastPoint) {
  expect_fault_convicted<Hull2Family>("fault/hull_skips_last_point", "hull2/small_grid", 200);
}

TEST(RapidCheckConvicts, LpDualSign) {
  expect_fault_convicted<LpFamily>("fault/lp_dual_sign", "lp/planted_optimum", 200, AnswerIsCertified::kName);
}
TEST(RapidCheckConvicts, LpLargestRatio) {
  expect_fault_convicted<LpFamily>("fault/lp_largest_ratio", "lp/planted_optimum", 200, ValueIsRight::kName);
}
TEST(RapidCheckConvicts, LpShortRay) {
  expect_fault_convicted<LpFamily>("fault/lp_short_ray", "lp/planted_ray", 500, AnswerIsCertified::kName);
}
TEST(RapidCheckConvicts, LpSkipsPhaseOne) {
  expect_fault_convicted<LpFamily>("fault/lp_skips_phase_one", "lp/planted_infeasible", 200);
}
TEST(RapidCheckConvicts, LpStopsEarly) {
  expect_fault_convicted<LpFamily>("fault/lp_stops_early", "lp/planted_optimum", 500, ValueIsRight::kName);
}

/// Tries of a variant on a domain: fewer where there are more domains or the cases cost more.
template <Family F>
constexpr int kTries = std::same_as<F, CastFamily>                                 ? 200
                       : std::same_as<F, LpFamily> || std::same_as<F, Hull3Family> ? 1000
                                                                                   : 2000;

template <Family F>
void expect_claim(const ListedVariant<F>& variant, std::string_view property, int tries) {
  for (const DomainEntry<F>& domain : catalog<F>().domains) {
    const auto report =
        run_with_rapidcheck(suspect_of_listed(variant), *catalog<F>().property(property), domain, {.tries = tries});
    EXPECT_FALSE(report.falsified) << domain.name << ": " << report.message;
    EXPECT_EQ(report.outcomes[static_cast<std::size_t>(Outcome::kUndecided)], report.inside_promise)
        << domain.name << ": undecided is no pass";
  }
}

class RapidCheckProduction : public testing::TestWithParam<test::Listed> {};

TEST_P(RapidCheckProduction, KeepsThePrincipalClaimOnEveryDomain) {
  for_each_family([]<Family F>() {
    if (const auto* variant = variant_named<F>(GetParam().name))
      expect_claim(*variant, principal_property<F>(), kTries<F>);
  });
}
INSTANTIATE_TEST_SUITE_P(All, RapidCheckProduction, testing::ValuesIn(test::listed_production()),
                         [](const auto& one) { return test::test_name(one.param.name); });

class RapidCheckPrograms : public testing::TestWithParam<test::Listed> {};

TEST_P(RapidCheckPrograms, HaveTheRightValueAndProveIt) {
  for (const std::string_view property : {ValueIsRight::kName, AnswerIsCertified::kName})
    expect_claim(*variant_named<LpFamily>(GetParam().name), property, kTries<LpFamily> / 4);
}
std::vector<test::Listed> production_programs() {
  std::vector<test::Listed> list = test::listed_production();
  std::erase_if(list, [](const auto& variant) { return variant.family != LpFamily::kName; });
  return list;
}
INSTANTIATE_TEST_SUITE_P(All, RapidCheckPrograms, testing::ValuesIn(production_programs()),
                         [](const auto& one) { return test::test_name(one.param.name); });

}  // namespace
}  // namespace assay::rapidcheck_claims_test
