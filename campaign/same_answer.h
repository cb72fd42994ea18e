// Whether two answers are the same, bit for bit: what "deterministic" means here.
#pragma once
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "algorithms/model/fields_of_answers.h"

namespace assay {

/// An answer as the list of its bits; equal lists, equal answers. NaNs are compared by payload, entries that do not
/// count and the words of a refusal not at all.
class AnswerBits {
 public:
  template <class Answer>
  static std::vector<std::uint64_t> of(const Answer& answer) {
    AnswerBits bits;
    bits.list_.push_back(answer.index());
    std::visit([&](const auto& alternative) { bits.add(alternative); }, answer);
    return std::move(bits.list_);
  }

 private:
  template <Described T>
  void add(const T& part) {
    each_field(part, [&](const auto& field, const auto& value) {
      if constexpr (requires { std::tuple_size<std::remove_cvref_t<decltype(value)>>::value; })
        for (std::size_t i = 0; i < live_entries(part, field.facts, value); ++i) add(value[i]);
      else
        add(value);
    });
  }
  template <class T>
  requires(std::integral<T> || std::is_enum_v<T>) void add(T value) {
    list_.push_back(static_cast<std::uint64_t>(value));
  }
  void add(double value) { list_.push_back(std::bit_cast<std::uint64_t>(value)); }
  void add(std::string_view) {}
  template <class T>
  void add(const std::vector<T>& values) {
    list_.push_back(values.size());
    for (const T& value : values) add(value);
  }
  template <class T>
  void add(const std::optional<T>& part) {
    list_.push_back(part.has_value());
    if (part) add(*part);
  }

  std::vector<std::uint64_t> list_;
};

template <class Answer>
bool same_answer(const Answer& first, const Answer& second) {
  return AnswerBits::of(first) == AnswerBits::of(second);
}

}  // namespace assay
