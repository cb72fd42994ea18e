// How an answer that is outside the interface is told: the field as the interface names it, what it says, what it may
// say.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "algorithms/model/fields.h"

namespace assay::abi {

/// "set end[3] to 4294967295, expected 9 to 12"
template <std::integral T>
std::string broken(std::string_view field, T value, std::string_view expected) {
  return "set " + std::string(field) + " to " + std::to_string(value) + ", expected " + std::string(expected);
}

inline std::string entry(std::string_view field, std::size_t index) {
  return std::string(field) + "[" + std::to_string(index) + "]";
}

/// The first entry that names none of `count` things, in words; empty where there is none.
inline std::string breach_of_indices(std::string_view field, std::span<const std::uint32_t> indices,
                                     std::uint64_t count) {
  for (std::size_t i = 0; i < indices.size(); ++i)
    if (indices[i] >= count) return broken(entry(field, i), indices[i], "less than " + std::to_string(count));
  return {};
}

/// Empty where a list may have so many entries.
inline std::string breach_of_length(std::string_view field, std::uint64_t count, const Facts& facts,
                                    const Sizes& sizes) {
  const std::uint64_t most = sizes.count(facts.length);
  if (facts.whole)
    return count != 0 && count != most ? broken(field, count, "0 or " + std::to_string(most)) : std::string();
  return count > most ? broken(field, count, "at most " + std::to_string(most)) : std::string();
}

/// Empty where a number is in its range, or has none.
inline std::string breach_of_range(std::string_view field, int value, const Facts& facts) {
  if (facts.least == facts.greatest || (value >= facts.least && value <= facts.greatest)) return {};
  return broken(field, value, std::to_string(facts.least) + " to " + std::to_string(facts.greatest));
}

}  // namespace assay::abi
