// The two honest ways not to answer.
#pragma once
#include <cstdint>
#include <string_view>

namespace assay {

/// The algorithm tried and stopped without an answer it would stand for. Never counted as right, and as wrong only
/// where the engine states that it answers (answers_up_to of its promises).
struct GaveUp {
  enum class Why : std::uint8_t {
    kStepLimit,      ///< the algorithm's own iteration limit
    kCycling,        ///< a state came back, so a deterministic algorithm would go on for ever
    kStalled,        ///< no progress beyond rounding, promise not reached
    kUncertain,      ///< rounding leaves more than one verdict possible (a touch band)
    kSingularBasis,  ///< a basis that cannot be solved with
    kNotFinite,      ///< NaN or infinity in the input or on the way
    kStopped,        ///< the watch said stop
  } why = Why::kStepLimit;
  std::uint32_t steps = 0;
};

constexpr std::string_view name_of(GaveUp::Why why) {
  switch (why) {
    case GaveUp::Why::kStepLimit: return "step limit";
    case GaveUp::Why::kCycling: return "cycling";
    case GaveUp::Why::kStalled: return "stalled";
    case GaveUp::Why::kUncertain: return "uncertain";
    case GaveUp::Why::kSingularBasis: return "singular basis";
    case GaveUp::Why::kNotFinite: return "not finite";
    case GaveUp::Why::kStopped: return "stopped";
  }
  return "unknown";
}

/// The problem is outside what the engine supports (dimension, form, size). `reason` points to static storage.
struct Declined {
  std::string_view reason;
};

}  // namespace assay
