// Hard pairs from other libraries' issue trackers, decided before in exact arithmetic by another program.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"

namespace assay {
namespace {

/// Planar rows are stored with z = 0; they are judged in the plane.
Points body_of(const nlohmann::json& shape, std::uint32_t dimension) {
  Points body;
  body.dimension = dimension;
  for (const auto& vertex : shape.at("vertices")) {
    for (std::uint32_t k = 0; k < dimension; ++k) body.coordinates.push_back(vertex.at(k).get<double>());
  }
  return body;
}

TEST(KnownCases, EveryRowThatWasDecidedExactlyIsDecidedAlike) {
  const std::filesystem::path path = std::filesystem::path(ASSAY_SOURCE_DIR) / "../shared/cases/gjk_cases.json";
  if (!std::filesystem::exists(path)) GTEST_SKIP() << "skipped: ../shared/cases/gjk_cases.json is absent";
  std::ifstream file(path);
  int agreed = 0;
  for (const auto& row : nlohmann::json::parse(file)) {
    if (!row.contains("exact_check") || !row.at("A").contains("vertices") || !row.at("B").contains("vertices"))
      continue;
    const auto dimension = row.at("dim").get<std::uint32_t>();
    const ConvexPair pair{body_of(row.at("A"), dimension), body_of(row.at("B"), dimension)};
    const auto id = row.at("id").get<std::string>();
    const auto status = row.at("exact_check").at("status").get<std::string>();
    const double truth = std::strtod(row.at("exact_check").at("signed_distance").get<std::string>().c_str(), nullptr);
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
      for (std::uint32_t k = 0; k < dimension; ++k) {
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
}  // namespace assay
