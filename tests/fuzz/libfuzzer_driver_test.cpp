// libFuzzer as a driver: the laws of its mutator, and that findings are kept and the run goes on.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <set>

#include "fuzz/drivers/libfuzzer.h"
#include "fuzz/drivers/tape_bytes.h"
#include "fuzz/drivers/tape_mutator.h"
#include "tests/fuzz/toy.h"
#include "tests/harness/claim_words.h"

namespace assay::libfuzzer_driver_test {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::uint8_t>;

std::size_t grow_by_a_byte(std::uint8_t* bytes, std::size_t size, std::size_t size_max) {
  if (size < size_max) bytes[size++] = 0xab;
  return size;
}

TEST(TapeBytes, AreInverseToEachOther) {
  const std::vector<std::uint64_t> tape = {0, 1, 0x0123456789abcdef, std::numeric_limits<std::uint64_t>::max()};
  Bytes bytes(100);
  EXPECT_EQ(write_tape(tape, bytes), 32u);
  bytes.resize(32);
  EXPECT_EQ(tape_of(bytes), tape);
  bytes.resize(25);
  EXPECT_EQ(tape_of(bytes), (std::vector<std::uint64_t>{0, 1, 0x0123456789abcdef, 0xff}));
  EXPECT_TRUE(tape_of({}).empty());
}

TEST(TapeMutator, StaysWithinTheLimitAndIsAFunctionOfTheSeed) {
  for (std::size_t limit : {0u, 1u, 2u, 7u, 64u}) {
    std::vector<std::uint64_t> tape;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
      auto again = tape;
      mutate_tape(tape, limit, seed);
      mutate_tape(again, limit, seed);
      ASSERT_LE(tape.size(), limit);
      ASSERT_EQ(tape, again);
    }
  }
}

TEST(TapeMutator, MakesEveryKindOfChange) {
  const std::vector<std::uint64_t> start = {5, 6, 7, 8};
  std::set<std::size_t> sizes;
  bool zeroed = false, repeated = false, turned = false, high = false;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    auto tape = start;
    mutate_tape(tape, 100, seed);
    sizes.insert(tape.size());
    zeroed |= tape == std::vector<std::uint64_t>{5, 0, 7, 8};
    repeated |= tape == std::vector<std::uint64_t>{5, 6, 7, 5};
    turned |= tape == std::vector<std::uint64_t>{7, 8, 5, 6};
    high |= tape.size() == 4 && tape[0] == 5 && tape[1] == std::uint64_t{1} << 63;
  }
  EXPECT_TRUE(zeroed && repeated && turned && high);
  EXPECT_GT(sizes.size(), 10u) << "tapes shrink and grow";
}

TEST(TapeMutator, MovesToBoundariesOfTheDecode) {
  // A third of choices mean 0 of 3: the boundary between 0 and 1 is met on both sides, which chance never does.
  const std::uint64_t boundary = std::numeric_limits<std::uint64_t>::max() / 3 + 1;
  bool at = false, before = false;
  for (std::uint64_t seed = 0; seed < 20000; ++seed) {
    std::vector<std::uint64_t> tape = {5};
    mutate_tape(tape, 4, seed);
    for (const std::uint64_t choice : tape) {
      at |= choice == boundary;
      before |= choice == boundary - 1;
    }
  }
  EXPECT_TRUE(at && before);
  const std::uint64_t tapes[] = {boundary, boundary - 1};
  Choices choices{std::span<const std::uint64_t>(tapes)};
  EXPECT_EQ(choices.below(3), 1u);
  EXPECT_EQ(choices.below(3), 0u);
}

TEST(MutateInput, KeepsItsLawsForEverySizeWithAndWithoutAByteMutator) {
  for (const std::size_t size_max : {0u, 1u, 7u, 8u, 9u, 64u, 4096u}) {
    for (ByteMutator byte_mutator : {ByteMutator{nullptr}, ByteMutator{&grow_by_a_byte}}) {
      Bytes bytes(size_max), again(size_max);
      std::size_t size = 0, same_size = 0;
      for (unsigned seed = 0; seed < 500; ++seed) {
        size = mutate_input({bytes, size}, seed, byte_mutator);
        same_size = mutate_input({again, same_size}, seed, byte_mutator);
        ASSERT_LE(size, size_max);
        ASSERT_EQ(size, same_size);
        ASSERT_TRUE(std::equal(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size), again.begin()));
      }
    }
  }
}

