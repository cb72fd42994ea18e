#include "algorithms/lp/tableau/cycle_proof.h"

#include <algorithm>

namespace assay::lp {

void CycleProof::note_whole(const std::vector<std::uint32_t>& state) {
  if (cycle_) return;
  const std::uint32_t step = bases_.count(), noted = states_.count();
  const auto before = states_.note(state);
  if (states_.count() > noted) step_of_state_.push_back(step);
  if (!before) return;
  const std::uint32_t first = step_of_state_[*before], length = step - first;
  cycle_ = ProvenCycle{first, length, {}};
  shown_ = step + length;
  const auto repetition = bases_.repetition();
  const std::uint32_t period = repetition && length % repetition->period == 0 ? repetition->period : length;
  for (std::uint32_t k = 0; k < std::min(period, kBasesNamed); ++k) {
    const auto basis = bases_[first - 1 + k];
    cycle_->bases.emplace_back(basis.begin(), basis.end());
  }
}

}  // namespace assay::lp
