// The drivers agree: one tape, one verdict, whoever supplies it.
#include <gtest/gtest.h>

#include "fuzz/drivers/libfuzzer.h"
#include "fuzz/drivers/tape_bytes.h"
#include "tests/fuzz/show_problems.h"
#include "tests/fuzz/toy.h"

namespace assay::conformance_test {
namespace {

/// The raw choices that a campaign's stream of this key supplies.
std::vector<std::uint64_t> recorded(std::uint64_t key, std::size_t count) {
  Choices choices{key};
  std::vector<std::uint64_t> tape(count);
  for (std::uint64_t& choice : tape) choice = choices.next();
  return tape;
}

template <class A>
void expect_agreement() {
  const auto on_trial = suspect<Hull2Family, A>(Standing::kSuspected);
  const FamilyTarget<Hull2Family> target(on_trial, toy::claims());
  const std::string domain = toy::kGrid.versioned_name();
  FindingsFolder findings(testing::TempDir() + "assay_conformance");
  for (std::uint64_t index = 0; index < 300; ++index) {
    for (std::size_t pair = 0; pair < target.pairs(); ++pair) {
      // The campaign: a stream keyed by seed, domain and index.
      const RanCase streamed = target.run_stream(pair, 7, index);

      // RapidCheck: the same choices as a finite tape, through the same decode.
      const std::vector<std::uint64_t> tape = recorded(stream_key(7, domain, index), 64);
      Choices choices{std::span<const std::uint64_t>(tape)};
      const auto drawn = toy::Grid::draw(choices);
      ASSERT_EQ(std::get<Cloud2>(streamed.file.problem), drawn.problem);
      EXPECT_EQ(run_case(on_trial, toy::claims().properties[pair], drawn.problem), streamed.outcome);

      // libFuzzer: the same tape as bytes, behind a choice that selects the pair.
      std::vector<std::uint64_t> selected = tape;
      const auto share = static_cast<std::uint64_t>((static_cast<unsigned __int128>(1) << 64) / target.pairs());
      selected.insert(selected.begin(), pair * share + share / 2);
      std::vector<std::uint8_t> bytes(8 * selected.size());
      write_tape(selected, bytes);
      const RanCase fuzzed = fuzz_one_input(target, findings, bytes);
      EXPECT_EQ(fuzzed.outcome, streamed.outcome);
      EXPECT_EQ(write_case(fuzzed.file), write_case(streamed.file));

      // Replay: from the text alone.
      const auto file = parse_case(write_case(streamed.file), "conformance");
      ASSERT_TRUE(file) << file.error();
      const auto replayed = target.run_file(*file);
      ASSERT_TRUE(replayed) << replayed.error();
      ASSERT_EQ(replayed->size(), 1u);
      EXPECT_EQ(replayed->front().outcome, streamed.outcome);
    }
  }
}

TEST(DriverConformance, AnHonestVariantHoldsUnderAllDrivers) { expect_agreement<toy::Honest>(); }
TEST(DriverConformance, AFaultyVariantIsConvictedByAllDrivers) { expect_agreement<toy::ShortSighted>(); }
TEST(DriverConformance, AnEndlessVariantGivesUpUnderAllDrivers) { expect_agreement<toy::Endless>(); }
TEST(DriverConformance, ADecliningVariantDeclinesUnderAllDrivers) { expect_agreement<toy::Declining>(); }

TEST(StepLimit, StopsAtTheLimitAndCounts) {
  StepLimit limit(5);
  const Watch watch = limit.watch();
  int calls = 0;
  while (watch({})) ++calls;
  EXPECT_EQ(calls, 4);
  EXPECT_EQ(limit.steps(), 5u);
  EXPECT_TRUE(limit.reached());
}

TEST(TailRecorder, NamesTheLeastPeriodOfAnEndlessRun) {
  TailRecorder tail(10000);
  const Watch watch = tail.watch();
  std::uint32_t step = 0;
  for (std::uint32_t state[] = {0, 9}; watch(state); ++step) state[0] = step < 100 ? 1000 + step : step % 3;
  const auto cycle = tail.cycle();
  ASSERT_TRUE(cycle);
  EXPECT_EQ(cycle->states.size(), 3u);
  EXPECT_GE(cycle->first, 100u);
  EXPECT_NE(cycle->states[0], cycle->states[1]);
}

TEST(TailRecorder, SeesNoCycleWhereStatesKeepChangingOrTheRunEnds) {
  TailRecorder changing(10000), ended(10000);
  const Watch watch = changing.watch();
  for (std::uint32_t state[] = {0}; watch(state);) ++state[0];
  EXPECT_FALSE(changing.cycle());
  const std::uint32_t same[] = {7};
  for (int i = 0; i < 9999; ++i) EXPECT_TRUE(ended.watch()(same));
  EXPECT_FALSE(ended.cycle());
}

}  // namespace
}  // namespace assay::conformance_test