TEST(MutateInput, GivesOneSeedInEightToTheByteMutator) {
  static int calls = 0;
  const ByteMutator counting = [](std::uint8_t*, std::size_t size, std::size_t) {
    ++calls;
    return size;
  };
  Bytes bytes(64);
  for (unsigned seed = 0; seed < 8000; ++seed) mutate_input({bytes, 32}, seed, counting);
  EXPECT_NEAR(calls, 1000, 150);
}

TEST(CrossInputs, KeepsItsLaws) {
  const Bytes first(40, 1), second(16, 2);
  Bytes out(24), again(24);
  bool both = false;
  for (unsigned seed = 0; seed < 500; ++seed) {
    const std::size_t size = cross_inputs(first, second, out, seed);
    ASSERT_LE(size, out.size());
    ASSERT_EQ(size, cross_inputs(first, second, again, seed));
    ASSERT_EQ(out, again);
    const auto end = out.begin() + static_cast<std::ptrdiff_t>(size);
    both |= std::find(out.begin(), end, 1) != end && std::find(out.begin(), end, 2) != end;
  }
  EXPECT_TRUE(both);
  EXPECT_EQ(cross_inputs({}, {}, out, 1), 0u);
  EXPECT_EQ(cross_inputs(first, second, {}, 1), 0u);
}

class FuzzOneInput : public testing::Test {
 protected:
  fs::path folder_ = fs::temp_directory_path() / ("assay_findings_" + std::to_string(::getpid()));
  void SetUp() override { fs::remove_all(folder_); }
  void TearDown() override { fs::remove_all(folder_); }

  std::vector<fs::path> files() const {
    std::vector<fs::path> list;
    if (!fs::exists(folder_)) return list;
    for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
      if (entry.is_regular_file()) list.push_back(entry.path());
    }
    return list;
  }
};

/// The second pair of the toy claims, one point with x = 999.
Bytes unseen_point() {
  const std::uint64_t all = std::numeric_limits<std::uint64_t>::max();
  Bytes bytes(24);
  write_tape(std::vector<std::uint64_t>{all, all / 8, all}, bytes);
  return bytes;
}

TEST_F(FuzzOneInput, KeepsAFindingOnceAndGoesOn) {
  const FamilyTarget<Hull2Family> target(suspect<Hull2Family, toy::ShortSighted>(Standing::kSuspected), toy::claims());
  FindingsFolder findings(folder_);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(fuzz_one_input(target, findings, unseen_point()).outcome.outcome, Outcome::kViolated);
  }
  EXPECT_EQ(fuzz_one_input(target, findings, {}).outcome.outcome, Outcome::kHolds);
  ASSERT_EQ(files().size(), 1u);
  EXPECT_EQ(findings.counts().at("lists every point"), 3u);

  std::ifstream in(files()[0]);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  EXPECT_EQ(files()[0].filename(), content_name(text) + ".case");
  const auto file = parse_case(text, "finding");
  ASSERT_TRUE(file) << file.error();
  const auto ran = target.run_file(*file);
  ASSERT_TRUE(ran) << ran.error();
  ASSERT_EQ(ran->size(), 1u);
  EXPECT_EQ(ran->front().outcome.claim, "lists every point");
}

TEST_F(FuzzOneInput, CountsPastTheLimitWithoutFillingTheDisk) {
  const FamilyTarget<Hull2Family> target(suspect<Hull2Family, toy::ShortSighted>(Standing::kSuspected), toy::claims());
  FindingsFolder findings(folder_);
  Bytes bytes(256);
  std::size_t size = 0;
  for (unsigned seed = 0; seed < 20000; ++seed) {
    size = mutate_input({bytes, size}, seed, nullptr);
    fuzz_one_input(target, findings, std::span(bytes).first(size));
  }
  EXPECT_LE(files().size(), 2 * FindingsFolder::kCasesPerClaim);
  EXPECT_GT(findings.counts().at("lists every point"), FindingsFolder::kCasesPerClaim);
}

TEST_F(FuzzOneInput, IsKeptAsTheCaseThatItStandsForWithoutBeingTried) {
  const FamilyTarget<Hull2Family> target(suspect<Hull2Family, toy::ShortSighted>(Standing::kSuspected), toy::claims());
  for (int i = 0; i < 2; ++i) keep_case_of(target, folder_, unseen_point());
  ASSERT_EQ(files().size(), 1u);
  std::ifstream in(files()[0]);
  const auto file = parse_case(std::string((std::istreambuf_iterator<char>(in)), {}), "kept");
  ASSERT_TRUE(file) << file.error();
  EXPECT_FALSE(file->header.contains("claim")) << "nothing is known of it yet";
  const RanCase tried = target.run_tape(tape_of(unseen_point()));
  EXPECT_EQ(std::get<Cloud2>(file->problem), std::get<Cloud2>(tried.file.problem));
  EXPECT_EQ(file->header.at("property"), tried.file.header.at("property"));
}

