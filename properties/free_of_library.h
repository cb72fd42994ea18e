// Which cases hang on no mathematical library.
#pragma once
#include <algorithm>
#include <iterator>
#include <string_view>

namespace assay {

/// Whether the case is the same, and engines answer it the same, whatever the mathematical library: sine, cosine and
/// cubic root are rounded otherwise by another one, and by glibc's own on a processor without fused products. Square
/// roots are right everywhere.
inline bool is_free_of_library(std::string_view domain) {
  constexpr std::string_view kDrawnWithIt[] = {"hull3/ball", "hull3/cylinder"};
  return std::ranges::find(kDrawnWithIt, domain) == std::end(kDrawnWithIt);
}
template <class Problem>
bool is_free_of_library(const Problem& problem) {
  if constexpr (requires { problem.turns(); }) return !problem.turns();
  return true;
}

}  // namespace assay
