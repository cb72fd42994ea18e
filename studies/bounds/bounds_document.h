// The search of every error bound as a document and as lines of text.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "studies/bounds/search.h"

namespace assay {

/// The seed and the evaluations of each bound that the suite and docs/bounds.md have.
inline constexpr std::uint64_t kBoundsSeed = 1, kBoundsEvaluations = 6000;

/// A bound, and the worst that the search has found of it.
struct SearchedBound {
  ErrorBound bound;
  FoundWorst worst;
};

/// Every bound searched; a pure function of the seed.
std::vector<SearchedBound> searched_bounds(std::uint64_t seed);

/// One line: name, file, largest ratio, evaluations, and what is to be said of the ratio.
std::string bound_in_words(const SearchedBound& searched);

/// docs/bounds.md: the table, then the margins that nothing searches.
std::string bounds_document(const std::vector<SearchedBound>& all, std::uint64_t seed);

/// bounds/worst.list: of each bound some tapes on which climbs ended, the greatest ratios first, no two with the same
/// operands, each shortened.
std::string tapes_to_store(const std::vector<SearchedBound>& all, std::uint64_t seed);

}  // namespace assay
