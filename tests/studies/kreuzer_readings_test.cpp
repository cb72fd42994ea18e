// Which of the flaws of Kreuzer's listing makes each recorded failure, and which makes most: ASSAY_WRITE_DOCS=1 writes
// the tables of docs/published-collision.md.
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

TEST(KreuzerReadings, FailAsPrintedOnEveryRecordedFailure) {
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
  const std::string written = test::put_in_document(kDocument, "recorded failures", table);
  for (const auto& [name, failure] : failures())
    EXPECT_NE(written.find("| `" + name + "` |"), std::string::npos) << name;
}

std::string row_of_errors(const std::string& first_cells, const VerdictErrors& errors) {
  return fmt::format("| {} | {} | {} | {} | {} |\n", first_cells, errors.cases, errors.hits, errors.misses,
                     errors.touches);
}

/// The accuracy, 1e-4, calls near misses hits; wrong misses come of rounding alone.
TEST(KreuzerReadings, MissWronglyInDoubleAlone) {
  std::string table =
      "| mended | numbers | cases | wrong hits | wrong misses | touches counted as misses |\n"
      "|---|---|---|---|---|---|\n";
  for (const KreuzerMends mends : kPivotReadings)
    table +=
        row_of_errors(words_of_mends(mends) + " | double", verdict_errors(kreuzer_in_double(mends), kCasesOfADomain));
  std::map<KreuzerMends, std::uint64_t> hits;
  std::vector<KreuzerMends> in_rationals(kPivotReadings.begin(), kPivotReadings.end());
  for (const int mends : {+kPointDistance, +kAccuracy, kPointDistance | kAccuracy})
    in_rationals.push_back(static_cast<KreuzerMends>(mends));
  for (const KreuzerMends mends : in_rationals) {
    const VerdictErrors errors = verdict_errors(kreuzer_in_rationals(mends), kCasesOfADomain);
    EXPECT_EQ(errors.misses + errors.touches, 0u) << words_of_mends(mends);
    hits[mends] = errors.hits;
    table += row_of_errors(words_of_mends(mends) + " | rationals", errors);
  }
  EXPECT_LT(hits[kAccuracy], hits[0]);
  test::put_in_document(kDocument, "wrong verdicts", table);
}

TEST(KreuzerReadings, HitWronglyLessOftenTheSmallerTheAccuracy) {
  std::string table =
      "| accuracy | mended | cases | wrong hits | wrong misses | touches counted as misses |\n"
      "|---|---|---|---|---|---|\n";
  for (const KreuzerMends mends : {kPivotReadings.front(), kPivotReadings.back()}) {
    std::uint64_t before = UINT64_MAX;
    for (int digits = kLeastDigits; digits <= kGreatestDigits; ++digits) {
      const VerdictErrors errors = verdict_errors(kreuzer_with_accuracy(digits, mends), kCasesOfADomain);
      EXPECT_LE(errors.hits, before) << digits << " digits";
      before = errors.hits;
      table += row_of_errors(fmt::format("1e-{} | {}", digits, words_of_mends(mends)), errors);
    }
  }
  test::put_in_document(kDocument, "accuracies", table);
}

}  // namespace
}  // namespace assay::kreuzer_readings_test
