// Whether two answers are the same, bit for bit: what "deterministic" means here.
#pragma once
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "algorithms/model/fields_of_answers.h"

namespace assay {

/// take(word) for the bits of a part of an answer, one after the other. NaNs are told apart by payload; entries that do
/// not count and words of a refusal are left out.
template <class T, class Take>
void each_answer_word(const T& part, const Take& take) {
  if constexpr (std::is_same_v<T, double>) {
    take(std::bit_cast<std::uint64_t>(part));
  } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    take(static_cast<std::uint64_t>(part));
  } else if constexpr (std::is_same_v<T, std::string_view>) {
  } else if constexpr (Described<T>) {
    each_field(part, [&](const auto& field, const auto& value) {
      if constexpr (requires { std::tuple_size<std::remove_cvref_t<decltype(value)>>::value; })
        for (std::size_t i = 0; i < live_entries(part, field.facts, value); ++i) each_answer_word(value[i], take);
      else
        each_answer_word(value, take);
    });
  } else if constexpr (requires { part.has_value(); }) {
    take(std::uint64_t{part.has_value()});
    if (part) each_answer_word(*part, take);
  } else {
    take(std::uint64_t{part.size()});
    for (const auto& entry : part) each_answer_word(entry, take);
  }
}
template <class... Kinds, class Take>
void each_answer_word(const std::variant<Kinds...>& answer, const Take& take) {
  take(std::uint64_t{answer.index()});
  std::visit([&](const auto& kind) { each_answer_word(kind, take); }, answer);
}

/// Equal words, equal answers.
template <class Answer>
bool same_answer(const Answer& first, const Answer& second) {
  const auto words = [](const Answer& answer) {
    std::vector<std::uint64_t> list;
    each_answer_word(answer, [&](std::uint64_t word) { list.push_back(word); });
    return list;
  };
  return words(first) == words(second);
}

}  // namespace assay
