// Which of the flaws of Kreuzer's listing makes each recorded failure, and which makes most: the tables of
// docs/published-collision.md.
#include "studies/articles/kreuzer_readings.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "algorithms/published/gjk/kreuzer_tableau.h"
#include "tests/written_table.h"

namespace assay::kreuzer_readings_test {
namespace {

constexpr std::string_view kDocument = "published-collision.md";

/// Every committed case of the engine by its name.
const std::map<std::string, KreuzerFailure>& failures() {
  static const std::map<std::string, KreuzerFailure> all = [] {
    std::map<std::string, KreuzerFailure> found;
    for (const CommittedCase& committed : committed_cases()) {
      const auto file = parse_case(committed.text, committed.name);
      if (!file || file->header.at("engine") != KreuzerTableau::kName) continue;
      auto failure = kreuzer_failure(*file);
      if (!failure) ADD_FAILURE() << committed.name << ": " << failure.error();
      if (failure) found.emplace(committed.name, *std::move(failure));
    }
    return found;
  }();
  return all;
}

constexpr std::uint64_t kCasesOfADomain = 32;

std::string_view word(Outcome outcome) {
  if (outcome == Outcome::kViolated) return "wrong";
  return outcome == Outcome::kHolds ? "right" : name_of(outcome);
}

std::string words_of_sets(const std::vector<KreuzerMends>& sets) {
  std::string words;
  for (const KreuzerMends mends : sets) words += (words.empty() ? "" : "; ") + words_of_mends(mends);
  return words.empty() ? "none of them" : words;
}

TEST(KreuzerReadings, AreTheTableOfRecordedFailures) {
  ASSERT_FALSE(failures().empty());
  std::string table =
      "| case | as printed | pivot threshold | first tie | both | mended in double by | wrong in rationals | mended "
      "there by |\n|---|---|---|---|---|---|---|---|\n";
  for (const auto& [name, failure] : failures()) {
    EXPECT_EQ(failure.in_double[0], Outcome::kViolated) << name;
    table += fmt::format("| `{}` ", name);
    for (const KreuzerMends mends : kPivotReadings) table += fmt::format("| {} ", word(failure.in_double[mends]));
    const bool is_wrong = failure.in_rationals[0] == Outcome::kViolated;
    table +=
        fmt::format("| {} | {} | {} |\n", words_of_sets(least_mends(failure.in_double)),
                    is_wrong ? failure.claim : "no", is_wrong ? words_of_sets(least_mends(failure.in_rationals)) : "");
  }
  test::expect_in_document(kDocument, "recorded failures", table);
}

std::string row_of_errors(const std::string& first_cells, Listing listing) {
  const VerdictErrors errors = verdict_errors(listing, kCasesOfADomain);
  return fmt::format("| {} | {} | {} | {} | {} |\n", first_cells, errors.cases, errors.hits, errors.misses,
                     errors.touches);
}

TEST(KreuzerReadings, AreTheTableOfWrongVerdicts) {
  std::string table =
      "| mended | numbers | cases | wrong hits | wrong misses | touches counted as misses |\n"
      "|---|---|---|---|---|---|\n";
  for (const KreuzerMends mends : kPivotReadings)
    table += row_of_errors(words_of_mends(mends) + " | double", kreuzer_in_double(mends));
  for (const KreuzerMends mends : kPivotReadings)
    table += row_of_errors(words_of_mends(mends) + " | rationals", kreuzer_in_rationals(mends));
  for (const int mends : {+kPointDistance, +kAccuracy, kPointDistance | kAccuracy}) {
    const auto set = static_cast<KreuzerMends>(mends);
    table += row_of_errors(words_of_mends(set) + " | rationals", kreuzer_in_rationals(set));
  }
  test::expect_in_document(kDocument, "wrong verdicts", table);
}

TEST(KreuzerReadings, AreTheTableOfAccuracies) {
  std::string table =
      "| accuracy | mended | cases | wrong hits | wrong misses | touches counted as misses |\n"
      "|---|---|---|---|---|---|\n";
  for (const KreuzerMends mends : {kPivotReadings.front(), kPivotReadings.back()})
    for (int digits = kLeastDigits; digits <= kGreatestDigits; ++digits)
      table +=
          row_of_errors(fmt::format("1e-{} | {}", digits, words_of_mends(mends)), kreuzer_with_accuracy(digits, mends));
  test::expect_in_document(kDocument, "accuracies", table);
}

}  // namespace
}  // namespace assay::kreuzer_readings_test
