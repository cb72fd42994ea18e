// The attacks by what they are made on. Each is false for a misdeed of another group.
#pragma once
#include <cstdint>

#include "engines/adapters/bad/misdeeds.h"

namespace assay::bad {

/// The machine's memory, and memory that is shared.
bool attack_memory(Misdeed misdeed, std::uint32_t* entries, std::uint32_t room);
/// The host, other processes, and how many there are of them.
bool attack_processes(Misdeed misdeed);
/// Files, descriptors and sockets.
bool attack_files(Misdeed misdeed);

}  // namespace assay::bad
