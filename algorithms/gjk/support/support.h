// What a support mapping of a pair answers.
#pragma once
#include <cstdint>

namespace assay::gjk {

/// The least v.(a - b), as computed, and the indices where it is taken.
struct Support {
  double least = 0;
  std::uint32_t a = 0, b = 0;
};

}  // namespace assay::gjk
