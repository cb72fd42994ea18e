// Answers of a family with hostile fields, and the traces that come with them.
#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/model/fields_of_answers.h"
#include "algorithms/model/reply.h"
#include "properties/choices.h"

namespace assay {

/// Lists grow to at most this many entries more than they had.
inline constexpr std::uint64_t kMostAdded = 300;

/// Each function changes a value of its type by the next choices; every value of the type can come about.
inline void make_hostile(bool& value, Choices&) { value = !value; }

inline void make_hostile(double& value, Choices& choices) {
  constexpr double kMax = std::numeric_limits<double>::max(), kLeast = std::numeric_limits<double>::denorm_min();
  constexpr std::array<double, 12> kSpecial = {0,
                                               -0.0,
                                               1,
                                               -1,
                                               kLeast,
                                               -kLeast,
                                               kMax,
                                               -kMax,
                                               kInfinity,
                                               -kInfinity,
                                               std::numeric_limits<double>::quiet_NaN(),
                                               0x1p-600};
  switch (choices.below(6)) {
    case 0: value = -value; break;
    case 1: value = nudge(value, choices.around_zero(3)); break;
    case 2: value = std::ldexp(value, static_cast<int>(choices.around_zero(1100))); break;
    case 3: value = static_cast<double>(choices.around_zero(8)); break;
    default: value = kSpecial[choices.below(kSpecial.size())];
  }
}

inline std::uint32_t hostile_index(std::uint32_t value, Choices& choices) {
  constexpr std::array<std::uint32_t, 5> kSpecial = {0, 0x7fffffffU, 0x80000000U, 0xfffffffeU, 0xffffffffU};
  switch (choices.below(4)) {
    case 0: return value + 1;
    case 1: return value - 1;
    case 2: return static_cast<std::uint32_t>(choices.below(16));
    default: return kSpecial[choices.below(kSpecial.size())];
  }
}
inline void make_hostile(std::uint32_t& value, Choices& choices) { value = hostile_index(value, choices); }
inline void make_hostile(int& value, Choices& choices) {
  value = static_cast<int>(hostile_index(static_cast<std::uint32_t>(value), choices));
}

template <class T, std::size_t kCount>
void make_hostile(std::array<T, kCount>& values, Choices& choices) {
  const std::uint64_t at = choices.below(kCount);
  if (choices.chance(1, 4))
    std::swap(values[at], values[choices.below(kCount)]);
  else
    make_hostile(values[at], choices);
}

template <class T>
void make_hostile(std::vector<T>& values, Choices& choices) {
  const auto any = [&]() -> T& { return values[choices.below(values.size())]; };
  switch (choices.below(8)) {
    case 0: values.resize(values.size() + choices.below(kMostAdded), values.empty() ? T{} : T{values.back()}); break;
    case 1: values.resize(choices.below(values.size() + 1)); break;
    case 2: values.push_back({}); break;
    case 3:
      if (!values.empty()) values.push_back(T{any()});
      break;
    case 4:
      if (!values.empty()) std::swap(any(), any());
      break;
    default:
      if (!values.empty()) make_hostile(any(), choices);
  }
}

inline void make_hostile(GaveUp& gave_up, Choices& choices) {
  gave_up.why = static_cast<GaveUp::Why>(choices.below(9));
}
inline void make_hostile(Declined&, Choices&) {}

template <Described T>
void make_hostile(T& part, Choices& choices);

template <class T>
void make_hostile(std::optional<T>& part, Choices& choices) {
  if (!part)
    part.emplace();
  else if (choices.chance(1, 4))
    part.reset();
  else
    make_hostile(*part, choices);
}

/// Any one field of it.
template <Described T>
void make_hostile(T& part, Choices& choices) {
  constexpr std::size_t kFields = fields::members<T>();
  if constexpr (kFields > 0) {
    std::uint64_t chosen = choices.below(kFields);
    each_field(part, [&](const auto&, auto& value) {
      if (chosen-- == 0) make_hostile(value, choices);
    });
  }
}

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
