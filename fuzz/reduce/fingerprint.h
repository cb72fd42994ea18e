// A problem as one number.
#pragma once
#include <cstdint>

#include "oracles/exact/problem_words.h"
#include "properties/choices.h"

namespace assay {

/// Equal problems, or lists of bodies, bit for bit, have equal fingerprints; different ones collide with probability
/// about 2^-64.
template <class Problem>
std::uint64_t fingerprint_of(const Problem& problem) {
  std::uint64_t key = 0;
  each_word(problem, [&](std::uint64_t word) { key = mix64(key * 0x9e3779b97f4a7c15ULL + word + 1); });
  return key;
}

}  // namespace assay
