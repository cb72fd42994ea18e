// A problem as one number.
#pragma once
#include <bit>
#include <cstdint>
#include <type_traits>

#include "algorithms/model/fields_of_problems.h"
#include "algorithms/model/point_lists.h"
#include "properties/choices.h"

namespace assay {

namespace fingerprints {

inline std::uint64_t fold(std::uint64_t key, std::uint64_t value) {
  return mix64(key * 0x9e3779b97f4a7c15ULL + value + 1);
}

/// A number, a point, a list, or the fields of a struct one after the other.
template <class T>
std::uint64_t folded(std::uint64_t key, const T& value) {
  if constexpr (std::is_floating_point_v<T>) {
    return fold(key, std::bit_cast<std::uint64_t>(value));
  } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    return fold(key, static_cast<std::uint64_t>(value));
  } else if constexpr (requires { coordinates_of(value); }) {
    for (const double x : coordinates_of(value)) key = folded(key, x);
    return key;
  } else if constexpr (Described<T>) {
    each_field(value, [&](const auto&, const auto& field) { key = folded(key, field); });
    return key;
  } else {
    key = fold(key, value.size());
    for (const auto& entry : value) key = folded(key, entry);
    return key;
  }
}

}  // namespace fingerprints

/// Equal problems, or lists of bodies, bit for bit, have equal fingerprints; different ones collide with probability
/// about 2^-64.
template <class Problem>
std::uint64_t fingerprint_of(const Problem& problem) {
  return fingerprints::folded(0, problem);
}

}  // namespace assay
