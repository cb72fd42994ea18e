// Two texts as one constant, so that a template can name itself after its arguments.
#pragma once
#include <array>
#include <cstddef>
#include <string_view>

namespace assay {

/// First followed by Second; a zero character follows both.
template <const std::string_view& First, const std::string_view& Second>
class Joined {
  static constexpr auto kLetters = [] {
    std::array<char, First.size() + Second.size() + 1> letters{};
    for (std::size_t i = 0; i < First.size(); ++i) letters[i] = First[i];
    for (std::size_t i = 0; i < Second.size(); ++i) letters[First.size() + i] = Second[i];
    return letters;
  }();

 public:
  static constexpr std::string_view kValue{kLetters.data(), kLetters.size() - 1};
};

}  // namespace assay
