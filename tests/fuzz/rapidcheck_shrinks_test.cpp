// The reducer makes a failure at least as small as RapidCheck's shrinking does; docs/fuzzing.md has a table.
#include <gtest/gtest.h>

#include <iostream>

#include "algorithms/model/fields_of_problems.h"
#include "fuzz/drivers/rapidcheck.h"
#include "fuzz/reduce/reduce.h"
#include "fuzz/targets/listed.h"
#include "properties/catalog/batteries.h"
#include "tests/harness/fault_named.h"

namespace assay::rapidcheck_shrinks_test {
namespace {

constexpr std::uint64_t kCases = 2000;

/// Both ways begin with a case of the same domain and keep to one claim; sizes are points, vertices, or rows and
/// columns.
template <Family F>
void expect_reducer_no_worse(std::string_view fault, std::string_view property_name, std::string_view domain_name) {
  const auto* property = catalog<F>().property(property_name);
  const auto* domain = catalog<F>().domain(domain_name);
  ASSERT_TRUE(property != nullptr && domain != nullptr) << property_name << ", " << domain_name;
  const Suspect<F> on_trial = suspect_of_listed(test::fault_named<F>(fault));
  const RapidCheckReport report = run_with_rapidcheck(on_trial, *property, *domain);
  ASSERT_TRUE(report.falsified) << fault;
  const auto& shrunk = std::get<typename F::Problem>(report.smallest->problem);
  const StillFails<F> still_fails = [&](const typename F::Problem& problem) {
    const Assessment outcome = run_case(on_trial, *property, problem);
    return outcome.outcome == Outcome::kViolated && outcome.claim == report.claim;
  };
  EXPECT_TRUE(still_fails(shrunk)) << "what RapidCheck shrank to fails by itself";
  EXPECT_LE(size_of(reduce(shrunk, still_fails).problem), size_of(shrunk));
  for (std::uint64_t index = 0; index < kCases; ++index) {
    Choices choices(stream_key(1, domain->versioned_name(), index));
    const Case<F> drawn = domain->draw(choices);
    if (!still_fails(drawn.problem)) continue;
    const std::uint32_t by_reducer = size_of(reduce(drawn.problem, still_fails).problem);
    EXPECT_LE(by_reducer, size_of(shrunk)) << fault;
    std::cout << fault << ": drawn " << size_of(drawn.problem) << ", by RapidCheck " << size_of(shrunk)
              << ", by the reducer " << by_reducer << '\n';
    return;
  }
  ADD_FAILURE() << fault << " fails on none of the first " << kCases << " cases";
}

TEST(RapidCheckShrinks, CollisionsNoFurtherThanTheReducer) {
  constexpr std::string_view kVerdict = "gjk/verdict_is_right";
  expect_reducer_no_worse<GjkFamily>("fault/gjk_skips_a_face", kVerdict, "gjk/near_touching_3d");
  expect_reducer_no_worse<GjkFamily>("fault/gjk_trusts_its_point", kVerdict, "gjk/lattice_3d");
}

TEST(RapidCheckShrinks, HullsNoFurtherThanTheReducer) {
  constexpr std::string_view kExact = "hull2/is_exact";
  expect_reducer_no_worse<Hull2Family>("fault/hull_keeps_collinear", kExact, "hull2/small_grid");
  expect_reducer_no_worse<Hull2Family>("fault/hull_skips_last_point", kExact, "hull2/small_grid");
  expect_reducer_no_worse<Hull3Family>("fault/hull3_skips_last_point", "hull3/is_exact", "hull3/ball");
}

TEST(RapidCheckShrinks, ProgramsNoFurtherThanTheReducer) {
  expect_reducer_no_worse<LpFamily>("fault/lp_largest_ratio", "lp/value_is_right", "lp/planted_optimum");
  expect_reducer_no_worse<LpFamily>("fault/lp_skips_phase_one", "lp/status_is_right", "lp/planted_infeasible");
}

}  // namespace
}  // namespace assay::rapidcheck_shrinks_test
