// A watch that keeps every state it is shown.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "algorithms/model/watch.h"

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

}  // namespace assay::known
