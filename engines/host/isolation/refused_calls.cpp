#include "engines/host/isolation/refused_calls.h"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace assay {
namespace {

using enum Refusal;
using enum RefusedWhere;
using Kind = RefusedWhen::Kind;

constexpr std::uint32_t kX32Bit = 0x40000000;
// mseal of Linux 6.10. What came later (attributes of files by new calls, ...) nobody has looked at here.
constexpr std::uint32_t kLastKnownCall = 462;
constexpr std::uint32_t kNoNumber = 0xffffffff;  // never a call: stands for one that this kernel's headers lack
constexpr std::size_t kShelf = 8;

#if defined(__x86_64__)
constexpr std::uint32_t kFcntlNotify = 1026, kFchmodAt2 = 452, kTcGets2 = 0x802c542a;
constexpr std::array<std::uint32_t, 1> kThread{CLONE_THREAD};
constexpr std::array<std::uint32_t, 1> kNamespaces{CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET |
                                                   CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP};
constexpr std::array<std::uint32_t, 1> kForWriting{O_WRONLY | O_RDWR | O_CREAT | O_TRUNC};
// Who gets a descriptor's signals, and locks that the host would wait for.
constexpr std::array<std::uint32_t, 9> kDescriptorTricks{F_SETOWN, F_SETOWN_EX, F_SETSIG,     F_SETLEASE,  F_SETLK,
                                                         F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW, kFcntlNotify};
// What libraries ask of any descriptor. File systems take orders by ioctl that need no descriptor open for writing:
// flags, seals, snapshots; devices and sockets have owners of signals, terminals take input.
constexpr std::array<std::uint32_t, 8> kHarmlessOrders{TCGETS,   kTcGets2, TIOCGWINSZ, TIOCGPGRP,
                                                       FIONREAD, FIONBIO,  FIOCLEX,    FIONCLEX};
// Datagrams go to any address that a sender names, whomever its socket is paired with. The bit is in SOCK_DGRAM and
// SOCK_RAW, and not in SOCK_STREAM and SOCK_SEQPACKET.
constexpr std::array<std::uint32_t, 1> kDatagrams{SOCK_DGRAM};
constexpr std::array<std::uint32_t, 3> kEmptiesForReading{O_ACCMODE | O_TRUNC, O_TRUNC, O_ACCMODE | O_TRUNC};
constexpr std::array<std::uint32_t, 3> kProcessTricks{PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_CHILD_SUBREAPER};

constexpr RefusedWhen not_own(std::uint8_t argument) { return {Kind::kNotOwn, argument, {}}; }
constexpr RefusedWhen not_own_or_zero(std::uint8_t argument) { return {Kind::kNotOwnOrZero, argument, {}}; }
constexpr RefusedWhen one_of(std::uint8_t argument, std::span<const std::uint32_t> values) {
  return {Kind::kOneOf, argument, values};
}
constexpr RefusedWhen none_of(std::uint8_t argument, std::span<const std::uint32_t> values) {
  return {Kind::kNoneOf, argument, values};
}
constexpr RefusedWhen masked(std::uint8_t argument, std::span<const std::uint32_t> mask_and_values) {
  return {Kind::kMasked, argument, mask_and_values};
}
constexpr RefusedWhen any_bit(std::uint8_t argument, std::span<const std::uint32_t> mask) {
  return {Kind::kAnyBit, argument, mask};
}
constexpr RefusedWhen no_bit(std::uint8_t argument, std::span<const std::uint32_t> mask) {
  return {Kind::kNoBit, argument, mask};
}

#define CALL(name) SYS_##name, #name
constexpr RefusedCall kTable[] = {
    // Other processes: their memory, their signals, their limits, their place in the queue.
    {CALL(ptrace), kEnd},
    {CALL(process_vm_readv), kEnd, not_own(0)},
    {CALL(process_vm_writev), kEnd, not_own(0)},
    {CALL(kill), kEnd, not_own(0), kOpenSignals},
    {CALL(tgkill), kEnd, not_own(0), kOpenSignals},
    {CALL(tkill), kEnd, {}, kOpenSignals},
    {CALL(rt_sigqueueinfo), kEnd, not_own(0), kOpenSignals},
    {CALL(rt_tgsigqueueinfo), kEnd, not_own(0), kOpenSignals},
    {CALL(pidfd_send_signal), kEnd},
    {CALL(pidfd_getfd), kEnd},
    {CALL(prlimit64), kEnd, not_own_or_zero(0)},
    {CALL(pidfd_open), kError},
    {CALL(process_madvise), kError},
    {CALL(process_mrelease), kError},
    {CALL(kcmp), kError},
    {CALL(move_pages), kError, not_own_or_zero(0)},
    {CALL(migrate_pages), kError, not_own_or_zero(0)},
    {CALL(setpriority), kError},
    {CALL(ioprio_set), kError},
    {CALL(sched_setaffinity), kError, not_own_or_zero(0)},
    {CALL(sched_setscheduler), kError, not_own_or_zero(0)},
    {CALL(sched_setparam), kError, not_own_or_zero(0)},
    {CALL(sched_setattr), kError, not_own_or_zero(0)},
    {CALL(fcntl), kError, one_of(1, kDescriptorTricks)},
    {CALL(ioctl), kError, none_of(1, kHarmlessOrders)},
    {CALL(prctl), kError, one_of(0, kProcessTricks)},
    // New processes. Threads are allowed.
    {CALL(fork), kError, {}, kWithoutProcesses},
    {CALL(vfork), kError, {}, kWithoutProcesses},
    {CALL(clone), kError, no_bit(0, kThread), kWithoutProcesses},
    {CALL(execve), kError, {}, kWithoutProcesses},
    {CALL(execveat), kError, {}, kWithoutProcesses},
    {CALL(clone), kError, any_bit(0, kNamespaces), kWithProcesses},
    {CALL(clone3), kUnknown},  // its arguments lie in memory, where the filter cannot look
    {CALL(unshare), kError},
    {CALL(setns), kError},
    // The network, and what would outlive the worker or get around its limits.
    {CALL(socket), kError},
    {CALL(socketpair), kError, any_bit(1, kDatagrams)},
    {CALL(io_uring_setup), kUnknown},
    {CALL(memfd_create), kError},
    {CALL(memfd_secret), kError},
    {CALL(shmget), kError},
    {CALL(shmat), kError},
    {CALL(shmctl), kError},
    {CALL(msgget), kError},
    {CALL(msgsnd), kError},
    {CALL(msgrcv), kError},
    {CALL(msgctl), kError},
    {CALL(semget), kError},
    {CALL(semop), kError},
    {CALL(semtimedop), kError},
    {CALL(semctl), kError},
    {CALL(mq_open), kError},
    {CALL(add_key), kError},
    {CALL(request_key), kError},
    {CALL(keyctl), kError},
    {CALL(bpf), kError},
    {CALL(perf_event_open), kError},
    {CALL(userfaultfd), kError},
    {CALL(open_by_handle_at), kError},
    // What Landlock does not cover of files.
    {CALL(flock), kError},
    {CALL(truncate), kError},
    {CALL(chmod), kError},
    {CALL(fchmod), kError},
    {CALL(fchmodat), kError},
    {kFchmodAt2, "fchmodat2", kError},
    {CALL(chown), kError},
    {CALL(fchown), kError},
    {CALL(lchown), kError},
    {CALL(fchownat), kError},
    {CALL(utime), kError},
    {CALL(utimes), kError},
    {CALL(futimesat), kError},
    {CALL(utimensat), kError},
    {CALL(setxattr), kError},
    {CALL(lsetxattr), kError},
    {CALL(fsetxattr), kError},
    {CALL(removexattr), kError},
    {CALL(lremovexattr), kError},
    {CALL(fremovexattr), kError},
    {CALL(open), kError, masked(1, kEmptiesForReading), kWithoutTruncation},
    {CALL(openat), kError, masked(2, kEmptiesForReading), kWithoutTruncation},
    {CALL(openat2), kUnknown, {}, kWithoutTruncation},
    // Where there is no Landlock: everything that opens for writing, makes, moves or removes.
    {CALL(open), kError, any_bit(1, kForWriting), kWithoutLandlock},
    {CALL(openat), kError, any_bit(2, kForWriting), kWithoutLandlock},
    {CALL(openat2), kUnknown, {}, kWithoutLandlock},
    {CALL(creat), kError, {}, kWithoutLandlock},
    {CALL(unlink), kError, {}, kWithoutLandlock},
    {CALL(unlinkat), kError, {}, kWithoutLandlock},
    {CALL(rename), kError, {}, kWithoutLandlock},
    {CALL(renameat), kError, {}, kWithoutLandlock},
    {CALL(renameat2), kError, {}, kWithoutLandlock},
    {CALL(mkdir), kError, {}, kWithoutLandlock},
    {CALL(mkdirat), kError, {}, kWithoutLandlock},
    {CALL(rmdir), kError, {}, kWithoutLandlock},
    {CALL(link), kError, {}, kWithoutLandlock},
    {CALL(linkat), kError, {}, kWithoutLandlock},
    {CALL(symlink), kError, {}, kWithoutLandlock},
    {CALL(symlinkat), kError, {}, kWithoutLandlock},
    {CALL(mknod), kError, {}, kWithoutLandlock},
    {CALL(mknodat), kError, {}, kWithoutLandlock},
};
#undef CALL
#else
constexpr std::span<const RefusedCall> kTable{};  // its numbers are x86-64's: elsewhere there is no filter
#endif

std::uint32_t answer_to(Refusal refusal) {
  switch (refusal) {
    case kError: return SECCOMP_RET_ERRNO | EPERM;
    case kUnknown: return SECCOMP_RET_ERRNO | ENOSYS;
    case kEnd: return SECCOMP_RET_TRAP;
  }
  return SECCOMP_RET_KILL_PROCESS;
}

}  // namespace

