// A watch that keeps every state it is shown.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "algorithms/model/watch.h"

namespace assay::test {

/// Stops the algorithm at its state number `stop_after`.
struct RecordedStates {
  std::vector<std::vector<std::uint32_t>> states;
  std::size_t stop_after = SIZE_MAX;
  Watch watch() {
    return {[](void* context, const std::uint32_t* state, std::uint32_t size) {
              auto& recorded = *static_cast<RecordedStates*>(context);
              recorded.states.emplace_back(state, state + size);
              return recorded.states.size() < recorded.stop_after;
            },
            this};
  }
};

}  // namespace assay::test
