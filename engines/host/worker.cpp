#include "engines/host/worker.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string_view>

namespace assay {
namespace {

constexpr int kStartsTried = 3;
constexpr double kFirstNap = 0.0005, kLongestNap = 0.02;  // seconds between looks at whether the worker still lives

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// A number that no other thread of this process has or has had.
std::uint64_t this_thread() {
  static std::atomic<std::uint64_t> threads{0};
  thread_local const std::uint64_t number = ++threads;
  return number;
}

/// Processor time of another process so far; 0 once it is gone.
double processor_seconds(pid_t pid) {
  clockid_t clock{};
  timespec spent{};
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &spent) != 0) return 0;
  return static_cast<double>(spent.tv_sec) + 1e-9 * static_cast<double>(spent.tv_nsec);
}

/// The child is a stranger to the host: no terminal signals, handlers, open files, core files or half-written output of
/// the host's, and no life after the host's.
void leave_home(pid_t host, bool let_it_print) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != host) _exit(0);  // the host died before the line above
  setpgid(0, 0);                    // Ctrl-C on the terminal goes to the host's group only
  for (int number = 1; number < NSIG; ++number) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  signal(SIGINT, SIG_IGN);
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  const int nowhere = open("/dev/null", O_RDWR);
  if (nowhere >= 0) {
    dup2(nowhere, 0);
    if (!let_it_print) dup2(nowhere, 1), dup2(nowhere, 2);
  }
  close_range(3, ~0U, 0);
  // When memory runs out, the kernel should take this process and not the host.
  const int score = open("/proc/self/oom_score_adj", O_WRONLY);
  if (score >= 0) {
    if (write(score, "1000", 4) < 0) errno = 0;  // advice only
    close(score);
  }
  // An engine that calls exit() must not run the host's exit handlers or flush the host's buffers.
  on_exit([](int code, void*) { _exit(code); }, nullptr);
}

std::string_view name_of_signal(int number) {
  switch (number) {
    case SIGSEGV: return "SIGSEGV";
    case SIGABRT: return "SIGABRT";
    case SIGBUS: return "SIGBUS";
    case SIGFPE: return "SIGFPE";
    case SIGILL: return "SIGILL";
    case SIGKILL: return "SIGKILL";
    case SIGTERM: return "SIGTERM";
    case SIGTRAP: return "SIGTRAP";
    case SIGSYS: return "SIGSYS";
    case SIGPIPE: return "SIGPIPE";
    default: return "a signal";
  }
}

}  // namespace

std::string describe_death(int wait_status) {
  if (WIFSIGNALED(wait_status)) {
    const int number = WTERMSIG(wait_status);
    return "was killed by " + std::string(name_of_signal(number)) + " (" + strsignal(number) + ")";
  }
  return "called exit(" + std::to_string(WEXITSTATUS(wait_status)) + ")";
}

Worker::Worker(ChildMain child_main, const void* context, WorkerOptions options)
    : child_main_(child_main), context_(context), options_(options) {
  question_bytes_ = answer_bytes_ = options_.shared_bytes;
}

Worker::~Worker() { stop(); }

void Worker::stop() {
  if (pid_ < 0) return;
  kill(pid_, SIGKILL);
  while (waitpid(pid_, &status_, 0) < 0 && errno == EINTR) {
  }
  pid_ = -1;
}

bool Worker::gone() {
  const pid_t reaped = waitpid(pid_, &status_, WNOHANG);
  if (reaped == 0 || (reaped < 0 && errno == EINTR)) return false;
  if (reaped < 0) status_ = SIGKILL;  // somebody else reaped it: gone all the same
  pid_ = -1;
  return true;
}

Result<bool> Worker::prepare(std::size_t question_bytes, std::size_t answer_bytes) {
  const bool large_enough = question_bytes <= question_bytes_ && answer_bytes <= answer_bytes_;
  if (pid_ >= 0 && large_enough && starter_ == this_thread()) return true;
  stop();
  while (question_bytes_ < question_bytes) question_bytes_ *= 2;
  while (answer_bytes_ < answer_bytes) answer_bytes_ *= 2;
  std::string last;
  for (int tries = 0; tries < kStartsTried; ++tries) {
    Result<bool> started = start();
    if (started) return started;
    last = started.error();
    if (hopeless_) break;
  }
  stop();
  return Error{last};
}

