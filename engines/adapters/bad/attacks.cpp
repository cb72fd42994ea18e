#include "engines/adapters/bad/attacks.h"

#include <fcntl.h>
#include <linux/fs.h>
#include <sched.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <new>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace assay::bad {
namespace {

const volatile std::size_t kBombBytes = std::size_t{4} << 30;  // volatile, so that the compiler does not see through it
constexpr std::size_t kPage = 4096;

bool bomb(bool touch) {
  auto* memory = static_cast<volatile char*>(std::malloc(kBombBytes));
  for (std::size_t at = 0; at < (touch ? kBombBytes : 1); at += kPage) memory[at] = 1;
  std::free(const_cast<char*>(memory));
  return true;
}

bool bomb_by_new() {
  auto* memory = static_cast<volatile char*>(::operator new(kBombBytes));
  memory[0] = 1;
  ::operator delete(const_cast<char*>(memory));
  return true;
}

bool bomb_caught() {
  try {
    return bomb_by_new();
  } catch (const std::bad_alloc&) {
    return false;
  }
}

bool bomb_shared() {
  void* memory = mmap(nullptr, kBombBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return false;
  munmap(memory, kBombBytes);
  return true;
}

/// Every mapping that is shared and may be written: "7f..-7f.. rw-s ...".
bool overwrite_shared(std::size_t most, int value) {
  std::ifstream maps("/proc/self/maps");
  bool done = false;
  for (std::string line; std::getline(maps, line);) {
    std::size_t begin = 0, end = 0;
    char mode[8] = {};
    if (std::sscanf(line.c_str(), "%zx-%zx %7s", &begin, &end, mode) != 3 || mode[3] != 's' || mode[1] != 'w') continue;
    std::memset(reinterpret_cast<void*>(begin), value, std::min(most, end - begin));
    done = true;
    if (most == kPage) break;
  }
  return done;
}

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

bool write_file(const std::string& path, std::size_t bytes) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT, 0600);
  if (file < 0) return false;
  const std::vector<char> block(std::size_t{1} << 20);
  for (std::size_t written = 0; written < bytes; written += block.size())
    if (write(file, block.data(), std::min(block.size(), bytes - written)) <= 0) return close(file), false;
  close(file);
  return true;
}

std::string host_folder() {
  const char* folder = std::getenv(kHostFolder);
  return folder == nullptr ? "." : folder;
}

bool spoil_files() {
  const std::string folder = host_folder();
  struct stat found {};
  if (stat(folder.c_str(), &found) != 0) return false;
  const int opened = open(folder.c_str(), O_RDONLY | O_DIRECTORY);
  const bool locked = opened >= 0 && flock(opened, LOCK_EX | LOCK_NB) == 0;
  if (opened >= 0) close(opened);
  return locked || chmod(folder.c_str(), found.st_mode & 07777) == 0 ||
         utimensat(AT_FDCWD, folder.c_str(), nullptr, 0) == 0;
}

bool open_many() {
  constexpr std::size_t kMost = 1000;
  std::vector<int> files;
  while (files.size() < kMost) {
    const int file = open("/dev/null", O_RDONLY);
    if (file < 0) break;
    files.push_back(file);
  }
  for (const int file : files) close(file);
  return files.size() == kMost;
}

bool use_socket() {
  const int file = socket(AF_INET, SOCK_STREAM, 0);
  if (file >= 0) close(file);
  return file >= 0;
}

bool make_segment() {
  const int segment = shmget(IPC_PRIVATE, kPage, IPC_CREAT | 0600);
  if (segment >= 0) shmctl(segment, IPC_RMID, nullptr);
  return segment >= 0;
}

bool pair_datagrams() {
  int pair[2];
  if (socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) != 0) return false;
  close(pair[0]), close(pair[1]);
  return true;
}

bool attach_segment() {
  const char* number = std::getenv(kSegment);
  if (number == nullptr) return false;
  void* memory = shmat(std::atoi(number), nullptr, 0);
  if (memory == reinterpret_cast<void*>(-1)) return false;
  *static_cast<char*>(memory) = 1;
  return true;
}

bool order_files() {
  const int opened = open(host_folder().c_str(), O_RDONLY | O_DIRECTORY);
  int flags = 0;
  const bool done =
      opened >= 0 && ioctl(opened, FS_IOC_GETFLAGS, &flags) == 0 && ioctl(opened, FS_IOC_SETFLAGS, &flags) == 0;
  if (opened >= 0) close(opened);
  return done;
}

bool call_newest() {
  constexpr long kSetAttributeAt = 463;
  constexpr const char* kName = "user.assay_was_here";
  struct {
    std::uint64_t value = 0;
    std::uint32_t size = 0, flags = 0;
  } nothing;
  const std::string folder = host_folder();
  if (syscall(kSetAttributeAt, AT_FDCWD, folder.c_str(), 0, kName, &nothing, sizeof nothing) != 0) return false;
  removexattr(folder.c_str(), kName);
  return true;
}

bool take_real_time() {
  const sched_param first{1};
  if (sched_setscheduler(0, SCHED_FIFO, &first) != 0) return false;
  const sched_param usual{0};
  sched_setscheduler(0, SCHED_OTHER, &usual);
  return true;
}

bool write_late(std::uint32_t* entries, std::uint32_t room) {
  std::thread([=] {
    for (int i = 0; i < 200; ++i) {
      std::this_thread::sleep_for(std::chrono::microseconds(200));
      for (std::uint32_t k = 0; k < room; ++k) static_cast<volatile std::uint32_t*>(entries)[k] = 0x77777777;
    }
  }).detach();
  return false;
}

}  // namespace

bool attack(Misdeed misdeed, std::uint32_t* entries, std::uint32_t room) {
  switch (misdeed) {
    case Misdeed::kBombUntouched: return bomb(false);
    case Misdeed::kBombTouched: return bomb(true);
    case Misdeed::kBombNew: return bomb_by_new();
    case Misdeed::kBombCaught: return bomb_caught();
    case Misdeed::kBombShared: return bomb_shared();
    case Misdeed::kOverwriteShared: return overwrite_shared(~std::size_t{0}, 0x5a);
    case Misdeed::kOverwriteControl: return overwrite_shared(kPage, 0);
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
    case Misdeed::kFillDisk: return write_file(kLeftBehind, std::size_t{512} << 20);
    case Misdeed::kWriteHere: return write_file(kLeftBehind, 1000);
    case Misdeed::kWriteHome: return write_file(host_folder() + "/" + kLeftBehind, 1000);
    case Misdeed::kSpoilFiles: return spoil_files();
    case Misdeed::kOpenMany: return open_many();
    case Misdeed::kSocket: return use_socket();
    case Misdeed::kSharedSegment: return make_segment();
    case Misdeed::kDatagram: return pair_datagrams();
    case Misdeed::kOthersSegment: return attach_segment();
    case Misdeed::kFileOrders: return order_files();
    case Misdeed::kNewestCall: return call_newest();
    case Misdeed::kRealTime: return take_real_time();
    case Misdeed::kLateThread: return write_late(entries, room);
    default: return false;
  }
}

}  // namespace assay::bad
