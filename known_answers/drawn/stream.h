// A small random stream, the same on every platform.
#pragma once
#include <cstdint>

#include "properties/choices.h"

namespace assay::known {

/// SplitMix64.
struct Stream {
  std::uint64_t state;
  std::uint64_t next() { return mix64(state += 0x9e3779b97f4a7c15ULL); }
  int within(int low, int high) { return low + static_cast<int>(next() % static_cast<std::uint64_t>(high - low + 1)); }
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
};

}  // namespace assay::known
