// Hard pairs from other libraries' issue trackers: hit or miss and the bracket agree with what another program found exactly.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "certified/gjk/certified_gjk.h"
#include "oracles/gjk/check_bracket.h"

namespace assay {
namespace {

Points body_of(const nlohmann::json& shape, std::uint32_t dimension) {
  Points body;
  body.dimension = dimension;
  for (const auto& vertex : shape.at("vertices"))
    for (std::uint32_t k = 0; k < dimension; ++k) body.coordinates.push_back(vertex.at(k).get<double>());
  return body;
}

TEST(CertifiedGjkOnKnownCases, AgreesWithEveryRowThatWasDecidedExactly) {
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
    const bool hit = row.at("exact_check").at("status").get<std::string>() != "separated";
    const GjkAnswer verdict = CertifiedGjkBoolean::solve(pair, Watch{}), distance = CertifiedGjk::solve(pair, Watch{});
    EXPECT_EQ(std::holds_alternative<Overlapping>(verdict), hit) << id;
    EXPECT_EQ(std::holds_alternative<Overlapping>(distance), hit) << id;
    if (hit) {
      ++agreed;
      continue;
    }
    ASSERT_TRUE(std::holds_alternative<Bracketed>(distance)) << id;
    const auto& bracketed = std::get<Bracketed>(distance);
    EXPECT_TRUE(holds(check_bracket(pair, bracketed, gjk::kBracketWidth))) << id;
    // The row has the distance as a decimal of some 25 digits.
    const double stated = std::strtod(row.at("exact_check").at("signed_distance").get<std::string>().c_str(), nullptr);
    EXPECT_LE(bracketed.low, stated) << id;
    EXPECT_GE(bracketed.high, stated) << id;
    ++agreed;
  }
  RecordProperty("rows", agreed);
  EXPECT_EQ(agreed, 45);
}

}  // namespace
}  // namespace assay
