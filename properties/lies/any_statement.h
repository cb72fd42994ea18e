// What an engine might state of itself, whatever it is.
#pragma once
#include <algorithm>
#include <array>
#include <concepts>

#include "algorithms/model/semantics.h"
#include "properties/choices.h"

namespace assay {

/// A statement with each promise drawn: none, a strict one, a usual one or one without end.
template <Family F>
Stated<F> any_statement(Choices& choices) {
  Stated<F> states;
  constexpr std::array<double, 4> kGaps = {-1, 0, 1e-9, std::numeric_limits<double>::infinity()};
  Promises<F>::each([&](const auto& field) {
    auto& promise = field.of(states);
    using Value = std::remove_reference_t<decltype(promise)>;
    if constexpr (std::same_as<Value, double>)
      promise = kGaps[choices.below(kGaps.size())];
    else
      promise = static_cast<Value>(choices.below(std::same_as<Value, bool> ? 2 : 3));
  });
  if constexpr (requires { states.hull_gap; }) states.hull_gap = std::max(states.hull_gap, 0.0);
  states.precision_bits = choices.chance(1, 4) ? 24 : 53;
  return states;
}

}  // namespace assay
