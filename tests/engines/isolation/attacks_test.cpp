// What an engine tries against the host and the machine is refused, blamed on the case that tried it, and leaves
// nothing behind; and each attack is shown to succeed where the layer that stops it is left out, so that no test passes
// for nothing.
#include "tests/engines/isolation/attackers.h"

namespace assay {
namespace {

using bad::Misdeed;

struct Attack {
  Misdeed misdeed;
  Delivery delivery;
  std::string incident;  ///< occurs in the incident
  Layer layer = Layer::kSeccomp;
};

std::ostream& operator<<(std::ostream& out, const Attack& attack) {
  return out << "misdeed " << static_cast<int>(attack.misdeed);
}

class RefusedAttack : public testing::TestWithParam<Attack> {};

TEST_P(RefusedAttack, HitsNobodyAndIsBlamedOnItsCase) {
  NEEDS(GetParam().layer);
  const auto replies = replies_to(GetParam().misdeed);
  for (const std::size_t plain : {0, 1, 3, 4}) EXPECT_TRUE(is_right(replies[plain])) << replies[plain].incident;
  EXPECT_EQ(replies[2].delivery, GetParam().delivery) << replies[2].incident;
  EXPECT_NE(replies[2].incident.find(GetParam().incident), std::string::npos) << replies[2].incident;
  EXPECT_EQ(is_right(replies[2]), GetParam().delivery == Delivery::kAnswered) << "the attack succeeded";
  EXPECT_FALSE(has_children());
  EXPECT_EQ(children_left_behind(), 0);
}

INSTANTIATE_TEST_SUITE_P(
    Attacks, RefusedAttack,
    testing::Values(
        Attack{Misdeed::kBombUntouched, Delivery::kCrashed,
               "SIGSEGV (Segmentation fault) after memory had been refused to it: it may use 2 GiB beyond",
               Layer::kMemory},
        Attack{Misdeed::kBombTouched, Delivery::kCrashed, "after memory had been refused to it", Layer::kMemory},
        Attack{Misdeed::kBombNew, Delivery::kCrashed,
               "was refused memory: the C++ exception std::bad_alloc left the call", Layer::kMemory},
        Attack{Misdeed::kBombCaught, Delivery::kAnswered, "", Layer::kMemory},
        Attack{Misdeed::kBombShared, Delivery::kAnswered, "", Layer::kMemory},
        Attack{Misdeed::kReadParent, Delivery::kAnswered, "", Layer::kLandlock},
        Attack{
            Misdeed::kReadParentVm, Delivery::kCrashed,
            "SIGSYS (Bad system call): it asked the kernel for process_vm_readv on another process, which is refused"},
        Attack{Misdeed::kWriteParentVm, Delivery::kCrashed, "process_vm_readv on another process"},
        Attack{Misdeed::kTraceParent, Delivery::kCrashed, "ptrace on another process"},
        Attack{Misdeed::kSignalParent, Delivery::kCrashed, "kill on another process"},
        Attack{Misdeed::kSignalGroup, Delivery::kCrashed, "kill on another process"},
        Attack{Misdeed::kLimitParent, Delivery::kCrashed, "prlimit64 on another process"},
        Attack{Misdeed::kSignalByFile, Delivery::kAnswered, ""}, Attack{Misdeed::kLeaveChild, Delivery::kAnswered, ""},
        Attack{Misdeed::kLeaveGrandchild, Delivery::kAnswered, ""}, Attack{Misdeed::kForkBomb, Delivery::kAnswered, ""},
        Attack{Misdeed::kManyThreads, Delivery::kAnswered, "", Layer::kMemory},
        Attack{Misdeed::kFillDisk, Delivery::kAnswered, "", Layer::kLandlock},
        Attack{Misdeed::kWriteHere, Delivery::kAnswered, "", Layer::kLandlock},
        Attack{Misdeed::kWriteHome, Delivery::kAnswered, "", Layer::kLandlock},
        Attack{Misdeed::kSpoilFiles, Delivery::kAnswered, ""}, Attack{Misdeed::kOpenMany, Delivery::kAnswered, ""},
        Attack{Misdeed::kSocket, Delivery::kAnswered, ""}, Attack{Misdeed::kSharedSegment, Delivery::kAnswered, ""}));

/// Sent with number 0, which asks for permission only; and not even that where nothing is known to refuse it.
TEST(RefusedSignal, ToEverybodyHitsNobody) {
  NEEDS(Layer::kSeccomp);
  const auto harmless = replies_to(Misdeed::kSignalParent);
  ASSERT_EQ(harmless[2].delivery, Delivery::kCrashed) << "a signal to the parent alone is not refused";
  const auto replies = replies_to(Misdeed::kSignalEverybody);
  EXPECT_EQ(replies[2].delivery, Delivery::kCrashed);
  EXPECT_NE(replies[2].incident.find("kill on another process"), std::string::npos) << replies[2].incident;
}

}  // namespace
}  // namespace assay
