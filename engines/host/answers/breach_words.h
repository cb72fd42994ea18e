// How an answer that is outside the interface is told: the field as the interface names it, what it says, what it may
// say.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace assay::abi {

/// "set end[3] to 4294967295, expected 9 to 12"
inline std::string broken(std::string_view field, std::uint64_t value, std::string_view expected) {
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

/// Empty where a list has at most `most` entries.
inline std::string breach_of_count(std::string_view field, std::uint64_t count, std::uint64_t most) {
  return count > most ? broken(field, count, "at most " + std::to_string(most)) : std::string();
}

/// Empty where a list that may be left out is left out or has `whole` entries.
inline std::string breach_of_whole(std::string_view field, std::uint64_t count, std::uint64_t whole) {
  return count != 0 && count != whole ? broken(field, count, "0 or " + std::to_string(whole)) : std::string();
}

/// The first breach of several, each found only where those before it are none.
template <class... Finders>
std::string first_breach(Finders&&... finders) {
  std::string found;
  static_cast<void>(((found = finders(), !found.empty()) || ...));
  return found;
}

}  // namespace assay::abi
