// What each layer refuses alone, and that the attacks succeed where all are left out.
#include <unistd.h>

#include <cstdio>
#include <map>

#include "engines/host/isolation/landlock.h"
#include "engines/host/isolation/refused_calls.h"
#include "tests/engines/isolation/attackers.h"

namespace assay {
namespace {

using bad::Misdeed;

WorkerOptions without(bool Isolation::*layer) {
  WorkerOptions options;
  options.isolation.*layer = false;
  return options;
}

WorkerOptions open_house() {
  WorkerOptions options;
  options.isolation = Isolation::none();
  options.memory_bytes = 0;
  return options;
}

/// With every layer left out they succeed: what the tests above see refused can be done.
TEST(OpenHouse, AttacksSucceedWhereNothingIsRefused) {
  for (const Misdeed misdeed :
       {Misdeed::kBombUntouched, Misdeed::kBombNew, Misdeed::kBombShared, Misdeed::kReadParent, Misdeed::kReadParentVm,
        Misdeed::kWriteParentVm, Misdeed::kSignalParent, Misdeed::kSignalByFile, Misdeed::kLimitParent,
        Misdeed::kSpoilFiles, Misdeed::kSocket, Misdeed::kSharedSegment}) {
    if (geteuid() != 0 && misdeed <= Misdeed::kWriteParentVm && misdeed >= Misdeed::kReadParent) continue;
    const auto replies = replies_to(misdeed, open_house());
    EXPECT_EQ(replies[2].delivery, Delivery::kAnswered) << static_cast<int>(misdeed) << ": " << replies[2].incident;
    EXPECT_FALSE(is_right(replies[2])) << static_cast<int>(misdeed);
  }
}

/// One layer is enough for the parent's memory; where two overlap, each is tried alone.
TEST(Layers, EachAloneKeepsTheParentsMemory) {
  for (const auto& [layer, only] : {std::pair{Layer::kLandlock, Isolation{false, true, false, false}},
                                    std::pair{Layer::kCapabilities, Isolation{true, false, false, true}}}) {
    if (!in_force(granted(), layer)) continue;
    WorkerOptions options;
    options.isolation = only;
    for (const Misdeed misdeed :
         {Misdeed::kReadParent, Misdeed::kReadParentVm, Misdeed::kWriteParentVm, Misdeed::kTraceParent})
      EXPECT_TRUE(is_right(replies_to(misdeed, options)[2])) << static_cast<int>(misdeed);
  }
}

TEST(Layers, WithoutLandlockTheSystemCallsThatWriteAreRefused) {
  NEEDS(Layer::kSeccomp);
  for (const Misdeed misdeed : {Misdeed::kWriteHere, Misdeed::kWriteHome, Misdeed::kFillDisk})
    EXPECT_TRUE(is_right(replies_to(misdeed, without(&Isolation::landlock))[2])) << static_cast<int>(misdeed);
  EXPECT_FALSE(std::filesystem::exists(bad::kLeftBehind));
}

TEST(Layers, WithoutSeccompLandlockRefusesSignals) {
  NEEDS(Layer::kLandlock);
  if (landlock_version() < 6) GTEST_SKIP() << "this kernel's Landlock knows no signals";
  EXPECT_TRUE(is_right(replies_to(Misdeed::kSignalParent, without(&Isolation::seccomp))[2]));
}

TEST(Layers, AreAllInForceHereOrSaidToBeMissing) {
  for (std::size_t i = 0; i < kLayers; ++i) {
    std::printf("[  layer   ] %s: %s\n", std::string(kLayerNames[i]).c_str(), state_in_words(granted()[i]).c_str());
    EXPECT_NE(granted()[i], kLeftOut);
  }
}

TEST(CallFilter, NamesEveryCallOnceInEachProgramme) {
  for (const bool processes : {false, true})
    for (const bool without_landlock : {false, true}) {
      std::map<std::uint32_t, int> times;
      const CallFilter filter(processes, without_landlock);
      const auto program = filter.program();
      for (std::size_t i = 4; i < program.size(); ++i)
        if (program[i].code == (BPF_JMP | BPF_JEQ | BPF_K) && program[i].jf > 0) ++times[program[i].k];
      for (const auto& [number, count] : times) EXPECT_EQ(count, 1) << name_of_call(number);
      EXPECT_LE(program.size(), 4096u);
    }
}

}  // namespace
}  // namespace assay