TEST_F(FuzzOneInput, AbortsOnTheFirstFindingWhereAskedTo) {
  const FamilyTarget<Hull2Family> target(suspect<Hull2Family, toy::ShortSighted>(Standing::kSuspected), toy::claims());
  EXPECT_DEATH(
      {
        ::setenv("ASSAY_STOP_ON_FIRST", "1", 1);
        FindingsFolder findings(folder_);
        fuzz_one_input(target, findings, unseen_point());
      },
      "assay-case");
}

using JudgeOneInput = FuzzOneInput;

FamilyTarget<Hull2Family> short_sighted(Standing standing) {
  return FamilyTarget<Hull2Family>(suspect<Hull2Family, toy::ShortSighted>(standing), toy::claims());
}

Bytes bytes_of(const std::string& text) { return {text.begin(), text.end()}; }

TEST_F(JudgeOneInput, AbortsOnADefectWithTheFindingOnStandardError) {
  const auto target = short_sighted(Standing::kProduction);
  EXPECT_DEATH(judge_one_input(target, unseen_point()),
               "WRONG ANSWER of toy/short_sighted: toy/.*: lists every point\n(.*\n)*assay-case 1\n(.*\n)*end");
  judge_one_input(target, {});
}

TEST_F(JudgeOneInput, LetsASuspectBeWrongAndKeepsNoFile) {
  judge_one_input(short_sighted(Standing::kSuspected), unseen_point());
  EXPECT_TRUE(files().empty());
}

TEST_F(JudgeOneInput, TakesTheTextOfACaseToo) {
  const auto target = short_sighted(Standing::kProduction);
  const std::string text = write_case(target.draw_tape(tape_of(unseen_point())));
  EXPECT_DEATH(judge_one_input(target, bytes_of(text)), "lists every point");
  judge_one_input(target, bytes_of("assay-case 1\nno case\n"));
  EXPECT_TRUE(run_input(target, bytes_of("assay-case 1\nno case\n")).empty());
}

TEST_F(JudgeOneInput, ChangesNoTextOfACase) {
  const std::string text = write_case(short_sighted(Standing::kProduction).draw_tape(tape_of(unseen_point())));
  for (unsigned seed = 0; seed < 200; ++seed) {
    for (ByteMutator byte_mutator : {ByteMutator{nullptr}, ByteMutator{&grow_by_a_byte}}) {
      Bytes bytes = bytes_of(text), out(4096);
      bytes.resize(4096);
      const std::size_t size = mutate_input({bytes, text.size()}, seed, byte_mutator);
      EXPECT_FALSE(is_case_text(std::span(bytes).first(size)));
      const std::size_t crossed = cross_inputs(bytes_of(text), unseen_point(), out, seed);
      EXPECT_FALSE(is_case_text(std::span(out).first(crossed)));
    }
  }
}

TEST(TapeOfStream, RunsWhatTheStreamRuns) {
  const auto target = short_sighted(Standing::kProduction);
  for (std::size_t pair = 0; pair < target.pairs(); ++pair) {
    for (std::uint64_t index = 0; index < 50; ++index) {
      const RanCase streamed = target.run_stream(pair, 7, index);
      const RanCase taped = target.run_tape(target.tape_of_stream(pair, 7, index));
      ASSERT_EQ(std::get<Cloud2>(taped.file.problem), std::get<Cloud2>(streamed.file.problem));
      ASSERT_EQ(taped.file.header, streamed.file.header);
      ASSERT_EQ(target.words_of_pair(pair), taped.file.header.at("property") + " on " + taped.file.header.at("domain"));
    }
  }
}

TEST_F(FuzzOneInput, ReducesAFindingToTheKnownMinimum) {
  const FamilyTarget<Hull2Family> target(suspect<Hull2Family, toy::ShortSighted>(Standing::kSuspected), toy::claims());
  FindingsFolder findings(folder_);
  const RanCase ran = fuzz_one_input(target, findings, unseen_point());
  // Of the numbers from 700 on, 1024 has the fewest bits.
  EXPECT_EQ(std::get<Cloud2>(target.reduced(ran).problem), (Cloud2{{{1024, 0}}}));
}

}  // namespace
}  // namespace assay::libfuzzer_driver_test
