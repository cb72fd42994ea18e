// What an observer of a run sees.
#pragma once
#include <cstdint>
#include <span>

#include "properties/evaluate.h"

namespace assay {

/// One judged case, as an observer (for --observations) sees it.
template <Family F>
struct Observation {
  std::uint64_t index = 0;
  const typename F::Problem& problem;
  std::int32_t difficulty = 0;
  std::span<const Reply<F>> replies;
  const Assessment& assessment;
};

}  // namespace assay
