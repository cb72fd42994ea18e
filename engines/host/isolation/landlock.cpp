#include "engines/host/isolation/landlock.h"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>

namespace assay {
namespace {

// The kernel's header of Debian 12 knows version 2; these are the kernel's numbers up to version 6.
constexpr std::uint32_t kAskVersion = 1;
constexpr std::uint32_t kPathBeneath = 1;
constexpr std::uint64_t kWriteFile = 1ULL << 1, kRefer = 1ULL << 13, kTruncate = 1ULL << 14,
                        kDeviceControl = 1ULL << 15;
constexpr std::uint64_t kRemoveAndMake = 0x1ffULL << 4;  // folders and files removed; seven kinds of file made
constexpr std::uint64_t kTcp = 3, kAbstractSockets = 1, kSignals = 2;

struct Ruleset {
  std::uint64_t files = 0, network = 0, scoped = 0;
};
struct [[gnu::packed]] Beneath {
  std::uint64_t allowed = 0;
  std::int32_t folder = -1;
};

std::uint64_t rights_of_files(int version) {
  return kWriteFile | kRemoveAndMake | (version >= 2 ? kRefer : 0) |
         (landlock_keeps_truncation(version) ? kTruncate : 0) | (version >= 5 ? kDeviceControl : 0);
}

std::size_t known_bytes(int version) {
  if (version < 4) return offsetof(Ruleset, network);
  return !landlock_keeps_signals(version) ? offsetof(Ruleset, scoped) : sizeof(Ruleset);
}

int allow_below(int ruleset, const char* path, std::uint64_t allowed) {
  const Beneath beneath{allowed, open(path, O_PATH | O_CLOEXEC)};
  if (beneath.folder < 0) return errno;
  const long added = syscall(SYS_landlock_add_rule, ruleset, kPathBeneath, &beneath, 0);
  const int error = added == 0 ? 0 : errno;
  close(beneath.folder);
  return error;
}

}  // namespace

int landlock_version() {
  const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, kAskVersion);
  return version < 0 ? -errno : static_cast<int>(version);
}

bool landlock_keeps_truncation(int version) { return version >= 3; }
bool landlock_keeps_signals(int version) { return version >= 6; }

int enter_landlock(int version, const char* folder) {
  if (version < 0) return -version;
  Ruleset rules;
  rules.files = rights_of_files(version);
  rules.network = version >= 4 ? kTcp : 0;
  rules.scoped = landlock_keeps_signals(version) ? kAbstractSockets | kSignals : 0;
  const auto ruleset = static_cast<int>(syscall(SYS_landlock_create_ruleset, &rules, known_bytes(version), 0));
  if (ruleset < 0) return errno;
  int error = allow_below(ruleset, "/dev/null", rules.files & (kWriteFile | kTruncate | kDeviceControl));
  if (error == 0 && folder != nullptr) error = allow_below(ruleset, folder, rules.files);
  if (error == 0 && syscall(SYS_landlock_restrict_self, ruleset, 0) != 0) error = errno;
  close(ruleset);
  return error;
}

}  // namespace assay
