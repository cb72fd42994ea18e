// What only another view of the plane shows.
#include <gtest/gtest.h>

#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "fuzz/drivers/run_case.h"
#include "properties/catalog/batteries.h"

namespace assay::hull_claims_test {
namespace {

/// The exact hull that leaves the highest point out: blind to order.
struct HullWithoutItsHighestPoint {
  static constexpr std::string_view kName = "test/hull_without_its_highest_point";
  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    Cloud2 lower = cloud;
    std::size_t highest = 0;
    for (std::size_t i = 0; i < lower.points.size(); ++i) {
      if (lower.points[i].y > lower.points[highest].y) highest = i;
    }
    if (!lower.points.empty()) lower.points[highest] = lower.points[highest == 0 ? lower.points.size() - 1 : 0];
    return MonotoneChain<ExactOrient2d>::solve(lower, watch);
  }
};

TEST(PlantedFaults, AnAnswerThatDependsOnTheAxesIsConvictedByExchangingThem) {
  const auto on_trial = suspect<Hull2Family, HullWithoutItsHighestPoint>(Standing::kSuspected);
  const auto& domain = *catalog<Hull2Family>().domain("hull2/lattice_cloud");
  for (const std::string_view name : {"hull2/axis_swap_keeps_hull", "hull2/is_exact"}) {
    const auto& property = *catalog<Hull2Family>().property(name);
    int convicted = 0;
    for (std::uint64_t index = 0; index < 500; ++index) {
      Choices choices(stream_key(1, domain.versioned_name(), index));
      const Assessment outcome = run_case(on_trial, property, domain.draw(choices).problem);
      EXPECT_NE(outcome.outcome, Outcome::kUndecided) << outcome.evidence;
      convicted += outcome.outcome == Outcome::kViolated;
    }
    EXPECT_GE(convicted, 300) << name;
  }
}

}  // namespace
}  // namespace assay::hull_claims_test
