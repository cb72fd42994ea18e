// A problem as the words that it consists of: problems are the same to the last bit where these are.
#pragma once
#include <bit>
#include <cstdint>
#include <type_traits>

#include "algorithms/model/fields_of_problems.h"
#include "algorithms/model/point_lists.h"

namespace assay {

/// see(word) for a number, a point, a list with its length first, or the fields of a struct one after the other.
template <class T, class See>
void each_word(const T& part, const See& see) {
  if constexpr (std::is_floating_point_v<T>) {
    see(std::bit_cast<std::uint64_t>(part));
  } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    see(static_cast<std::uint64_t>(part));
  } else if constexpr (requires { coordinates_of(part); }) {
    for (const double x : coordinates_of(part)) each_word(x, see);
  } else if constexpr (Described<T>) {
    each_field(part, [&](const auto&, const auto& field) { each_word(field, see); });
  } else {
    see(static_cast<std::uint64_t>(part.size()));
    for (const auto& entry : part) each_word(entry, see);
  }
}

}  // namespace assay
