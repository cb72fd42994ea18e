#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "engines/adapters/bad/attack_groups.h"
#include "engines/adapters/bad/attacks.h"

namespace assay::bad {
namespace {

bool read_parent_by_file() {
  const int file = open(("/proc/" + std::to_string(getppid()) + "/mem").c_str(), O_RDWR);
  char byte = 0;
  const bool read =
      file >= 0 && pread(file, &byte, 1, static_cast<off_t>(reinterpret_cast<std::uintptr_t>(environ))) == 1;
  if (file >= 0) close(file);
  return read;
}

bool reach_parent(bool write) {
  char byte = 0;
  iovec here{&byte, 1}, there{static_cast<void*>(environ), 1};  // the same place in both, since one was forked
  if (process_vm_readv(getppid(), &here, 1, &there, 1, 0) != 1) return false;
  return !write || process_vm_writev(getppid(), &here, 1, &there, 1, 0) == 1;
}

bool trace_parent() {
  if (ptrace(PTRACE_SEIZE, getppid(), nullptr, nullptr) != 0) return false;
  ptrace(PTRACE_DETACH, getppid(), nullptr, nullptr);
  return true;
}

bool signal_by_file() {
  int ends[2];
  if (pipe(ends) != 0) return false;
  const bool done = fcntl(ends[0], F_SETOWN, getppid()) == 0 && fcntl(ends[0], F_GETOWN) == getppid();
  close(ends[0]), close(ends[1]);
  return done;
}

bool limit_parent() {
  rlimit found{};
  return prlimit(getppid(), RLIMIT_NOFILE, nullptr, &found) == 0 &&
         prlimit(getppid(), RLIMIT_NOFILE, &found, nullptr) == 0;
}

[[noreturn]] void sleep_long(const std::string& name) {
  prctl(PR_SET_NAME, name.c_str(), 0, 0, 0);
  setsid();
  for (int i = 0; i < 120; ++i) sleep(1);  // bounded, in case nobody ends it
  _exit(0);
}

std::string name_of_children() { return kChildName + std::to_string(getppid()); }

bool leave_child(bool by_grandchild) {
  const std::string name = name_of_children();
  const pid_t child = fork();
  if (child < 0) return false;
  if (child > 0 && by_grandchild) waitpid(child, nullptr, 0);
  if (child > 0) return true;
  if (by_grandchild && fork() > 0) _exit(0);
  sleep_long(name);
}

bool fork_bomb() {
  const std::string name = name_of_children();
  bool any = false;
  for (int i = 0; i < 60; ++i) {
    const pid_t child = fork();
    if (child < 0) return any;
    if (child == 0) {
      setsid();
      if (fork() == 0) sleep_long(name);  // for each of the sixty one more, and another when that one ends
      for (int again = 0; again < 5; ++again) {
        wait(nullptr);
        if (fork() == 0) sleep_long(name);
      }
      sleep_long(name);
    }
    any = true;
  }
  return any;
}

bool abort_in_child() {
  const pid_t child = fork();
  if (child == 0) std::abort();
  int status = 0;
  return child > 0 && waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

bool many_threads() {
  constexpr std::size_t kMost = 4000;
  std::vector<std::thread> threads;
  try {
    for (std::size_t i = 0; i < kMost; ++i)
      threads.emplace_back([] { std::this_thread::sleep_for(std::chrono::milliseconds(50)); });
  } catch (const std::system_error&) {  // no more are given
  }
  for (std::thread& thread : threads) thread.join();
  return threads.size() == kMost;
}

bool take_real_time() {
  const sched_param first{1};
  if (sched_setscheduler(0, SCHED_FIFO, &first) != 0) return false;
  const sched_param usual{0};
  sched_setscheduler(0, SCHED_OTHER, &usual);
  return true;
}

}  // namespace

bool attack_processes(Misdeed misdeed) {
  switch (misdeed) {
    case Misdeed::kReadParent: return read_parent_by_file();
    case Misdeed::kReadParentVm: return reach_parent(false);
    case Misdeed::kWriteParentVm: return reach_parent(true);
    case Misdeed::kTraceParent: return trace_parent();
    case Misdeed::kSignalParent: return kill(getppid(), 0) == 0;
    case Misdeed::kSignalEverybody: return kill(-1, 0) == 0;
    case Misdeed::kSignalGroup: return kill(0, 0) == 0;
    case Misdeed::kSignalByFile: return signal_by_file();
    case Misdeed::kLimitParent: return limit_parent();
    case Misdeed::kLeaveChild: return leave_child(false);
    case Misdeed::kLeaveGrandchild: return leave_child(true);
    case Misdeed::kForkBomb: return fork_bomb();
    case Misdeed::kAbortInChild: return abort_in_child();
    case Misdeed::kManyThreads: return many_threads();
    case Misdeed::kRealTime: return take_real_time();
    default: return false;
  }
}

}  // namespace assay::bad
