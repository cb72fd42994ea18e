// How large a file may be: what is larger is refused in one sentence before memory is asked for.
#pragma once
#include <cstddef>
#include <cstdint>

namespace assay {

/// Bytes of a file, as it lies on the disk and as it unpacks.
inline constexpr std::size_t kMostBytes = std::size_t{1} << 28;
/// Bytes of a JSON text, which takes some forty times as many in memory.
inline constexpr std::size_t kMostJsonBytes = std::size_t{1} << 25;
/// Points of one file, declared or found.
inline constexpr std::uint64_t kMostPoints = std::uint64_t{1} << 22;
/// Coordinates of one point.
inline constexpr std::uint64_t kMostDimension = 64;
/// Entries of the dense matrix of a linear program.
inline constexpr std::size_t kMostEntries = std::size_t{1} << 27;

}  // namespace assay
