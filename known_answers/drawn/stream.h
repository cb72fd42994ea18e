// A small random stream of its own, so that these tests need no layer above the oracles.
#pragma once
#include <cstdint>

namespace assay::known {

/// SplitMix64.
struct Stream {
  std::uint64_t state;
  std::uint64_t next() {
    std::uint64_t z = state += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }
  int within(int low, int high) { return low + static_cast<int>(next() % static_cast<std::uint64_t>(high - low + 1)); }
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
};

}  // namespace assay::known
