// The answer that an engine gives whose convention is the opposite one: what a doctor looks for first.
#pragma once
#include <optional>
#include <string_view>

#include "algorithms/model/family.h"

namespace assay {

template <class Answer>
struct TurnedOver {
  Answer answer;
  std::string_view words;  ///< of the answer before: "clockwise", "inside out"
};

/// A ring the other way round, facets seen from the other side, a direction to the other body, multipliers of the other
/// sign; nothing for an answer that has no other side. A bare yes has none: no is right wherever it is wrong.
template <Family F>
std::optional<TurnedOver<typename F::Answer>> turned_over(const typename F::Answer&) {
  return std::nullopt;
}
template <>
std::optional<TurnedOver<Hull2Answer>> turned_over<Hull2Family>(const Hull2Answer& answer);
template <>
std::optional<TurnedOver<Hull3Answer>> turned_over<Hull3Family>(const Hull3Answer& answer);
template <>
std::optional<TurnedOver<GjkAnswer>> turned_over<GjkFamily>(const GjkAnswer& answer);
template <>
std::optional<TurnedOver<LpAnswer>> turned_over<LpFamily>(const LpAnswer& answer);

}  // namespace assay
