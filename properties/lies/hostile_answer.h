// Answers of a family with hostile fields, and the traces that come with them.
#pragma once
#include <variant>

#include "algorithms/model/reply.h"
#include "properties/lies/hostile_fields.h"

namespace assay {

/// Any one field of the answer.
template <Family F>
void make_hostile(typename F::Answer& answer, Choices& choices) {
  std::visit([&](auto& kind) { make_hostile(kind, choices); }, answer);
}

/// A trace as a host may have it, with states of any length, none too.
inline void make_hostile(Trace& trace, Choices& choices) {
  make_hostile(trace.steps, choices);
  Cycle cycle;
  make_hostile(cycle.first, choices);
  for (std::uint64_t states = choices.below(4); states > 0; --states)
    cycle.states.emplace_back(choices.below(3), static_cast<std::uint32_t>(states));
  trace.cycle = std::move(cycle);
}

}  // namespace assay
