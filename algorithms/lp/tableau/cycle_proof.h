// Whether a run goes round for ever: which bases come back, and when the whole state does.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/lp/tableau/visited.h"

namespace assay::lp {

/// The whole state of the algorithm came back after `length` steps, so that it would go on for ever.
struct ProvenCycle {
  std::uint32_t first = 0, length = 0;            ///< steps are numbered from 1; state 0 is the start
  std::vector<std::vector<std::uint32_t>> bases;  ///< of the least period of the bases in it
  friend bool operator==(const ProvenCycle&, const ProvenCycle&) = default;
};

/// Follows the bases of a run, and its whole states where they are known bit for bit.
class CycleProof {
 public:
  /// Notes the basis after one more step; whether it was there before.
  bool note(const std::vector<std::uint32_t>& basis) { return bases_.note(basis).has_value(); }
  /// Notes the whole state after the same step. Precondition: equal states have equal futures.
  void note_whole(const std::vector<std::uint32_t>& state);

  /// Once a whole state has come back, and one more round after that, for whoever looks on.
  bool is_shown() const { return cycle_ && bases_.count() >= shown_; }
  const std::optional<ProvenCycle>& cycle() const { return cycle_; }
  std::optional<Repetition> repetition() const { return bases_.repetition(); }

 private:
  static constexpr std::uint32_t kBasesNamed = 64;

  Visited bases_, states_;
  std::vector<std::uint32_t> step_of_state_;
  std::optional<ProvenCycle> cycle_;
  std::uint32_t shown_ = 0;
};

}  // namespace assay::lp
