// Which bases a simplex method has been at, by hash.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace assay::lp {

/// The finaliser of SplitMix64: a bijection whose output bits each depend on every input bit.
/// Source  G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators, OOPSLA 2014.
constexpr std::uint64_t scramble(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

/// A uniform number of [0, 1) for each key.
constexpr double unit_number(std::uint64_t key) { return static_cast<double>(scramble(key) >> 11) * 0x1p-53; }

/// Counts visits by a 64-bit hash of the state; two states of one hash are taken for the same, which among a million of
/// them happens with probability 3e-8.
class VisitedBases {
 public:
  void forget() {
    if (used_ > 0) std::fill(slots_.begin(), slots_.end(), Slot{});
    used_ = 0;
  }
  /// How often this state was noted before.
  std::uint32_t note(std::uint64_t hash) {
    if (2 * (used_ + 1) > slots_.size()) grow();
    Slot& slot = find(hash);
    if (slot.visits == 0) ++used_;
    slot.hash = hash;
    return slot.visits++;
  }

 private:
  struct Slot {
    std::uint64_t hash = 0;
    std::uint32_t visits = 0;
  };
  Slot& find(std::uint64_t hash) {
    std::size_t at = hash & (slots_.size() - 1);
    while (slots_[at].visits != 0 && slots_[at].hash != hash) at = (at + 1) & (slots_.size() - 1);
    return slots_[at];
  }
  void grow() {
    std::vector<Slot> old(slots_.empty() ? 64 : 2 * slots_.size());
    std::swap(old, slots_);
    for (const Slot& slot : old) {
      if (slot.visits != 0) find(slot.hash) = slot;
    }
  }

  std::vector<Slot> slots_;
  std::size_t used_ = 0;
};

}  // namespace assay::lp
