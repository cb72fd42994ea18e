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
};
inline constexpr std::uint32_t kMisdeeds = 22;

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
