// A mutant: one change, or all changes of one constant's uses, with a name that unrelated edits leave alone.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tool/change.h"

namespace assay::mutation {

struct Mutant {
  std::uint32_t id = 0;
  std::vector<Change> changes;  ///< never empty; of one operator
  /// What it does to the source, line by line, as a reader sees it; without line numbers.
  std::string diff;

  const Change& first() const { return changes.front(); }
};

/// The text of a file.
using Source = std::function<const std::string&(const std::string& file)>;

/// Mutants of the changes, sorted by file and place.
///
/// The id is a digest of file, operator, what stands there without its spaces, what stands there instead, and how many
/// such came before it in the file: it does not depend on line numbers, nor on other mutants. A mutant with a subject
/// has a digest of operator and subject.
/// Error  two mutants with one id: a sentence in `error`, and nothing is given.
std::vector<Mutant> mutants_of(const std::vector<Change>& changes, const Source& source, std::string& error);

/// Eight digits of base 16.
std::string id_in_words(std::uint32_t id);

}  // namespace assay::mutation
