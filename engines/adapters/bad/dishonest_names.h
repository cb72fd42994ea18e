// The names of the liars, and of the engines whose answers they garble: for the plug-in, and for who looks for them.
#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include "properties/text/answer_fields.h"

namespace assay::bad {

/// The parts one after the other, with a closing null.
template <const auto& kParts>
struct Joined {
  static constexpr std::size_t kLength = [] {
    std::size_t length = 0;
    for (const std::string_view part : kParts) length += part.size();
    return length;
  }();
  static constexpr std::array<char, kLength + 1> kText = [] {
    std::array<char, kLength + 1> text{};
    std::size_t at = 0;
    for (const std::string_view part : kParts)
      for (const char c : part) text[at++] = c;
    return text;
  }();
  static constexpr std::string_view kView{kText.data(), kLength};
};

template <Family F, class Field>
struct Names {
  static constexpr std::array<std::string_view, 6> kLiarParts{"liar/",        F::kName, "_",
                                                              Field::kAnswer, "_",      Field::kName};
  static constexpr std::array<std::string_view, 4> kTruthParts{"truth/", F::kName, "_", Field::kAnswer};
  static constexpr std::string_view kLiar = Joined<kLiarParts>::kView;
  static constexpr std::string_view kTruth = Joined<kTruthParts>::kView;
};

}  // namespace assay::bad
