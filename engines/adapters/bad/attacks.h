// What an engine may try against the host and the machine. Each is bounded, and harmless where it is not refused.
#pragma once
#include <cstdint>

#include "engines/adapters/bad/misdeeds.h"

namespace assay::bad {

/// Whether the attack achieved what it was after. False for a misdeed that is none. `entries`, of `room`, is the
/// answer's memory.
bool attack(Misdeed misdeed, std::uint32_t* entries, std::uint32_t room);

/// Name of the file that kWriteHere and kWriteHome write, and environment variable that names the host's folder.
inline constexpr const char* kLeftBehind = "an_engine_was_here";
inline constexpr const char* kHostFolder = "ASSAY_BAD_HOST_FOLDER";
/// Environment variable with the number of the segment that kOthersSegment attaches.
inline constexpr const char* kSegment = "ASSAY_BAD_SEGMENT";
/// Name of a process that kLeaveChild and its like leave behind, as /proc/PID/comm has it: this and the host's number,
/// 15 characters at most.
inline constexpr const char* kChildName = "bad_kid_";

}  // namespace assay::bad