std::span<const RefusedCall> refused_calls() { return kTable; }

const char* name_of_call(std::uint32_t number) {
  const auto found = std::ranges::find(kTable, number, &RefusedCall::number);
  return found == std::end(kTable) ? "a system call of another kind" : found->name;
}

CallFilter::CallFilter(bool may_start_processes, LeftToLandlock left) {
  if (refused_calls().empty()) return;
  add(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch));
  add(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0);
  add(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  add(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr));
  static_assert(kLastKnownCall < kX32Bit);
  add(BPF_JMP | BPF_JGT | BPF_K, kLastKnownCall, 0, 1);
  add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS);
  std::vector<const RefusedCall*> calls;
  for (const RefusedCall& call : kTable) {
    const bool applies = call.where == kEverywhere ||
                         call.where == (may_start_processes ? kWithProcesses : kWithoutProcesses) ||
                         (call.where == kWithoutLandlock && !left.files) ||
                         (call.where == kWithoutTruncation && left.files && !left.truncation) ||
                         (call.where == kOpenSignals && !(may_start_processes && left.signals));
    if (applies) calls.push_back(&call);
  }
  std::ranges::sort(calls, {}, &RefusedCall::number);
  // Shelves of a few numbers each, the others skipped: the kernel runs a new programme through for every number there
  // is.
  for (std::size_t first = 0; first < calls.size(); first += kShelf) {
    const auto shelf = std::span(calls).subspan(first, std::min(kShelf, calls.size() - first));
    add(BPF_JMP | BPF_JGT | BPF_K, shelf.back()->number, 0, 1);
    const std::size_t skip = program_.size();
    add(BPF_JMP | BPF_JA, 0);
    for (const RefusedCall* call : shelf) refuse(*call);
    add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    program_[skip].k = static_cast<std::uint32_t>(program_.size() - skip - 1);
  }
  add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
}

