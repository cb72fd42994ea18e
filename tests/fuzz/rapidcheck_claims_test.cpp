// RapidCheck convicts every planted fault within a stated number of tries, and no production variant of anything.
#include <gtest/gtest.h>

#include "fuzz/drivers/rapidcheck.h"
#include "fuzz/targets/listed.h"
#include "properties/catalog/batteries.h"
#include "properties/lp/answer_is_certified.h"
#include "properties/lp/value_is_right.h"

namespace assay {
namespace {

/// Convicts the planted fault by a claim of its family, the principal one unless another is named, on a named domain.
template <Family F>
void expect_fault_convicted(std::string_view fault, std::string_view domain_name, int tries,
                            std::string_view property_name = principal_property<F>()) {
  const auto* property = catalog<F>().property(property_name);
  const auto* domain = catalog<F>().domain(domain_name);
  ASSERT_NE(property, nullptr);
  ASSERT_NE(domain, nullptr) << domain_name;
  for (const ListedVariant<F>& variant : planted_faults<F>()) {
    if (variant.name != fault) continue;
    expect_convicted(suspect_of_listed(variant), *property, *domain, {.tries = tries});
    return;
  }
  FAIL() << fault << " is not listed";
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

/// A production variant with a domain, by name, so that every pair is a test of its own.
struct Pairing {
  std::string_view variant, domain;
};

template <Family F>
std::vector<Pairing> production_pairings() {
  std::vector<Pairing> list;
  for (const Suspect<F>& variant : listed_suspects<F>()) {
    if (variant.standing != Standing::kProduction) continue;
    for (const DomainEntry<F>& domain : catalog<F>().domains) list.push_back({variant.name, domain.name});
  }
  return list;
}

std::string test_name(const testing::TestParamInfo<Pairing>& info) {
  std::string name = std::string(info.param.variant) + "_on_" + std::string(info.param.domain);
  for (char& c : name) {
    if (c == '/') c = '_';
  }
  return name;
}

void PrintTo(const Pairing& pairing, std::ostream* out) { *out << pairing.variant << " on " << pairing.domain; }

/// Tries of each pairing: fewer where there are more pairings or the cases cost more.
template <Family F>
constexpr int kTries = std::same_as<F, CastFamily>                                 ? 200
                       : std::same_as<F, LpFamily> || std::same_as<F, Hull3Family> ? 1000
                                                                                   : 2000;

template <Family F>
void expect_claim(const Pairing& pairing, std::string_view property = principal_property<F>(), int tries = kTries<F>) {
  for (const Suspect<F>& variant : listed_suspects<F>()) {
    if (variant.name != pairing.variant) continue;
    const auto report = run_with_rapidcheck(variant, *catalog<F>().property(property),
                                            *catalog<F>().domain(pairing.domain), {.tries = tries});
    EXPECT_FALSE(report.falsified) << report.message;
    EXPECT_EQ(report.outcomes[static_cast<std::size_t>(Outcome::kUndecided)], report.inside_promise)
        << "undecided is no pass";
  }
}

class GjkProduction : public testing::TestWithParam<Pairing> {};
TEST_P(GjkProduction, KeepsThePrincipalClaim) { expect_claim<GjkFamily>(GetParam()); }
INSTANTIATE_TEST_SUITE_P(RapidCheck, GjkProduction, testing::ValuesIn(production_pairings<GjkFamily>()), test_name);

class LpProduction : public testing::TestWithParam<Pairing> {};
TEST_P(LpProduction, KeepsThePrincipalClaim) { expect_claim<LpFamily>(GetParam()); }
TEST_P(LpProduction, HasTheRightValueAndProvesIt) {
  for (const std::string_view property : {ValueIsRight::kName, AnswerIsCertified::kName})
    expect_claim<LpFamily>(GetParam(), property, kTries<LpFamily> / 4);
}
INSTANTIATE_TEST_SUITE_P(RapidCheck, LpProduction, testing::ValuesIn(production_pairings<LpFamily>()), test_name);

class Hull2Production : public testing::TestWithParam<Pairing> {};
TEST_P(Hull2Production, KeepsThePrincipalClaim) { expect_claim<Hull2Family>(GetParam()); }
INSTANTIATE_TEST_SUITE_P(RapidCheck, Hull2Production, testing::ValuesIn(production_pairings<Hull2Family>()), test_name);

class Hull3Production : public testing::TestWithParam<Pairing> {};
TEST_P(Hull3Production, KeepsThePrincipalClaim) { expect_claim<Hull3Family>(GetParam()); }
INSTANTIATE_TEST_SUITE_P(RapidCheck, Hull3Production, testing::ValuesIn(production_pairings<Hull3Family>()), test_name);

class ShapesProduction : public testing::TestWithParam<Pairing> {};
TEST_P(ShapesProduction, KeepsThePrincipalClaim) { expect_claim<ShapesFamily>(GetParam()); }
INSTANTIATE_TEST_SUITE_P(RapidCheck, ShapesProduction, testing::ValuesIn(production_pairings<ShapesFamily>()),
                         test_name);

class CastProduction : public testing::TestWithParam<Pairing> {};
TEST_P(CastProduction, KeepsThePrincipalClaim) { expect_claim<CastFamily>(GetParam()); }
INSTANTIATE_TEST_SUITE_P(RapidCheck, CastProduction, testing::ValuesIn(production_pairings<CastFamily>()), test_name);

}  // namespace
}  // namespace assay
