// How severe a case is: told by the problem alone, never by the engine that is tried on it.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace assay {

/// The closed list, the most severe first; docs/severity.md defines each for every family.
enum class Severity : std::uint8_t {
  kPlain,       ///< numbers that anybody uses, and room on every side of the truth
  kNear,        ///< the same scale; nearer to another truth, or with more bits
  kExtreme,     ///< scales or offsets beyond
  kDegenerate,  ///< touching, flat, duplicate points
};
inline constexpr std::size_t kSeverities = 4;
inline constexpr std::array<std::string_view, kSeverities> kSeverityNames = {"plain", "near", "extreme", "degenerate"};

constexpr std::string_view name_of(Severity severity) { return kSeverityNames[static_cast<std::size_t>(severity)]; }

/// Counts by severity.
using BySeverity = std::array<std::uint64_t, kSeverities>;

}  // namespace assay