/// A block of its own for one number, which occurs once in a programme: where the condition fails, the call is allowed.
void CallFilter::refuse(const RefusedCall& call) {
  const std::size_t head = program_.size();
  add(BPF_JMP | BPF_JEQ | BPF_K, call.number);
  const RefusedWhen& when = call.when;
  const auto answer = [&] { add(BPF_RET | BPF_K, answer_to(call.refusal)); };
  const auto allow = [&] { add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW); };
  if (when.kind != Kind::kAlways)
    add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offsetof(seccomp_data, args) + 8U * when.argument));
  switch (when.kind) {
    case Kind::kAlways: answer(); break;
    case Kind::kNotOwn:
    case Kind::kNotOwnOrZero:
      if (when.kind == Kind::kNotOwnOrZero) add(BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0);
      own_.push_back(program_.size());
      add(BPF_JMP | BPF_JEQ | BPF_K, kNoNumber, 1, 0);
      answer();
      allow();
      break;
    case Kind::kOneOf: go_on_if_in(when.values), allow(), answer(); break;
    case Kind::kNoneOf: go_on_if_in(when.values), answer(), allow(); break;
    case Kind::kMasked:
      add(BPF_ALU | BPF_AND | BPF_K, when.values[0]);
      go_on_if_in(when.values.subspan(1)), allow(), answer();
      break;
    case Kind::kAnyBit:
    case Kind::kNoBit:
      add(BPF_JMP | BPF_JSET | BPF_K, when.values[0], when.kind == Kind::kNoBit ? 1 : 0,
          when.kind == Kind::kNoBit ? 0 : 1);
      answer();
      allow();
      break;
  }
  program_[head].jf = static_cast<std::uint8_t>(program_.size() - head - 1);
}

/// Passes over the next instruction where what was loaded is one of the values.
void CallFilter::go_on_if_in(std::span<const std::uint32_t> values) {
  for (std::size_t i = 0; i < values.size(); ++i)
    add(BPF_JMP | BPF_JEQ | BPF_K, values[i], static_cast<std::uint8_t>(values.size() - i), 0);
}

void CallFilter::add(std::uint16_t code, std::uint32_t value, std::uint8_t if_true, std::uint8_t if_false) {
  program_.push_back({code, if_true, if_false, value});
}

void CallFilter::patch(pid_t own) {
  for (const std::size_t at : own_) program_[at].k = static_cast<std::uint32_t>(own);
}

}  // namespace assay
