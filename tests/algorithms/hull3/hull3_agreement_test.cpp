// All exact variants in space have the same extreme points on every domain.
#include <gtest/gtest.h>

#include <string>

#include "algorithms/hull3/hull3.h"
#include "properties/catalog/batteries.h"
#include "properties/hull2/listed_points.h"
#include "variants/variants.h"

namespace assay::hull3_agreement_test {
namespace {

constexpr std::uint64_t kSeed = 20261121;

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
        if (standing_of(exact.states.kind) != Standing::kProduction) continue;
        ASSERT_EQ(text(cloud, exact.solve(cloud, Watch{})), expected)
            << exact.name << ", " << domain.name << ' ' << index;
      }
    }
  }
}

}  // namespace
}  // namespace assay::hull3_agreement_test
