#include "engines/host/isolation/family.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <set>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace assay {
namespace {

constexpr rlim_t kMark = 0x0a55a9;
constexpr int kRounds = 1000;
// The kernel's list of children may lack some while others of it exit, so one empty list says nothing.
constexpr int kLooksInVain = 3;
constexpr std::chrono::milliseconds kBetweenLooks{1};

/// Read and written under forking() only.
std::set<pid_t>& living_workers() {
  static std::set<pid_t> workers;
  return workers;
}

std::vector<pid_t> children_of(pid_t parent) {
  std::vector<pid_t> children;
  std::error_code ignored;
  for (const auto& thread : std::filesystem::directory_iterator("/proc/" + std::to_string(parent) + "/task", ignored)) {
    std::ifstream list(thread.path() / "children");
    for (pid_t child = 0; list >> child;) children.push_back(child);
  }
  return children;
}

/// A lower limit than the mark is a mark, too: nobody can raise it, but everybody can lower it.
bool is_marked(pid_t process) {
  rlimit found{};
  return prlimit(process, RLIMIT_LOCKS, nullptr, &found) == 0 && found.rlim_max <= kMark;
}

void collect(pid_t process, std::set<pid_t>& family) {
  if (!family.insert(process).second) return;
  for (const pid_t child : children_of(process)) collect(child, family);
}

std::set<pid_t> orphans(const std::set<pid_t>& workers) {
  std::set<pid_t> found;
  for (const pid_t child : children_of(getpid()))
    if (!workers.contains(child) && is_marked(child)) collect(child, found);
  return found;
}

}  // namespace

void adopt_orphans() { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void mark_family() {
  const rlimit mark{kMark, kMark};
  setrlimit(RLIMIT_LOCKS, &mark);
}

pid_t fork_worker(const SharedRegion& region) {
  const std::lock_guard lock(forking());
  region.lend(true);
  const pid_t child = fork();
  if (child != 0) region.lend(false);
  if (child > 0) living_workers().insert(child);
  return child;
}

void forget_worker(pid_t worker) {
  const std::lock_guard lock(forking());
  living_workers().erase(worker);
}

void end_orphans() {
  const std::lock_guard lock(forking());
  std::set<pid_t> stopped;
  int looks_in_vain = 0;
  for (int round = 0; round < kRounds; ++round) {
    const std::set<pid_t> family = orphans(living_workers());
    if (family.empty()) {
      if (++looks_in_vain == kLooksInVain) return;
      std::this_thread::sleep_for(kBetweenLooks);
      continue;
    }
    looks_in_vain = 0;
    bool all_stopped = true;  // what is stopped starts nothing more
    for (const pid_t process : family) {
      if (!stopped.insert(process).second) continue;
      kill(process, SIGSTOP);
      all_stopped = false;
    }
    if (!all_stopped) continue;
    for (const pid_t process : family) kill(process, SIGKILL);
    // Our own children are reaped here; theirs come to us and are reaped in the next round.
    for (const pid_t process : family)
      while (waitpid(process, nullptr, 0) < 0 && errno == EINTR) {
      }
    stopped.clear();
  }
}

}  // namespace assay
