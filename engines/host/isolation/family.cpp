#include "engines/host/isolation/family.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <set>
#include <sstream>
#include <string>
#include <system_error>
#include <thread>

namespace assay {
namespace {

constexpr rlim_t kMark = 0x0a55a9;
constexpr int kRounds = 1000;
// A process that gets another parent while /proc is read may be seen with neither, so one empty list says nothing.
constexpr int kLooksInVain = 3;
constexpr std::chrono::milliseconds kBetweenLooks{1};

/// Read and written under forking() only.
std::set<pid_t>& living_workers() {
  static std::set<pid_t> workers;
  return workers;
}

/// The same for handlers of signals, which may lock nothing; 0 is a free place. More workers than places go when they
/// notice that their host is gone.
std::array<std::atomic<pid_t>, 1024>& workers_in_places() {
  static constinit std::array<std::atomic<pid_t>, 1024> workers{};
  return workers;
}

void replace_in_places(pid_t what, pid_t with) {
  for (std::atomic<pid_t>& place : workers_in_places())
    if (pid_t expected = what; place.compare_exchange_strong(expected, with)) return;
}

using Children = std::multimap<pid_t, pid_t>;

/// Every process that /proc shows, by its parent. The kernel's own list of a process's children is optional, and may
/// lack some while others of it exit.
Children children_by_parent() {
  Children children;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", ignored)) {
    const std::string name = entry.path().filename();
    pid_t process = 0, parent = 0;
    if (std::from_chars(name.data(), name.data() + name.size(), process).ec != std::errc()) continue;
    std::ifstream file(entry.path() / "stat");
    std::string line;
    std::getline(file, line);
    const std::size_t end_of_name = line.rfind(')');  // a name may hold anything, brackets and spaces too
    if (end_of_name == std::string::npos) continue;
    std::istringstream rest(line.substr(end_of_name + 1));
    char state = 0;
    if (rest >> state >> parent) children.emplace(parent, process);
  }
  return children;
}

/// A lower limit than the mark is a mark, too: nobody can raise it, but everybody can lower it.
bool is_marked(pid_t process) {
  rlimit found{};
  return prlimit(process, RLIMIT_LOCKS, nullptr, &found) == 0 && found.rlim_max <= kMark;
}

void collect(pid_t process, const Children& children, std::set<pid_t>& family) {
  if (!family.insert(process).second) return;
  const auto [first, last] = children.equal_range(process);
  for (auto child = first; child != last; ++child) collect(child->second, children, family);
}

std::set<pid_t> orphans(const std::set<pid_t>& workers) {
  const Children children = children_by_parent();
  std::set<pid_t> found;
  const auto [first, last] = children.equal_range(getpid());
  for (auto child = first; child != last; ++child)
    if (!workers.contains(child->second) && is_marked(child->second)) collect(child->second, children, found);
  return found;
}

}  // namespace

void adopt_orphans() { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void mark_family() {
  const rlimit mark{kMark, kMark};
  setrlimit(RLIMIT_LOCKS, &mark);
}

std::mutex& forking() {
  static std::mutex mutex;
  return mutex;
}

void is_a_worker(pid_t process) {
  living_workers().insert(process);
  replace_in_places(0, process);
}

void forget_worker(pid_t worker) {
  const std::lock_guard lock(forking());
  living_workers().erase(worker);
  replace_in_places(worker, 0);
}

void end_session_with_host() {
  signal(SIGHUP, [](int) { kill(0, SIGKILL); });
  prctl(PR_SET_PDEATHSIG, SIGHUP);
}

void end_session(pid_t worker) {
  kill(-worker, SIGKILL);
  kill(worker, SIGKILL);  // it may lead no session yet
}

void end_workers_at_once() {
  for (const std::atomic<pid_t>& place : workers_in_places())
    if (const pid_t worker = place; worker > 0) end_session(worker);
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