Result<bool> Worker::start() {
  stop();
  hopeless_ = false;
  if (!region_.map(question_bytes_, answer_bytes_)) return Error{"no memory to share with a worker process"};
  batch_ = 0;
  if (options_.let_it_print) std::fflush(stdout);  // or the child would print the host's half-written line again
  const pid_t host = getpid();
  const pid_t child = fork();
  if (child < 0) return Error{std::string("a worker process cannot be started: ") + std::strerror(errno)};
  if (child == 0) {
    leave_home(host, options_.let_it_print);
    child_main_(context_, region_, options_);
    _exit(0);
  }
  pid_ = child;
  starter_ = this_thread();
  WorkerControl& control = region_.control();
  const Clock::time_point begin = Clock::now();
  for (double nap = kFirstNap;; nap = std::min(2 * nap, kLongestNap)) {
    const WorkerPhase phase = control.phase.load(std::memory_order_acquire);
    if (phase == WorkerPhase::kServing) return true;
    if (phase == WorkerPhase::kUnloadable) {
      control.sentence[kSentenceBytes - 1] = '\0';
      Error error{control.sentence};
      hopeless_ = true;
      stop();
      return error;
    }
    if (gone()) return Error{"the worker process " + describe_death(status_) + " while loading the library"};
    if (seconds_since(begin) > options_.seconds_to_start) {
      stop();
      return Error{"the worker process took longer than " +
                   std::to_string(static_cast<int>(options_.seconds_to_start)) + " s to load the library"};
    }
    futex_wait(control.served, 0, nap);  // woken by nobody on this word: a nap that a signal may cut short
  }
}

BatchEnd Worker::run(std::uint32_t count) {
  WorkerControl& control = region_.control();
  control.count = count;
  control.answered.store(0, std::memory_order_relaxed);
  control.in_flight.store(kNoCase, std::memory_order_relaxed);
  ++batch_;
  control.asked.store(batch_, std::memory_order_seq_cst);
  if (control.worker_sleeps.load(std::memory_order_seq_cst) != 0) futex_wake(control.asked);

  BatchEnd end;
  if (!spin_until(control.served, batch_)) {
    std::uint32_t watched = kNoCase;
    Clock::time_point since{};
    double processor_then = 0;
    double nap = kFirstNap;
    control.host_sleeps.store(1, std::memory_order_seq_cst);
    while (control.served.load(std::memory_order_seq_cst) != batch_) {
      futex_wait(control.served, batch_ - 1, nap);
      if (control.served.load(std::memory_order_acquire) == batch_) break;
      if (gone()) {
        end.how = BatchEnd::How::kDied;
        end.sentence = describe_death(status_);
        break;
      }
      const std::uint32_t answered = control.answered.load(std::memory_order_acquire);
      if (answered != watched) {
        watched = answered;
        since = Clock::now();
        processor_then = processor_seconds(pid_);
        nap = kFirstNap;
        continue;
      }
      nap = std::min(2 * nap, kLongestNap);
      const bool busy = processor_seconds(pid_) - processor_then > options_.seconds_per_case;
      if (busy || seconds_since(since) > kWallFactor * options_.seconds_per_case) {
        stop();
        end.how = BatchEnd::How::kHung;
        char limit[96];
        std::snprintf(limit, sizeof limit, "gave no answer within %g s of %s time",
                      options_.seconds_per_case * (busy ? 1 : kWallFactor), busy ? "processor" : "wall");
        end.sentence = limit;
        break;
      }
    }
    control.host_sleeps.store(0, std::memory_order_relaxed);
  }
  // Death may be noticed after the last reply was complete; nothing complete is thrown away.
  end.answered = std::min(control.answered.load(std::memory_order_acquire), count);
  if (end.how == BatchEnd::How::kServed) {
    if (control.leaving.load(std::memory_order_acquire) != 0) {
      end.how = BatchEnd::How::kLeft;
      stop();
    }
  } else {
    end.in_flight = control.in_flight.load(std::memory_order_acquire) == end.answered && end.answered < count;
  }
  return end;
}

}  // namespace assay
