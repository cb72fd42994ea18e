#include "engines/host/isolation/enter.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "engines/host/isolation/landlock.h"

namespace assay {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kShadowMemory = true;  // terabytes of address space that no limit may count
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool kShadowMemory = true;
#else
constexpr bool kShadowMemory = false;
#endif
#else
constexpr bool kShadowMemory = false;
#endif

int limit(__rlimit_resource resource, std::uint64_t most) {
  rlimit found{};
  if (getrlimit(resource, &found) != 0) return errno;
  const rlim_t hard = std::min<rlim_t>(found.rlim_max, most);
  const rlimit wanted{std::min(found.rlim_cur, hard), hard};
  return setrlimit(resource, &wanted) == 0 ? 0 : errno;
}

/// Pages of address space and of private writable memory that this process has now, the host's inherited ones included.
struct Pages {
  std::uint64_t address_space = 0, written = 0;
};

/// /proc/self/statm is "size resident shared text 0 data 0" in pages.
int pages_now(Pages& pages) {
  const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return errno;
  char text[256];
  const ssize_t bytes = read(file, text, sizeof text);
  close(file);
  std::uint64_t numbers[7] = {};
  std::size_t word = 0;
  for (ssize_t i = 0; i < bytes && word < 7; ++i) {
    if (text[i] >= '0' && text[i] <= '9')
      numbers[word] = 10 * numbers[word] + static_cast<std::uint64_t>(text[i] - '0');
    else
      ++word;
  }
  if (word < 6) return EIO;
  pages = {numbers[0], numbers[5]};
  return 0;
}

/// RLIMIT_DATA counts private memory that may be written, and not what is only reserved; RLIMIT_AS counts everything,
/// so that shared mappings do not slip by.
int limit_memory(std::uint64_t bytes, bool address_space) {
  if (bytes == 0) return kLeftOut;
  if (kShadowMemory) return ENOTSUP;
  Pages pages;
  if (const int error = pages_now(pages); error != 0) return error;
  const auto page = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  if (const int error = limit(RLIMIT_DATA, pages.written * page + bytes); error != 0) return error;
  if (!address_space) return 0;
  return limit(RLIMIT_AS, pages.address_space * page + bytes + kReservedBytes);
}

/// Root keeps the right to read what it could read, because a plug-in may lie in another user's folder.
int lay_down_capabilities() {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3] = {};
  if (syscall(SYS_capget, &header, sets) != 0) return errno;
  constexpr std::uint32_t kept = 1U << CAP_DAC_READ_SEARCH;
  sets[0].effective &= kept;
  sets[0].permitted &= kept;
  sets[1].effective = sets[1].permitted = 0;
  sets[0].inheritable = sets[1].inheritable = 0;
  return syscall(SYS_capset, &header, sets) == 0 ? 0 : errno;
}

int enter_filter(std::span<const sock_filter> program) {
  if (program.empty()) return ENOSYS;  // no table for this processor
  const sock_fprog told{static_cast<unsigned short>(program.size()), const_cast<sock_filter*>(program.data())};
  // Without SPEC_ALLOW, kernels before 5.16 would slow every branch of the engine down.
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &told) == 0) return 0;
  return errno;
}

}  // namespace

std::string state_in_words(std::int32_t state) {
  if (state == 0) return "yes";
  if (state == kLeftOut) return "left out";
  return std::string("no: ") + std::strerror(state);
}

Confinement::Confinement(const WorkerOptions& options, std::uint64_t memory_bytes, std::string folder)
    : wanted_(options.isolation),
      may_start_processes_(options.may_start_processes),
      may_print_(options.let_it_print),
      limits_address_space_(!options.hosts_command),
      memory_bytes_(memory_bytes),
      file_bytes_(options.file_bytes),
      folder_(std::move(folder)),
      landlock_version_(landlock_version()),
      filter_(may_start_processes_,
              {true, landlock_keeps_truncation(landlock_version_), landlock_keeps_signals(landlock_version_)}),
      filter_without_landlock_(may_start_processes_, {!folder_.empty(), true, false}) {}

void Confinement::enter(LayerStates& states) {
  states.fill(kLeftOut);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_NOFILE, kOpenFiles);
  limit(RLIMIT_MSGQUEUE, 0);
  limit(RLIMIT_RTPRIO, 0);  // ahead of everybody else, for ever
  limit(RLIMIT_NICE, 0);
  // What it prints may go to a file of the host's.
  if (wanted_.landlock && !may_print_) limit(RLIMIT_FSIZE, file_bytes_);
  state_of(states, Layer::kMemory) = limit_memory(memory_bytes_, limits_address_space_);
  if (!folder_.empty() && chdir(folder_.c_str()) != 0) errno = 0;  // then it writes by full path only

  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (wanted_.landlock)
    state_of(states, Layer::kLandlock) = enter_landlock(landlock_version_, folder_.empty() ? nullptr : folder_.c_str());
  if (wanted_.capabilities) state_of(states, Layer::kCapabilities) = lay_down_capabilities();
  if (wanted_.undumpable) state_of(states, Layer::kUndumpable) = hide_memory_from_proc();
  if (wanted_.seccomp) {
    CallFilter& filter = in_force(states, Layer::kLandlock) ? filter_ : filter_without_landlock_;
    filter.patch(getpid());
    state_of(states, Layer::kSeccomp) = enter_filter(filter.program());
  }
}

int hide_memory_from_proc() { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 ? 0 : errno; }

}  // namespace assay
