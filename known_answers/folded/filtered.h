// Answers together with how often filters left them open.
#pragma once
#include <cstdint>

#include "algorithms/model/work/fallbacks.h"
#include "known_answers/folded/folded_run.h"

namespace assay::known {

/// What `ask()` says, and how often its filters left that open.
template <class Ask>
void take_filtered(FoldedRun& run, const Ask& ask) {
  const std::uint64_t before = filter_fallbacks;
  run.take(ask());
  run.take(filter_fallbacks - before);
}

}  // namespace assay::known
