// What an engine tries against the host and the machine is refused, blamed on the case that tried it, and leaves
// nothing behind; and each attack is shown to succeed where the layer that stops it is left out, so that no test passes
// for nothing.
#include <sys/ipc.h>
#include <sys/resource.h>
#include <sys/shm.h>

#include <cstdlib>

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
        Attack{Misdeed::kSocket, Delivery::kAnswered, ""}, Attack{Misdeed::kSharedSegment, Delivery::kAnswered, ""},
        Attack{Misdeed::kDatagram, Delivery::kAnswered, ""}, Attack{Misdeed::kFileOrders, Delivery::kAnswered, ""},
        Attack{Misdeed::kNewestCall, Delivery::kAnswered, ""}));

/// Sent with number 0, which asks for permission only; and not even that where nothing is known to refuse it.
TEST(RefusedSignal, ToEverybodyHitsNobody) {
  NEEDS(Layer::kSeccomp);
  const auto harmless = replies_to(Misdeed::kSignalParent);
  ASSERT_EQ(harmless[2].delivery, Delivery::kCrashed) << "a signal to the parent alone is not refused";
  const auto replies = replies_to(Misdeed::kSignalEverybody);
  EXPECT_EQ(replies[2].delivery, Delivery::kCrashed);
  EXPECT_NE(replies[2].incident.find("kill on another process"), std::string::npos) << replies[2].incident;
}

/// A segment of this process, as any other process of the user has them, whose number is no secret.
class OthersSegment {
 public:
  OthersSegment() : number_(shmget(IPC_PRIVATE, 1, IPC_CREAT | 0600)), memory_(shmat(number_, nullptr, 0)) {
    setenv(bad::kSegment, std::to_string(number_).c_str(), 1);
    end_fork_server();
  }
  OthersSegment(const OthersSegment&) = delete;
  OthersSegment& operator=(const OthersSegment&) = delete;
  ~OthersSegment() {
    unsetenv(bad::kSegment);
    end_fork_server();
    shmdt(memory_);
    shmctl(number_, IPC_RMID, nullptr);
  }
  char content() const { return *static_cast<const char*>(memory_); }

 private:
  int number_;
  void* memory_;
};

TEST(RefusedSegment, OfAnotherProcessIsNotAttached) {
  NEEDS(Layer::kSeccomp);
  const OthersSegment segment;
  EXPECT_TRUE(is_right(replies_to(Misdeed::kOthersSegment)[2]));
  EXPECT_EQ(segment.content(), 0);
  WorkerOptions open_house;
  open_house.isolation = Isolation::none();
  EXPECT_FALSE(is_right(replies_to(Misdeed::kOthersSegment, open_house)[2])) << "nothing was tried";
  EXPECT_EQ(segment.content(), 1);
}

/// Users whose processes may run in real time have a limit above 0.
TEST(RefusedPriority, IsNotAheadOfEverybodyElse) {
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_RTPRIO, &before), 0);
  const rlimit allowed{10, 10};
  if (setrlimit(RLIMIT_RTPRIO, &allowed) != 0) GTEST_SKIP() << "this user may not run in real time";
  end_fork_server();
  EXPECT_TRUE(is_right(replies_to(Misdeed::kRealTime)[2]));
  setrlimit(RLIMIT_RTPRIO, &before);
  end_fork_server();
}

}  // namespace
}  // namespace assay
