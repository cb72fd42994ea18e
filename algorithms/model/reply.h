// What came back from an engine for one question: its answer, what was seen on the way, and what went wrong outside it.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/family.h"

namespace assay {

/// A state of the algorithm came back: from `first` on the states repeat with period `states.size()`.
struct Cycle {
  std::uint32_t first = 0;
  std::vector<std::vector<std::uint32_t>> states;
  friend bool operator==(const Cycle&, const Cycle&) = default;
};

struct Trace {
  std::uint32_t steps = 0;
  std::optional<Cycle> cycle;
  /// All states in their order, and what filters on the way left open, as one number; 0 where nobody looked on. Equal
  /// ways have equal numbers; of a plug-in it has what the worker sees.
  std::uint64_t way = 0;
  friend bool operator==(const Trace&, const Trace&) = default;
};

enum class Delivery : std::uint8_t {
  kAnswered,
  kCrashed,           ///< signal, abort or exit while the case was in flight
  kHung,              ///< killed after the time limit
  kOverran,           ///< wrote outside the answer buffers
  kFloatEnvironment,  ///< left rounding mode, flush-to-zero or denormals-are-zero changed
  kNotAsked,          ///< not put to the engine, which had failed too often; says nothing about this case
};

template <Family F>
struct Reply {
  Delivery delivery = Delivery::kAnswered;
  typename F::Answer answer;
  Trace trace;
  std::string incident;  ///< one sentence where delivery is not kAnswered
};

}  // namespace assay
