// The point in time at which the referee must have stopped.
#pragma once
#include <chrono>
#include <cstdint>

namespace assay::referee {

/// Thrown inside the referee only; no exception leaves its public functions.
struct OutOfTime {};

/// Throws OutOfTime from within a solver that offers no way to stop it: the solver reads its input through iterators,
/// and the iterators tick. Reading the clock costs about as much as one exact product, so only every 64th tick reads
/// it.
class Deadline {
 public:
  explicit Deadline(double seconds)
      : end_(std::chrono::steady_clock::now() +
             std::chrono::duration_cast<std::chrono::steady_clock::duration>(std::chrono::duration<double>(seconds))) {}

  bool passed() const { return std::chrono::steady_clock::now() >= end_; }
  std::chrono::steady_clock::duration left() const { return end_ - std::chrono::steady_clock::now(); }
  void check() const {
    if (passed()) throw OutOfTime{};
  }
  void tick() const {
    if (++ticks_ % kTicksPerLook == 0) check();
  }

 private:
  static constexpr std::uint64_t kTicksPerLook = 64;
  std::chrono::steady_clock::time_point end_;
  mutable std::uint64_t ticks_ = 0;
};

}  // namespace assay::referee
