// The system calls that a worker process is refused, as a programme for the kernel's filter (seccomp).
#pragma once
#include <linux/filter.h>
#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace assay {

/// What the kernel does instead of the call.
enum class Refusal : std::uint8_t {
  kError,    ///< EPERM: what an engine may try in good faith and do without
  kUnknown,  ///< ENOSYS: as if the kernel were older, so that libraries fall back on a call that can be looked into
  kEnd,      ///< SIGSYS: a hand laid on another process; the worker ends and its engine is blamed
};

/// Which programmes a line of the table belongs to. kOpenSignals: all but those in which Landlock keeps the signals of
/// an engine's processes in; kWithoutTruncation: those where it keeps files and does not see that opening empties them.
enum class RefusedWhere : std::uint8_t {
  kEverywhere,
  kWithoutProcesses,
  kWithProcesses,
  kWithoutLandlock,
  kWithoutTruncation,
  kOpenSignals
};

/// What a programme need not refuse, because Landlock does.
struct LeftToLandlock {
  bool files = false;       ///< opening for writing, making, moving, removing
  bool truncation = false;  ///< opening for reading what is emptied by it
  bool signals = false;     ///< to processes outside of the engine's own
};

/// What an argument's lower 32 bits must be for the call to be refused.
struct RefusedWhen {
  enum class Kind : std::uint8_t {
    kAlways,
    kNotOwn,
    kNotOwnOrZero,
    kOneOf,
    kNoneOf,
    kAnyBit,
    kNoBit,
    kMasked
  } kind = Kind::kAlways;
  std::uint8_t argument = 0;
  std::span<const std::uint32_t> values{};  ///< of kOneOf and kNoneOf; the mask of the others, then kMasked's values
};

struct RefusedCall {
  std::uint32_t number;
  const char* name;
  Refusal refusal;
  RefusedWhen when{};
  RefusedWhere where = RefusedWhere::kEverywhere;
};

/// The whole table, sorted by what it protects; empty where the processor is no x86-64.
std::span<const RefusedCall> refused_calls();

/// "ptrace"; "a system call of another kind" for one that is not in the table.
const char* name_of_call(std::uint32_t number);

/// A programme for SECCOMP_SET_MODE_FILTER. The number of the worker itself is written in by patch().
/// Claims  a call of the table is refused as it says; every other call is allowed that there was when the table was
///         made, and ENOSYS is the answer to a later one; a call of another architecture or of the 32-bit tables is
///         refused, since its numbers mean something else. Empty where the table is.
class CallFilter {
 public:
  CallFilter() = default;
  /// A filter knows the number of the worker and not those of processes that it starts, which abort by signalling
  /// themselves: where there may be some, signals are left to Landlock, which knows whose they are.
  CallFilter(bool may_start_processes, LeftToLandlock left);

  void patch(pid_t own);
  std::span<const sock_filter> program() const { return program_; }

 private:
  void refuse(const RefusedCall& call);
  void go_on_if_in(std::span<const std::uint32_t> values);
  void add(std::uint16_t code, std::uint32_t value, std::uint8_t if_true = 0, std::uint8_t if_false = 0);

  std::vector<sock_filter> program_;
  std::vector<std::size_t> own_;  ///< instructions that compare with the worker's own number
};

}  // namespace assay
