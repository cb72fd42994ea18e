// What each layer refuses alone, and that the attacks succeed where all are left out.
#include <fcntl.h>
#include <linux/fs.h>
#include <linux/seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
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

/// Not every file system has flags.
bool folder_has_flags() {
  const int folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  int flags = 0;
  const bool has = ioctl(folder, FS_IOC_GETFLAGS, &flags) == 0;
  close(folder);
  return has;
}

/// With every layer left out they succeed: what the tests above see refused can be done.
TEST(OpenHouse, AttacksSucceedWhereNothingIsRefused) {
  for (const Misdeed misdeed :
       {Misdeed::kBombUntouched, Misdeed::kBombNew, Misdeed::kBombShared, Misdeed::kReadParent, Misdeed::kReadParentVm,
        Misdeed::kWriteParentVm, Misdeed::kSignalParent, Misdeed::kSignalByFile, Misdeed::kLimitParent,
        Misdeed::kSpoilFiles, Misdeed::kSocket, Misdeed::kSharedSegment, Misdeed::kDatagram, Misdeed::kFileOrders}) {
    if (geteuid() != 0 && misdeed <= Misdeed::kWriteParentVm && misdeed >= Misdeed::kReadParent) continue;
    if (misdeed == Misdeed::kFileOrders && !folder_has_flags()) continue;
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
  if (!landlock_keeps_signals(landlock_version())) GTEST_SKIP() << "this kernel's Landlock knows no signals";
  EXPECT_TRUE(is_right(replies_to(Misdeed::kSignalParent, without(&Isolation::seccomp))[2]));
}

TEST(Layers, AreAllInForceHereOrSaidToBeMissing) {
  for (std::size_t i = 0; i < kLayers; ++i) {
    std::printf("[  layer   ] %s: %s\n", std::string(kLayerNames[i]).c_str(), state_in_words(granted()[i]).c_str());
    EXPECT_NE(granted()[i], kLeftOut);
  }
}

/// What a process under the filter gets for opening `path`: 0 or the errno.
int opening(const CallFilter& filter, const std::string& path, int access) {
  const pid_t child = fork();
  if (child == 0) {
    const sock_fprog told{static_cast<unsigned short>(filter.program().size()),
                          const_cast<sock_filter*>(filter.program().data())};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &told) != 0) _exit(255);
    _exit(open(path.c_str(), access) >= 0 ? 0 : errno);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// As Landlock of Linux 5.13 to 6.1 does it: it sees what is opened for writing, and not that a file is emptied.
TEST(CallFilter, LetsNoFileBeEmptiedByOpeningItToRead) {
  NEEDS(Layer::kSeccomp);
  const std::string path = testing::TempDir() + "not_emptied";
  std::ofstream(path) << "kept";
  const CallFilter filter(false, {true, false, false});
  for (const int access : {O_RDONLY | O_TRUNC, O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC | O_CLOEXEC})
    EXPECT_EQ(opening(filter, path, access), EPERM) << access;
  EXPECT_EQ(std::filesystem::file_size(path), 4u);
  for (const int access : {O_RDONLY, O_WRONLY | O_TRUNC, O_RDWR | O_TRUNC | O_CREAT})
    EXPECT_EQ(opening(filter, path, access), 0) << access << " is left to Landlock";
}

TEST(CallFilter, NamesEveryCallOnceInEachProgramme) {
  for (const bool processes : {false, true})
    for (const LeftToLandlock left :
         {LeftToLandlock{}, LeftToLandlock{true}, LeftToLandlock{true, true}, LeftToLandlock{true, true, true}}) {
      std::map<std::uint32_t, int> times;
      const CallFilter filter(processes, left);
      const auto program = filter.program();
      for (std::size_t i = 4; i < program.size(); ++i)
        if (program[i].code == (BPF_JMP | BPF_JEQ | BPF_K) && program[i].jf > 0) ++times[program[i].k];
      for (const auto& [number, count] : times) EXPECT_EQ(count, 1) << name_of_call(number);
      EXPECT_LE(program.size(), 4096u);
    }
}

}  // namespace
}  // namespace assay
