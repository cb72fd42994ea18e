// A sequence of words as one number.
#pragma once
#include <cstdint>

namespace assay {

/// What was there and one word more. Other sequences have other numbers but for chance: some 2^-64 of pairs have not.
constexpr std::uint64_t folded(std::uint64_t before, std::uint64_t word) {
  const std::uint64_t mixed = (before ^ word) * 0x9e3779b97f4a7c15ULL;
  return mixed ^ (mixed >> 29);
}

}  // namespace assay
