// Pieces of C++ that generated tests have in common.
#pragma once
#include <fmt/format.h>

#include <array>
#include <string>
#include <vector>

namespace assay {

/// The shortest decimals that read back to the same double.
inline std::string cpp_number(double value) { return fmt::format("{}", value); }

/// "{0, 1, 2}, {0, 2, 3}".
inline std::string cpp_triangles(const std::vector<std::array<std::uint32_t, 3>>& triangles) {
  std::string text;
  for (const auto& [p, q, r] : triangles) text += fmt::format("{}{{{}, {}, {}}}", text.empty() ? "" : ", ", p, q, r);
  return text;
}

}  // namespace assay
