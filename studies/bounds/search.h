// The search for operands whose roundings add up: hill climbing on the ratio of true error to bound.
#pragma once
#include <cstdint>
#include <vector>

#include "bounds/tape.h"

namespace assay {

struct FoundWorst {
  Tape tape;  ///< as long as the operands need
  BoundTrial trial;
  std::uint64_t evaluations = 0, without = 0;  ///< of them, on operands that the bound is not stated for
  std::vector<Tape> tops;                      ///< where the climbs ended, the greatest ratio first
};

/// The greatest ratio that so many evaluations find.
///
/// Shape  climbs in turn, one from the tape given and the others from the best of some random ones, half of their
///        mantissas chosen among those whose products and sums lose almost half a unit; a step changes signs,
///        exponents and mantissas of a few operands, and is kept where the ratio does not fall. A pure function of its
///        arguments.
FoundWorst search_worst(const ErrorBound& bound, std::uint64_t evaluations, std::uint64_t seed, const Tape& start = {});

}  // namespace assay
