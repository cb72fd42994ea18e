// The stored tapes, and what is told where a bound or a tape is not what it was.
#include "bounds/held.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>

#include "bounds/tape.h"

namespace assay::held_test {
namespace {

using testing::HasSubstr;

const ErrorBound& bound_named(std::string_view name) {
  static const std::vector<ErrorBound> all = error_bounds();
  return *std::ranges::find(all, name, &ErrorBound::name);
}
std::vector<StoredTape> tapes_of(std::string_view name) {
  std::vector<StoredTape> some;
  for (const StoredTape& one : stored_tapes())
    if (one.bound == name) some.push_back(one);
  return some;
}

/// A bound of two operands, the second what the first is said to be off by.
template <int Half>
std::optional<BoundTrial> planted(Choices& choices) {
  BoundTrial trial;
  trial.operands = {1 + choices.dyadic(52), 1 + choices.dyadic(52)};
  trial.include(exact(trial.operands[0]), trial.operands[1] / (1 + Half));
  return trial;
}
ErrorBound planted_bound(BoundPlace place, bool halved) {
  return {"planted", place, "", "", halved ? planted<1> : planted<0>};
}
constexpr BoundPlace kJudge = judges_in("oracles/a.h"), kEngine = engines_in("algorithms/a.h");
std::vector<StoredTape> planted_tapes(std::string_view name = "planted") {
  BoundTrial simple, one_ulp;
  simple.operands = {1, 1}, one_ulp.operands = {1, 1 + 0x1p-52};
  return {{name, digest_of_operands(one_ulp), "0 0000000000001"}, {name, digest_of_operands(simple), "0"}};
}

TEST(HeldBounds, AreNotExceededOnAnyStoredTape) {
  const auto held = hold_bounds(error_bounds(), stored_tapes());
  ASSERT_TRUE(held) << held.error();
  EXPECT_EQ(held->tapes, stored_tapes().size());
  for (const ExceededBound& one : held->exceeded) ADD_FAILURE() << one.sentence();
}

TEST(HeldBounds, EveryTapeGivesATrialAndIsAsShortAsItCanBe) {
  for (const StoredTape& one : stored_tapes()) {
    const Tape tape = tape_of_words(one.choices);
    EXPECT_TRUE(tried(bound_named(one.bound), tape)) << one.bound << ": " << one.choices;
    EXPECT_EQ(choices_in_words(tape), one.choices) << one.bound;
  }
}

TEST(HeldBounds, EveryRatioOfTheDocumentIsReached) {
  std::ifstream document(ASSAY_SOURCE_DIR "/docs/bounds.md");
  const std::regex row(R"(\| (.+?) \| `.*\| ([0-9.]+) \| [0-9]+ \|.*)");
  std::size_t rows = 0;
  for (std::string line; std::getline(document, line);) {
    std::smatch parts;
    if (!std::regex_match(line, parts, row)) continue;
    ++rows;
    const std::string name = parts[1];
    const std::vector<StoredTape> tapes = tapes_of(name);
    ASSERT_FALSE(tapes.empty()) << name;
    double greatest = 0;
    for (const StoredTape& one : tapes)
      greatest = std::max(greatest, tried(bound_named(name), tape_of_words(one.choices))->ratio());
    EXPECT_GE(greatest, 0.99 * std::stod(parts[2])) << name;
  }
  EXPECT_EQ(rows, error_bounds().size());
}

TEST(HeldBounds, HaveEachANameOfItsOwnAndStandInAFileOfTheirClaimant) {
  std::set<std::string_view> names;
  for (const ErrorBound& bound : error_bounds()) {
    EXPECT_TRUE(names.insert(bound.name).second) << bound.name;
    EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(ASSAY_SOURCE_DIR) / bound.place.file)) << bound.name;
    EXPECT_EQ(bound.place.file.starts_with("algorithms/"), bound.place.whose == Claimant::kEngines) << bound.name;
  }
}

TEST(HeldBounds, WhatIsExceededIsToldThatOfJudgesFirst) {
  const std::vector<ErrorBound> sound = {planted_bound(kJudge, false)};
  const auto held = hold_bounds(sound, planted_tapes());
  ASSERT_TRUE(held) << held.error();
  EXPECT_TRUE(held->exceeded.empty());

  ErrorBound of_engine = planted_bound(kEngine, true);
  of_engine.name = "of an engine";
  std::vector<StoredTape> tapes = planted_tapes(), more = planted_tapes(of_engine.name);
  tapes.insert(tapes.end(), more.begin(), more.end());
  const auto both = hold_bounds(std::vector{of_engine, planted_bound(kJudge, true)}, tapes);
  ASSERT_TRUE(both) << both.error();
  ASSERT_EQ(both->exceeded.size(), 4u);
  EXPECT_EQ(both->exceeded.front().sentence(),
            "the true error is 2 times the bound that the code computes: \"planted\" of oracles/a.h, tape " +
                fmt::format("{:#018x} of bounds/worst.list", tapes.front().operands));
  EXPECT_EQ(both->exceeded.back().bound.name, "of an engine");
}

TEST(HeldBounds, TapesThatAreNotTheBoundsAreRefused) {
  const std::vector<ErrorBound> bounds = {planted_bound(kJudge, false)};
  std::vector<StoredTape> tapes = planted_tapes();
  tapes[1].operands ^= 1;
  EXPECT_THAT(
      hold_bounds(bounds, tapes).error(),
      HasSubstr("error bound \"planted\": stored tape 2 is stale, it decodes to other operands than when it was "
                "stored; write bounds/worst.list anew: assay study bounds --tapes"));
  EXPECT_THAT(hold_bounds(bounds, {}).error(), HasSubstr("error bound \"planted\": no tape is stored"));
  EXPECT_THAT(hold_bounds({}, planted_tapes()).error(), HasSubstr("tapes are stored, but there is no such bound"));
}

TEST(Tape, ComesBackFromWords) {
  const Tape tape = {0, ~std::uint64_t{0}, std::uint64_t{1} << 63, 1, 0x0fedcba987654320};
  EXPECT_EQ(choices_in_words(tape), "0 ffffffffffffffff 8 0000000000000001 0fedcba98765432");
  EXPECT_EQ(tape_of_words(choices_in_words(tape)), tape);
  EXPECT_TRUE(tape_of_words("").empty());
}

TEST(Tape, ShortenedSaysTheSame) {
  const ErrorBound bound = planted_bound(kJudge, false);
  EXPECT_EQ(shortened(bound, {0xffffffffffffffff, 0x0000000000001fff, 0, 7}), (Tape{0xfffffffffffff000, 0x1000}));
  EXPECT_EQ(shortened(bound, {0, 0xfff}), Tape{});
}

}  // namespace
}  // namespace assay::held_test
