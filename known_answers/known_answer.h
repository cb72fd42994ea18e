// A known answer: what a piece of our own code computes on a run that never changes, and what was written down of it
// when somebody reviewed it.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace assay {

/// One or a few words of 64 bits: a folded run, units of work, numbers of pivots or of judgements.
using KnownWords = std::vector<std::uint64_t>;

/// By whom it is asked.
enum class Asked : std::uint8_t {
  kByCheck,    ///< by every `assay check` too: a tenth of a second at most in a release build, and no library's sines
  kByRequest,  ///< by tests and by `assay selftest` alone
};

/// Promise  `seen` is the same on every IEEE 754 machine, with or without AVX2 (tests/known_answers); one that is asked
///          by request alone may rest on the mathematical library, too.
struct KnownAnswer {
  std::string name;
  Asked asked;
  std::function<KnownWords()> seen;
  KnownWords expected;
};
using KnownAnswers = std::vector<KnownAnswer>;

}  // namespace assay
