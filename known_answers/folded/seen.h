// A watch that keeps every state it is shown.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "algorithms/model/watch.h"
#include "known_answers/folded/folded_run.h"

namespace assay::known {

/// Stops the algorithm at its state number `stop_after`.
struct Seen {
  std::vector<std::vector<std::uint32_t>> states;
  std::size_t stop_after = SIZE_MAX;
  Watch watch() {
    return {[](void* context, const std::uint32_t* state, std::uint32_t size) {
              auto& seen = *static_cast<Seen*>(context);
              seen.states.emplace_back(state, state + size);
              return seen.states.size() < seen.stop_after;
            },
            this};
  }
};

inline void take(FoldedRun& run, const Seen& seen) {
  for (const auto& state : seen.states) run.take(state);
}

/// What `solve(watch)` ends with, and every state on the way.
template <class Solve>
void take_steps(FoldedRun& run, const Solve& solve) {
  Seen seen;
  take(run, solve(seen.watch()));
  take(run, seen);
}

}  // namespace assay::known
