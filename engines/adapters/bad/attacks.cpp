#include "engines/adapters/bad/attacks.h"

#include "engines/adapters/bad/attack_groups.h"

namespace assay::bad {

bool attack(Misdeed misdeed, std::uint32_t* entries, std::uint32_t room) {
  return attack_memory(misdeed, entries, room) || attack_processes(misdeed) || attack_files(misdeed);
}

}  // namespace assay::bad
