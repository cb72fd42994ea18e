// Files made wrong: a pure function of the seeds and a number.
#pragma once
#include <cstdint>
#include <span>
#include <string>

namespace assay::fuzz_files {

/// SplitMix64: the same numbers on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t state) : state_(state) {}
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
  }
  /// Below `count`, which is not 0.
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

 private:
  std::uint64_t state_;
};

/// One of the seeds with one to eight changes: bits, bytes, pieces moved, doubled, cut off or taken from another seed,
/// numbers and words replaced by those that hurt, brackets nested, lines repeated. At most 2^16 bytes longer than the
/// seed.
std::string mutant(std::span<const std::string> seeds, Dice& dice);

}  // namespace assay::fuzz_files
