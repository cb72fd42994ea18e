// All exact variants in space have the same extreme points on every domain, and the production entry point keeps every
// claim of the catalog; two claims on pairs of clouds convict planted faults.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "algorithms/faults/hull3/projects_along_z.h"
#include "algorithms/faults/hull3/skips_last_point.h"
#include "algorithms/hull3/hull3.h"
#include "properties/catalog/batteries.h"
#include "properties/hull2/listed_points.h"
#include "variants/variants.h"

namespace assay {
namespace {

constexpr std::uint64_t kSeed = 20261121;

using Solve = ListedVariant<Hull3Family>::Solve;

Cloud3 case_of(const DomainEntry<Hull3Family>& domain, std::uint64_t index) {
  Choices choices(stream_key(kSeed, domain.versioned_name(), index));
  return domain.draw(choices).problem;
}

/// The dimension and the sorted points that an answer lists.
std::string text(const Cloud3& cloud, const Hull3Answer& answer) {
  const auto list = listed(answer);
  if (!list) return "no answer";
  std::string words = "dimension " + std::to_string(list->dimension) + ":";
  for (const Point3& p : points_of(list->indices, cloud.points, [](const Point3& q) { return q; })) {
    words += " " + point_text(p);
  }
  return words;
}

TEST(ExactVariants3, HaveTheSameExtremePointsOnEveryDomain) {
  constexpr std::uint64_t kCases = 60;
  for (const auto& domain : catalog<Hull3Family>().domains) {
    for (std::uint64_t index = 0; index < kCases; ++index) {
      const Cloud3 cloud = case_of(domain, index);
      const std::string expected = text(cloud, hull3(cloud));
      for (const ListedVariant<Hull3Family>& exact : variants<Hull3Family>()) {
        if (exact.states.standing != Standing::kProduction) continue;
        ASSERT_EQ(text(cloud, exact.solve(cloud, Watch{})), expected)
            << exact.name << ", " << domain.name << ' ' << index;
      }
    }
  }
}

Verdict verdict_on(const PropertyEntry<Hull3Family>& property, Solve solve, const Cloud3& cloud) {
  std::vector<Cloud3> questions = {cloud};
  if (property.ask != nullptr) property.ask(cloud, questions);
  std::vector<Reply<Hull3Family>> replies(questions.size());
  for (std::size_t k = 0; k < questions.size(); ++k) replies[k].answer = solve(questions[k], Watch{});
  return property.judge(cloud, replies, {});
}

TEST(Hull3, KeepsEveryClaimOnEveryDomain) {
  constexpr std::uint64_t kCases = 40;
  for (const auto& property : catalog<Hull3Family>().properties) {
    for (const auto& domain : catalog<Hull3Family>().domains) {
      for (std::uint64_t index = 0; index < kCases; ++index) {
        ASSERT_TRUE(holds(verdict_on(property, &ProductionHull3::solve, case_of(domain, index))))
            << property.name << ", " << domain.name << ' ' << index;
      }
    }
  }
}

int convictions(std::string_view property, Solve solve) {
  int convicted = 0;
  for (const auto& domain : catalog<Hull3Family>().domains) {
    for (std::uint64_t index = 0; index < 5; ++index) {
      const Verdict verdict = verdict_on(*catalog<Hull3Family>().property(property), solve, case_of(domain, index));
      convicted += violation(verdict) != nullptr;
    }
  }
  return convicted;
}

TEST(PlantedFaults3, AreConvictedByClaimsOnParts) {
  EXPECT_GE(convictions("hull3/union_is_monotone", &Hull3SkipsLastPoint::solve), 10);
  EXPECT_GE(convictions("hull3/lifted_plane_has_planar_hull", &Hull3ProjectsAlongZ::solve), 10);
  EXPECT_GE(convictions("hull3/lifted_plane_has_planar_hull", &Hull3SkipsLastPoint::solve), 10);
}

}  // namespace
}  // namespace assay
