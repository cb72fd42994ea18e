// How small RapidCheck's shrunk cases are beside the reducer's: the table of docs/fuzzing.md.
#include <gtest/gtest.h>

#include <optional>

#include "algorithms/model/fields_of_problems.h"
#include "fuzz/drivers/rapidcheck.h"
#include "fuzz/reduce/reduce.h"
#include "fuzz/targets/listed.h"
#include "properties/catalog/batteries.h"
#include "tests/harness/fault_named.h"

namespace assay::rapidcheck_shrinks_test {
namespace {

constexpr std::uint64_t kCases = 2000;

/// Sizes (points, vertices, or rows and columns) of one failure, as drawn first and as made small in both ways.
struct Sizes {
  std::uint32_t drawn = 0, by_rapidcheck = 0, by_reducer = 0;
  friend bool operator==(const Sizes&, const Sizes&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Sizes& sizes) {
    return out << sizes.drawn << ", " << sizes.by_rapidcheck << ", " << sizes.by_reducer;
  }
};

/// Both ways begin with a case of the same domain and keep to one claim; the reducer never ends above RapidCheck where
/// it begins with its result.
template <Family F>
Sizes sizes_of(std::string_view fault, std::string_view property_name, std::string_view domain_name) {
  Sizes sizes;
  const auto* property = catalog<F>().property(property_name);
  const auto* domain = catalog<F>().domain(domain_name);
  if (property == nullptr || domain == nullptr) return sizes;
  const Suspect<F> on_trial = suspect_of_listed(test::fault_named<F>(fault));
  const RapidCheckReport report = run_with_rapidcheck(on_trial, *property, *domain);
  EXPECT_TRUE(report.falsified) << fault;
  if (!report.falsified) return sizes;
  const auto& shrunk = std::get<typename F::Problem>(report.smallest->problem);
  const StillFails<F> still_fails = [&](const typename F::Problem& problem) {
    const Assessment outcome = run_case(on_trial, *property, problem);
    return outcome.outcome == Outcome::kViolated && outcome.claim == report.claim;
  };
  sizes.by_rapidcheck = size_of(shrunk);
  EXPECT_TRUE(still_fails(shrunk)) << "what RapidCheck shrank to fails by itself";
  EXPECT_LE(size_of(reduce(shrunk, still_fails).problem), sizes.by_rapidcheck);
  for (std::uint64_t index = 0; index < kCases; ++index) {
    Choices choices(stream_key(1, domain->versioned_name(), index));
    const Case<F> drawn = domain->draw(choices);
    if (!still_fails(drawn.problem)) continue;
    sizes.drawn = size_of(drawn.problem);
    sizes.by_reducer = size_of(reduce(drawn.problem, still_fails).problem);
    return sizes;
  }
  ADD_FAILURE() << fault << " fails on none of the first " << kCases << " cases";
  return sizes;
}

TEST(RapidCheckShrinks, CollisionsAsFarAsTheTableSays) {
  constexpr std::string_view kVerdict = "gjk/verdict_is_right";
  EXPECT_EQ(sizes_of<GjkFamily>("fault/gjk_skips_a_face", kVerdict, "gjk/near_touching_3d"), (Sizes{12, 10, 6}));
  EXPECT_EQ(sizes_of<GjkFamily>("fault/gjk_trusts_its_point", kVerdict, "gjk/lattice_3d"), (Sizes{12, 12, 6}));
}

TEST(RapidCheckShrinks, HullsAsFarAsTheTableSays) {
  constexpr std::string_view kExact = "hull2/is_exact";
  EXPECT_EQ(sizes_of<Hull2Family>("fault/hull_keeps_collinear", kExact, "hull2/small_grid"), (Sizes{20, 3, 3}));
  EXPECT_EQ(sizes_of<Hull2Family>("fault/hull_skips_last_point", kExact, "hull2/small_grid"), (Sizes{1, 1, 1}));
  EXPECT_EQ(sizes_of<Hull3Family>("fault/hull3_skips_last_point", "hull3/is_exact", "hull3/ball"), (Sizes{4, 4, 1}));
}

TEST(RapidCheckShrinks, ProgramsAsFarAsTheTableSays) {
  EXPECT_EQ(sizes_of<LpFamily>("fault/lp_largest_ratio", "lp/value_is_right", "lp/planted_optimum"), (Sizes{6, 4, 3}));
  EXPECT_EQ(sizes_of<LpFamily>("fault/lp_skips_phase_one", "lp/status_is_right", "lp/planted_infeasible"),
            (Sizes{5, 2, 2}));
}

}  // namespace
}  // namespace assay::rapidcheck_shrinks_test
