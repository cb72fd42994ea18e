// Hard pairs from other libraries' issue trackers, decided before in exact arithmetic by another program.
#include "tests/oracles/gjk/known_cases.h"

#include <gtest/gtest.h>

#include <cmath>

#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"

namespace assay::known_cases_test {
namespace {

TEST(KnownCases, EveryRowThatWasDecidedExactlyIsDecidedAlike) {
  const auto cases = test::known_cases();
  if (!cases) GTEST_SKIP() << test::kNoKnownCases;
  int agreed = 0;
  for (const auto& [id, pair, status, truth] : *cases) {
    const CollisionCertificate certificate = certify_collision(pair, nullptr);
    const ExactDistance distance = exact_distance(pair);
    EXPECT_TRUE(certificate.verified && distance.verified) << id;
    const Contact expected = status == "separated"     ? Contact::kSeparated
                             : status == "penetrating" ? Contact::kOverlapping
                                                       : Contact::kTouching;
    EXPECT_EQ(certificate.contact, expected) << id;
    EXPECT_NEAR(std::sqrt(approximate(distance.squared)), std::max(truth, 0.0), 1e-14 * std::abs(truth)) << id;
    if (expected == Contact::kOverlapping) {
      double low, high, extent = 0;
      for (std::uint32_t k = 0; k < pair.a.dimension; ++k) {
        low = high = pair.a[0][k];
        for (const Points* body : {&pair.a, &pair.b}) {
          for (std::uint32_t i = 0; i < body->size(); ++i) {
            low = std::min(low, (*body)[i][k]);
            high = std::max(high, (*body)[i][k]);
          }
        }
        extent = std::max(extent, high - low);
      }
      const double depth = relative_depth(pair);
      if (depth > 0) {
        EXPECT_NEAR(depth * extent, -truth, 1e-12 * extent) << id;
      } else {
        ADD_FAILURE() << id << ": no depth was computed";
      }
    }
    ++agreed;
  }
  RecordProperty("rows", agreed);
  EXPECT_EQ(agreed, 45);
}

}  // namespace
}  // namespace assay::known_cases_test
