// What the bad plug-in can be made to do. A case asks for a misdeed by its very first coordinate; no domain draws such
// numbers.
#pragma once
#include <array>
#include <cstdint>

namespace assay::bad {

enum class Misdeed : std::uint32_t {
  kNone,
  kSegfault,
  kAbort,
  kExit,           ///< exit(0): the process ends as if all were well
  kLoop,           ///< for ever, without a look at the watch
  kLoopWatched,    ///< for ever through a cycle of three states, deaf to the watch
  kCycleObedient,  ///< the same cycle, but stops when told to
  kSleep,          ///< for ever, without using the processor
  kNan,            ///< answers not-a-number (bad/gjk), an index out of range (bad/hull2)
  kWriteJustPast,  ///< one entry past its answer
  kWriteFarPast,   ///< a mebibyte past its answer
  kWriteBefore,
  kWriteQuestion,  ///< into the caller's problem
  kTooMany,        ///< states more entries than there is room for
  kUnknownStatus,
  kFlushToZero,
  kRoundUpward,
  kThrow,
  kNondeterministic,  ///< every other time it is asked, it answers something else
  kStackOverflow,
  kPrint,            ///< to standard output and standard error, then answers
  kIgnoreInterrupt,  ///< raises SIGINT against itself, then answers
  // Against the host and the machine (attacks.h). Where one succeeds, the answer is wrong; where it is refused, right.
  kBombUntouched,     ///< 4 GB by malloc, the first byte written to without a look at the pointer
  kBombTouched,       ///< 4 GB by malloc, every page written to
  kBombNew,           ///< 4 GB by operator new
  kBombCaught,        ///< the same, and the exception is caught
  kBombShared,        ///< 4 GB of shared memory
  kOverwriteShared,   ///< everything that it shares with the host
  kOverwriteControl,  ///< the first page of it, with zeros
  kReadParent,        ///< by /proc and by process_vm_readv
  kReadParentVm,      ///< by process_vm_readv
  kWriteParentVm,     ///< by process_vm_writev, one byte with what is there anyway
  kTraceParent,       ///< by ptrace
  kSignalParent,      ///< kill(parent, 0): as harmless as a signal can be
  kSignalEverybody,   ///< kill(-1, 0)
  kSignalGroup,       ///< kill(0, 0)
  kSignalByFile,      ///< makes the parent the owner of a pipe's signals
  kLimitParent,       ///< sets the parent's limits to what they are
  kLeaveChild,        ///< a child with a session of its own that sleeps
  kLeaveGrandchild,   ///< the same by way of a child that ends at once
  kForkBomb,          ///< sixty processes, each of which starts another for every one that it sees end
  kManyThreads,       ///< threads until no more are given, four thousand at most
  kFillDisk,          ///< a file in the current folder, 512 MiB long
  kWriteHere,         ///< a file in the current folder
  kWriteHome,         ///< a file in the host's current folder
  kSpoilFiles,        ///< changes mode and time of the host's current folder to what they are, and locks it
  kOpenMany,          ///< a thousand descriptors
  kSocket,
  kSharedSegment,  ///< System V shared memory, which would outlive everybody
  kLateThread,     ///< a thread that writes into the answer after the call
  kAbortInChild,   ///< a child that aborts, as an external solver would; achieved where SIGABRT ended it
  kDatagram,       ///< a pair of datagram sockets, which send to any address that is named
  kOthersSegment,  ///< attaches somebody's System V shared memory, of the number in kSegment
  kFileOrders,     ///< sets flags of the host's current folder to what they are, by ioctl
  kNewestCall,     ///< sets an attribute of the host's current folder by a call of Linux 6.13
  kRealTime,       ///< asks for a priority ahead of everybody else
};
inline constexpr std::uint32_t kMisdeeds = 56;

/// 2^40 + 2^20 * misdeed + 1/4096: exact, and unlikely by accident.
constexpr double trigger(Misdeed misdeed) {
  return 1099511627776.0 + 1048576.0 * static_cast<double>(static_cast<std::uint32_t>(misdeed)) + 0.000244140625;
}

constexpr Misdeed asked_for(double first_coordinate) {
  for (std::uint32_t i = 1; i < kMisdeeds; ++i)
    if (first_coordinate == trigger(static_cast<Misdeed>(i))) return static_cast<Misdeed>(i);
  return Misdeed::kNone;
}

}  // namespace assay::bad
