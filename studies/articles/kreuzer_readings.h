// The first article's listing with its flaws put right one by one: which of them makes a recorded failure, and which
// makes most.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/result.h"
#include "properties/case/case_text.h"
#include "properties/evaluate.h"
#include "studies/articles/in_rationals.h"

namespace assay {

/// A set of flaws that are put right, as a sum of these.
using KreuzerMends = std::uint8_t;
inline constexpr KreuzerMends kPivotThreshold = 1;  ///< an entry of at most 1e-9 is no pivot; printed is 0 < entry
inline constexpr KreuzerMends kFirstTie = 2;        ///< the first of the tied rows may be chosen, too
inline constexpr KreuzerMends kPointDistance = 4;   ///< single points are compared by the sizes of their differences
inline constexpr KreuzerMends kAccuracy = 8;        ///< 1e-30 for 1e-4, in rationals, where no rounding is as large
inline constexpr std::size_t kSetsInDouble = 8, kSetsInRationals = 16;

/// The two flaws of the pivot: neither put right, each alone, both.
inline constexpr std::array<KreuzerMends, 4> kPivotReadings = {0, kPivotThreshold, kFirstTie,
                                                               kPivotThreshold | kFirstTie};

std::string words_of_mends(KreuzerMends mends);

Listing kreuzer_in_double(KreuzerMends mends);
Listing kreuzer_in_rationals(KreuzerMends mends);

/// In double with the accuracy 10^-digits, which the article leaves to its user, and the mends. Precondition: 2 to 12
/// digits, mends of the pivot alone.
Listing kreuzer_with_accuracy(int digits, KreuzerMends mends);
inline constexpr int kLeastDigits = 2, kGreatestDigits = 12;

/// What becomes of a recorded failure under every reading, by its set of mends.
struct KreuzerFailure {
  std::string claim;
  std::array<Outcome, kSetsInDouble> in_double{};
  std::array<Outcome, kSetsInRationals> in_rationals{};
};

/// Error    the case is of another engine, or its property is unknown.
Result<KreuzerFailure> kreuzer_failure(const CaseFile& file);

/// The sets under which the claim holds, and no part of which will do.
std::vector<KreuzerMends> least_mends(std::span<const Outcome> by_mends);

/// Wrong verdicts on the first cases of every domain of pairs, by the claim that they break.
struct VerdictErrors {
  std::uint64_t cases = 0, hits = 0, misses = 0, touches = 0;
};
VerdictErrors verdict_errors(Listing listing, std::uint64_t cases_a_domain);

}  // namespace assay
