// gjk/signed_volumes on the known hard cases of other libraries, where the shared folder has them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/gjk/tolerances.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_collision.h"

namespace assay::gjk_known_cases_test {
namespace {

Points body_of(const nlohmann::json& vertices) {
  Points body;
  body.dimension = static_cast<std::uint32_t>(vertices.at(0).size());
  for (const auto& vertex : vertices)
    for (const auto& x : vertex) body.coordinates.push_back(x.get<double>());
  return body;
}

TEST(GjkSignedVolumesOnKnownCases, AgreesWithTheExactContact) {
  const std::filesystem::path path = ASSAY_SOURCE_DIR "/../shared/cases/gjk_cases.json";
  if (!std::filesystem::exists(path)) GTEST_SKIP() << "skipped: " << path << " is absent";
  std::ifstream file(path);
  const auto rows = nlohmann::json::parse(file);
  int judged = 0, answered = 0;
  for (const auto& row : rows) {
    if (!row.contains("A") || !row["A"].contains("vertices") || !row.contains("B") || !row["B"].contains("vertices"))
      continue;
    const ConvexPair pair{body_of(row["A"]["vertices"]), body_of(row["B"]["vertices"])};
    if (pair.a.dimension != pair.b.dimension) continue;
    const std::string id = row["id"].get<std::string>();
    const GjkAnswer answer = GjkSignedVolumes::solve(pair, Watch{});
    const Contact contact = certify_collision(pair, &answer).contact;
    ++judged;
    if (const auto* separated = std::get_if<Separated>(&answer)) {
      EXPECT_TRUE(holds(check_separated(pair, *separated))) << id;
      EXPECT_TRUE(holds(check_distance(pair, *separated, gjk::kDistanceGap))) << id;
      ++answered;
    } else if (const auto* along = std::get_if<SeparatedAlong>(&answer)) {
      EXPECT_TRUE(holds(check_separated_along(pair, *along))) << id;
      ++answered;
    } else if (const auto* overlapping = std::get_if<Overlapping>(&answer)) {
      EXPECT_TRUE(holds(check_overlapping(pair, *overlapping))) << id;
      ++answered;
    } else {
      ASSERT_TRUE(std::holds_alternative<GaveUp>(answer)) << id;
      // Only bodies that touch or lie less than 2^-46 L apart may be given up: fcl-495 is 1.7e-16 apart.
      EXPECT_NE(name_of(contact), name_of(Contact::kOverlapping)) << id;
      const Rational extent = extent_of(pair);
      EXPECT_LT(exact_distance(pair).squared, exact(0x1p-92) * extent * extent) << id;
    }
  }
  EXPECT_GE(judged, 40);
  EXPECT_GE(answered, judged * 3 / 4);
}

}  // namespace
}  // namespace assay::gjk_known_cases_test
