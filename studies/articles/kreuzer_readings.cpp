#include "studies/articles/kreuzer_readings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "algorithms/published/gjk/kreuzer_tableau.h"
#include "algorithms/published/gjk/kreuzer_tableau_listing.h"
#include "oracles/exact/filter.h"
#include "oracles/exact/rational.h"
#include "properties/catalog/batteries.h"
#include "properties/gjk/verdict_is_right.h"
#include "studies/articles/watched_run.h"
#include "variants/variants.h"

namespace assay {
namespace {

constexpr std::array<std::string_view, 4> kMendWords = {"pivot threshold", "first tie", "distance of points",
                                                        "accuracy"};

template <class Number>
published::kreuzer::Reading<Number> reading_with(KreuzerMends mends) {
  published::kreuzer::Reading<Number> reading;
  if ((mends & kPivotThreshold) != 0) reading.pivot_threshold = Number(1) / 1000000000;
  if ((mends & kFirstTie) != 0) reading.passes_over_first_tie = false;
  if ((mends & kPointDistance) != 0) reading.compares_signed_differences = false;
  if constexpr (std::same_as<Number, Rational>) {
    if ((mends & kAccuracy) != 0) reading.accuracy = 1 / Rational(pow(Integer(10), 30));
  }
  return reading;
}

template <class Number, KreuzerMends M>
GjkAnswer read_with(const ConvexPair& pair, const Watch& watch) {
  if constexpr (std::same_as<Number, Rational>) {
    if (!all_finite(pair.a.coordinates) || !all_finite(pair.b.coordinates))
      return Declined{"coordinates that are no numbers"};
  }
  return published::kreuzer::solve<Number>(pair, watch, reading_with<Number>(M));
}

template <class Number, std::size_t N>
constexpr std::array<Listing, N> listings() {
  return []<std::size_t... M>(std::index_sequence<M...>) {
    return std::array<Listing, N>{&read_with<Number, KreuzerMends{M}>...};
  }
  (std::make_index_sequence<N>());
}

constexpr double tenth_power(int digits) {
  double power = 1;
  for (int i = 0; i < digits; ++i) power *= 10;
  return power;
}

template <int Digits, KreuzerMends M>
GjkAnswer read_at(const ConvexPair& pair, const Watch& watch) {
  auto reading = reading_with<double>(M);
  reading.accuracy = 1 / tenth_power(Digits);
  return published::kreuzer::solve<double>(pair, watch, reading);
}

template <KreuzerMends M>
constexpr auto at_all_accuracies() {
  return []<int... D>(std::integer_sequence<int, D...>) {
    return std::array<Listing, sizeof...(D)>{&read_at<D + kLeastDigits, M>...};
  }
  (std::make_integer_sequence<int, kGreatestDigits - kLeastDigits + 1>());
}

constexpr std::array kWithAccuracy = {at_all_accuracies<0>(), at_all_accuracies<1>(), at_all_accuracies<2>(),
                                      at_all_accuracies<3>()};

constexpr auto kInDouble = listings<double, kSetsInDouble>();
constexpr auto kInRationals = listings<Rational, kSetsInRationals>();

}  // namespace

std::string words_of_mends(KreuzerMends mends) {
  std::vector<std::string_view> words;
  for (std::size_t i = 0; i < kMendWords.size(); ++i)
    if ((mends >> i & 1) != 0) words.push_back(kMendWords[i]);
  return words.empty() ? "nothing" : fmt::format("{}", fmt::join(words, " and "));
}

Listing kreuzer_in_double(KreuzerMends mends) { return kInDouble.at(mends); }
Listing kreuzer_in_rationals(KreuzerMends mends) { return kInRationals.at(mends); }

Listing kreuzer_with_accuracy(int digits, KreuzerMends mends) {
  return kWithAccuracy.at(mends).at(static_cast<std::size_t>(digits - kLeastDigits));
}

Result<KreuzerFailure> kreuzer_failure(const CaseFile& file) {
  KreuzerFailure failure;
  for (std::size_t mends = 0; mends < kSetsInRationals; ++mends) {
    if (mends < kSetsInDouble) {
      const auto run = replayed(file, kInDouble[mends]);
      if (!run) return Error{run.error()};
      if (mends == 0) failure.claim = run->claim.sentence();
      failure.in_double[mends] = run->outcome;
    }
    const auto run = replayed(file, kInRationals[mends]);
    if (!run) return Error{run.error()};
    failure.in_rationals[mends] = run->outcome;
  }
  return failure;
}

std::vector<KreuzerMends> least_mends(std::span<const Outcome> by_mends) {
  std::vector<KreuzerMends> least;
  for (std::size_t mends = 0; mends < by_mends.size(); ++mends) {
    if (by_mends[mends] != Outcome::kHolds) continue;
    bool has_less = false;
    for (std::size_t part = 0; part < mends; ++part)
      has_less = has_less || ((part & mends) == part && by_mends[part] == Outcome::kHolds);
    if (!has_less) least.push_back(static_cast<KreuzerMends>(mends));
  }
  return least;
}

VerdictErrors verdict_errors(Listing listing, std::uint64_t cases_a_domain) {
  constexpr std::uint64_t kSeed = 1;
  VerdictErrors errors;
  const PropertyEntry<GjkFamily>& claim = *catalog<GjkFamily>().property(VerdictIsRight::kName);
  Suspect<GjkFamily> suspect = suspect_of(*variant_named<GjkFamily>(KreuzerTableau::kName));
  suspect.solve = listing;
  for (const auto& domain : catalog<GjkFamily>().domains) {
    for (std::uint64_t index = 0; index < cases_a_domain; ++index) {
      Choices choices{stream_key(kSeed, domain.versioned_name(), index)};
      const Assessment run = watched_run(suspect, claim, domain.draw(choices).problem);
      ++errors.cases;
      if (run.outcome != Outcome::kViolated) continue;
      errors.hits += run.claim == VerdictIsRight::kNoWrongHit;
      errors.misses += run.claim == VerdictIsRight::kNoWrongMiss;
      errors.touches += run.claim == VerdictIsRight::kTouchingAsStated;
    }
  }
  return errors;
}

}  // namespace assay
