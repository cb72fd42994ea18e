// Answers of a family with hostile fields, and the traces that come with them.
#pragma once
#include <variant>

#include "algorithms/model/reply.h"
#include "fuzz/crossing/hostile_fields.h"
#include "properties/answer_fields.h"

namespace assay::crossing {

/// One field of the answer, of those that properties/<family>/answer_fields.h lists, is made hostile.
template <Family F>
void make_hostile(typename F::Answer& answer, Choices& choices) {
  if (auto* gave_up = std::get_if<GaveUp>(&answer)) {
    gave_up->why = static_cast<GaveUp::Why>(choices.below(9));
    return;
  }
  std::uint64_t fields = 0;
  AnswerFields<F>::List::each([&]<class Field>() { fields += std::holds_alternative<typename Field::Answer>(answer); });
  if (fields == 0) return;
  std::uint64_t chosen = choices.below(fields);
  AnswerFields<F>::List::each([&]<class Field>() {
    auto* mine = std::get_if<typename Field::Answer>(&answer);
    if (mine != nullptr && chosen-- == 0) make_hostile(mine->*Field::kField, choices);
  });
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

}  // namespace assay::crossing
