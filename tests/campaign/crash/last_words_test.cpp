// The last words of a crashing process: whose code ran on which case. Each crash happens in a child.
#include "campaign/crash/last_words.h"

#include <gtest/gtest.h>
#include <signal.h>

#include <memory>
#include <thread>

#include "campaign/run/block_runner.h"
#include "campaign/run/trial.h"
#include "properties/catalog/batteries.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SKIP_WITH_SANITIZER() GTEST_SKIP() << "the sanitizer's own handlers are in place"
#else
#define SKIP_WITH_SANITIZER() (void)0
#endif

namespace assay {
namespace {

/// Right on its face; crashes where told.
class Plain final : public Engine<Hull2Family> {
 public:
  explicit Plain(EngineInfo info) : info_(std::move(info)) {}
  const EngineInfo& info() const override { return info_; }
  bool runs_here() const override { return info_.library.empty(); }
  void solve(std::span<const Cloud2> questions, std::span<Reply<Hull2Family>> replies) override {
    for (std::size_t i = 0; i < questions.size(); ++i) replies[i] = {};
    if (info_.version == "crashes") raise(SIGSEGV);
  }

 private:
  EngineInfo info_;
};

EngineInfo named(std::string version, std::string library = "") {
  EngineInfo info;
  info.name = "test/plain";
  info.version = std::move(version);
  info.library = std::move(library);
  return info;
}

std::string_view always(const Stated<Hull2Family>&) { return {}; }
Verdict crashing_judge(const Cloud2&, std::span<const Reply<Hull2Family>>, const Court<Hull2Family>&) { std::abort(); }
void crashing_ask(const Cloud2&, std::vector<Cloud2>&) { raise(SIGFPE); }
Case<Hull2Family> crashing_draw(Choices&) {
  raise(SIGBUS);
  return {};
}
Case<Hull2Family> draw_nothing(Choices&) { return {}; }
Verdict content(const Cloud2&, std::span<const Reply<Hull2Family>>, const Court<Hull2Family>&) { return Holds{}; }

PropertyEntry<Hull2Family> property_of(decltype(&content) judge) {
  PropertyEntry<Hull2Family> property;
  property.name = "test/property";
  property.why_not_judged = &always;
  property.judge = judge;
  return property;
}

constexpr DomainEntry<Hull2Family> kDomain{"test/domain", "none", plain_axis("none"), 3, &draw_nothing};

void run_block(const EngineInfo& info, const PropertyEntry<Hull2Family>& property,
               const DomainEntry<Hull2Family>& domain = kDomain) {
  install_last_words();
  DrawnBlock<Hull2Family> block;
  draw_block(domain, 9, 2048, 16, block);
  Plain engine(info);
  BlockRunner<Hull2Family> runner;
  runner.ask(info, engine, property, domain, block, false);
  runner.judge(info, property, domain, {}, block, 2, 16, [](const auto&) {});
}

constexpr const char* kAgain =
    "this again: assay draw test/domain@3 --seed 9 --case 2048 --engine test/plain --property test/property --out "
    "crash.case && assay replay crash.case";

TEST(LastWords, AJudgesCrashIsNotTheEngines) {
  SKIP_WITH_SANITIZER();
  EXPECT_EXIT(run_block(named("1"), property_of(&crashing_judge)), testing::KilledBySignal(SIGABRT),
              "crashed by SIGABRT while judging its answer: engine test/plain, property test/property, domain "
              "test/domain@3, case 2048, seed 9\nassay: what was recorded is kept; " +
                  std::string(kAgain));
}

TEST(LastWords, AnEngineOfTheProgramIsNamedWithOneCase) {
  SKIP_WITH_SANITIZER();
  EXPECT_EXIT(run_block(named("crashes"), property_of(&content)), testing::KilledBySignal(SIGSEGV),
              "crashed by SIGSEGV while asking the engine: engine test/plain, property test/property, domain "
              "test/domain@3, case 2048, seed 9");
}

TEST(LastWords, AWorkersBatchIsNamedAsAWhole) {
  SKIP_WITH_SANITIZER();
  EXPECT_EXIT(run_block(named("crashes", "/some/plugin.so"), property_of(&content)), testing::KilledBySignal(SIGSEGV),
              "while asking the engine: .*, cases 2048 to 2063, seed 9");
}

TEST(LastWords, TheQuestionsOfAPropertyAndTheDrawingOfACaseArePhases) {
  SKIP_WITH_SANITIZER();
  PropertyEntry<Hull2Family> property = property_of(&content);
  property.ask = &crashing_ask;
  EXPECT_EXIT(run_block(named("1"), property), testing::KilledBySignal(SIGFPE),
              "crashed by SIGFPE while making the property's questions: engine test/plain");
  DomainEntry<Hull2Family> domain = kDomain;
  domain.draw = &crashing_draw;
  EXPECT_EXIT(run_block(named("1"), property_of(&content), domain), testing::KilledBySignal(SIGBUS),
              "crashed by SIGBUS while drawing the case: domain test/domain@3, case 2048, seed 9");
}

TEST(LastWords, ATrialOfAFileNamesTheFile) {
  SKIP_WITH_SANITIZER();
  const auto die = [] {
    install_last_words();
    const EngineSource<Hull2Family> source{named("crashes"),
                                           [](double) { return std::make_unique<Plain>(named("crashes")); }};
    const PropertyEntry<Hull2Family> property = property_of(&content);
    const HoldAtHand hold({.origin = CaseOrigin::kFile, .place = "a file.case", .command = "replay"});
    Trial<Hull2Family>(source, property, {}).run({});
  };
  EXPECT_EXIT(die(), testing::KilledBySignal(SIGSEGV),
              "while asking the engine: engine test/plain, property test/property, a file.case\n.*this again: assay "
              "replay 'a file.case' --engine test/plain --property test/property");
}

TEST(LastWords, AThreadWithoutACaseNamesThoseInWork) {
  SKIP_WITH_SANITIZER();
  const auto die = [] {
    install_last_words();
    const HoldAtHand hold({.origin = CaseOrigin::kPlain, .phase = Phase::kAsking, .place = "a square", .engine = "e"});
    std::thread([] { raise(SIGSEGV); }).join();
  };
  EXPECT_EXIT(die(), testing::KilledBySignal(SIGSEGV),
              "in a thread that has no case; in work was while asking the engine: engine e, a square");
}

TEST(LastWords, WhatWasHeldBeforeIsHeldAgain) {
  {
    const HoldAtHand outer({.origin = CaseOrigin::kPlain, .phase = Phase::kJudging, .place = "outer"});
    { const HoldAtHand inner({.origin = CaseOrigin::kFile, .phase = Phase::kAsking, .place = "inner"}); }
    EXPECT_EQ(at_hand().place, "outer");
    EXPECT_EQ(at_hand().phase, Phase::kJudging);
  }
  EXPECT_EQ(at_hand().origin, CaseOrigin::kNone);
}

TEST(LastWords, WhoHandlesTheSignalAlreadyKeepsIt) {
  const auto die = [] {
    signal(SIGSEGV, [](int) { _exit(77); });
    install_last_words();
    raise(SIGSEGV);
  };
  EXPECT_EXIT(die(), testing::ExitedWithCode(77), "");
}

}  // namespace
}  // namespace assay
