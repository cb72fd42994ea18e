#include "engines/host/isolation/last_words.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <new>

#include "engines/host/isolation/refused_calls.h"

namespace assay {
namespace {

constexpr int kSentByFilter = 1;  // si_code SYS_SECCOMP
constexpr std::size_t kStackBytes = std::size_t{1} << 16;

LastWords* told = nullptr;
pid_t teller = 0;  // what a child of the engine's does is no reason for the death of its worker
alignas(16) std::array<std::byte, kStackBytes> own_stack;  // an engine's overflowing stack leaves no room for a handler

void on_fatal_signal(int number, siginfo_t* info, void*) {
  const bool is_worker = getpid() == teller;
  if (is_worker && number == SIGSYS && info->si_code == kSentByFilter)
    told->refused_call.store(static_cast<std::uint32_t>(info->si_syscall) + 1, std::memory_order_relaxed);
  // errno was 0 when the call began, so something in it was refused memory.
  if (is_worker && errno == ENOMEM) told->memory_refused.store(1, std::memory_order_relaxed);
  signal(number, SIG_DFL);
  raise(number);  // blocked until this handler is left
}

[[noreturn]] void on_no_memory() {
  if (getpid() == teller) told->memory_refused.store(1, std::memory_order_relaxed);
  throw std::bad_alloc();
}

}  // namespace

void prepare_last_words(LastWords& words) {
  told = &words;
  teller = getpid();
  stack_t stack{};
  stack.ss_sp = own_stack.data();
  stack.ss_size = own_stack.size();
  sigaltstack(&stack, nullptr);
  struct sigaction action {};
  action.sa_sigaction = &on_fatal_signal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (const int number : {SIGSYS, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGTRAP})
    sigaction(number, &action, nullptr);
  std::set_new_handler(&on_no_memory);
}

void begin_last_words(LastWords& words) {
  words.forget();
  errno = 0;
}

std::string last_words(const LastWords& words, int wait_status, std::uint64_t memory_bytes, std::uint64_t file_bytes) {
  const bool by_signal = WIFSIGNALED(wait_status);
  if (by_signal && WTERMSIG(wait_status) == SIGXFSZ)
    return file_bytes == 0 ? ": it may not write to files" : ": a file of its may have " + bytes_in_words(file_bytes);
  if (const std::uint32_t call = words.refused_call.load(std::memory_order_relaxed); call != 0)
    return std::string(": it asked the kernel for ") + name_of_call(call - 1) + " on another process, which is refused";
  if (words.memory_refused.load(std::memory_order_relaxed) == 0) return {};
  return " after memory had been refused to it" +
         (memory_bytes == 0 ? std::string()
                            : ": it may use " + bytes_in_words(memory_bytes) + " beyond what it starts with");
}

std::string bytes_in_words(std::uint64_t bytes) {
  constexpr std::array<const char*, 4> kUnits{" bytes", " KiB", " MiB", " GiB"};
  std::size_t unit = 0;
  while (unit + 1 < kUnits.size() && bytes >= 1024 && bytes % 1024 == 0) {
    bytes /= 1024;
    ++unit;
  }
  return std::to_string(bytes) + kUnits[unit];
}

}  // namespace assay
