// Hard pairs from other libraries' issue trackers, decided in exact arithmetic by another program:
// ../shared/cases/gjk_cases.json.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/convex_pair.h"

namespace assay::test {

struct KnownCase {
  std::string id;
  ConvexPair pair;
  std::string status;          ///< "separated", "touching" or "penetrating"
  double signed_distance = 0;  ///< a decimal of some 25 digits, read as a double
};

/// Planar rows are stored with z = 0; they are judged in the plane.
inline Points body_of(const nlohmann::json& shape, std::uint32_t dimension) {
  Points body;
  body.dimension = dimension;
  for (const auto& vertex : shape.at("vertices"))
    for (std::uint32_t k = 0; k < dimension; ++k) body.coordinates.push_back(vertex.at(k).get<double>());
  return body;
}

/// The rows that give vertices and were decided exactly; nothing where the file is absent.
inline std::optional<std::vector<KnownCase>> known_cases() {
  const std::filesystem::path path = std::filesystem::path(ASSAY_SOURCE_DIR) / "../shared/cases/gjk_cases.json";
  if (!std::filesystem::exists(path)) return std::nullopt;
  std::ifstream file(path);
  std::vector<KnownCase> cases;
  for (const auto& row : nlohmann::json::parse(file)) {
    if (!row.contains("exact_check") || !row.at("A").contains("vertices") || !row.at("B").contains("vertices"))
      continue;
    const auto dimension = row.at("dim").get<std::uint32_t>();
    const auto& check = row.at("exact_check");
    cases.push_back({row.at("id").get<std::string>(),
                     {body_of(row.at("A"), dimension), body_of(row.at("B"), dimension)},
                     check.at("status").get<std::string>(),
                     std::strtod(check.at("signed_distance").get<std::string>().c_str(), nullptr)});
  }
  return cases;
}

inline constexpr const char* kNoKnownCases = "skipped: ../shared/cases/gjk_cases.json is absent";

}  // namespace assay::test
