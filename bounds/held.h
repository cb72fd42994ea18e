// Every error bound of our own code on the worst operands that a search has found for it.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/result.h"
#include "bounds/bound.h"

namespace assay {

/// One line of bounds/worst.list.
struct StoredTape {
  std::string_view bound;      ///< its name
  std::uint64_t operands = 0;  ///< digest_of_operands when it was stored
  std::string_view choices;    ///< choices_in_words
};
/// All of bounds/worst.list, in its order, from which CMake makes the table.
std::span<const StoredTape> stored_tapes();

/// A tape on which the true error is above the bound that the code computes for it.
struct ExceededBound {
  ErrorBound bound;
  std::uint64_t operands = 0;  ///< of the tape, as its line has it
  double ratio = 0;            ///< true error over bound; infinite where the bound is 0

  /// One sentence: which bound, where it stands, by how much, on which tape.
  std::string sentence() const;
};

struct HeldBounds {
  std::vector<ExceededBound> exceeded;  ///< those of judges first
  std::size_t tapes = 0;
};

/// |computed - exact| <= bound, in rationals, on every tape.
///
/// Error  a bound has no tape, a tape no bound, or it decodes to other operands than when it was stored.
Result<HeldBounds> hold_bounds(std::span<const ErrorBound> bounds, std::span<const StoredTape> tapes);

}  // namespace assay
