#include "engines/host/worker/worker.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>

#include "engines/host/isolation/enter.h"
#include "engines/host/isolation/family.h"
#include "engines/host/stopping.h"
#include "engines/host/worker/death.h"
#include "properties/text/foreign_text.h"

namespace assay {
namespace {

constexpr int kStartsTried = 3;
constexpr double kFirstNap = 0.0005, kLongestNap = 0.02;  // seconds between looks at whether the worker still lives

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Processor time of another process so far; 0 once it is gone.
double processor_seconds(pid_t pid) {
  clockid_t clock{};
  timespec spent{};
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &spent) != 0) return 0;
  return static_cast<double>(spent.tv_sec) + 1e-9 * static_cast<double>(spent.tv_nsec);
}

/// What a start is about, in the words of its errors.
struct StartWords {
  std::string who, meanwhile, task;
};

StartWords words_of_start(const WorkerOptions& options) {
  if (options.hosts_command) return {"the command", "before it had said what it is", "to say what it is"};
  return {"the worker process", "while loading the library", "to load the library"};
}

}  // namespace

Worker::Worker(WorkerMain main, Hosted hosted, WorkerOptions options)
    : order_{.main = main, .hosted = std::move(hosted), .options = options},
      room_{options.shared_bytes, options.shared_bytes, 2 * options.shared_bytes} {}

Worker::~Worker() { stop(); }

void Worker::stop() {
  if (pid_ < 0) return;
  end_session(pid_);  // before it is reaped: a signal that ends this process in between would leave the rest behind
  pid_t reaped = -1;
  while ((reaped = waitpid(pid_, &status_, 0)) < 0 && errno == EINTR) {
  }
  if (reaped < 0) status_ = SIGKILL;  // somebody else reaped it: gone all the same
  forget_worker(pid_);
  pid_ = -1;
  if (order_.options.may_start_processes || !in_force(layers_, Layer::kSeccomp)) end_orphans();
  scratch_.remove();
}

bool Worker::gone() {
  siginfo_t ended{};
  const int looked = waitid(P_PID, static_cast<id_t>(pid_), &ended, WEXITED | WNOHANG | WNOWAIT);
  if (looked < 0 ? errno == EINTR : ended.si_pid == 0) return false;
  stop();
  return true;
}

std::string Worker::death() const {
  return describe_death(status_) +
         last_words(region_.control().last_words, status_, memory_bytes(), order_.options.file_bytes) + left_behind();
}

double Worker::processor_seconds_used() const {
  const double own = processor_seconds(pid_);
  if (!order_.options.hosts_command) return own;
  const pid_t command = region_.control().command.load(std::memory_order_relaxed);
  return own + (command > 0 ? processor_seconds(command) : 0);
}

std::string Worker::left_behind() const {
  if (!order_.options.hosts_command) return {};
  std::array<char, kSentenceBytes> sentence{};
  std::memcpy(sentence.data(), region_.control().sentence, kSentenceBytes - 1);
  return one_line(sentence.data());
}

std::uint64_t Worker::memory_bytes() const {
  if (order_.options.memory_bytes == 0) return 0;
  return std::max<std::uint64_t>(order_.options.memory_bytes, kMemoryForEachByteOfACase * room_.largest_case);
}

Result<bool> Worker::prepare(const Room& room) {
  const bool large_enough =
      room.questions <= room_.questions && room.answers <= room_.answers && room.largest_case <= room_.largest_case;
  if (pid_ >= 0 && large_enough) return true;
  stop();
  while (room_.questions < room.questions) room_.questions *= 2;
  while (room_.answers < room.answers) room_.answers *= 2;
  while (room_.largest_case < room.largest_case) room_.largest_case *= 2;
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
  if (!region_.make(room_.questions, room_.answers))
    return Error{std::string("memory to share with a worker process, which counts as a file: ") + std::strerror(errno)};
  batch_ = 0;
  has_answered_ = false;
  if (order_.options.file_bytes > 0 && !scratch_.make())
    return Error{std::string("a worker's scratch folder cannot be made: ") + std::strerror(errno)};
  if (order_.options.isolation.undumpable) hide_memory_from_proc();
  if (order_.options.may_start_processes || !order_.options.isolation.seccomp) adopt_orphans();
  errors_.open();
  order_.memory_bytes = memory_bytes();
  order_.scratch_folder = scratch_.path();
  pid_ = start_worker(order_, region_, errors_.writing_end());
  const int error = errno;
  errors_.close_writing_end();
  region_.close_file();
  if (pid_ < 0) return Error{std::string("a worker process cannot be started: ") + std::strerror(error)};
  return await_serving();
}

Result<bool> Worker::await_serving() {
  WorkerControl& control = region_.control();
  const StartWords words = words_of_start(order_.options);
  const Clock::time_point begin = Clock::now();
  for (double nap = kFirstNap;; nap = std::min(2 * nap, kLongestNap)) {
    const WorkerPhase phase = control.phase.load(std::memory_order_acquire);
    if (phase != WorkerPhase::kLoading) layers_ = control.layers;
    if (phase == WorkerPhase::kServing) {
      if (order_.options.isolation.seccomp && !in_force(layers_, Layer::kSeccomp)) adopt_orphans();
      return true;
    }
    if (phase == WorkerPhase::kUnloadable) {
      control.sentence[kSentenceBytes - 1] = '\0';
      Error error{control.sentence};
      hopeless_ = true;
      stop();
      return error;
    }
    if (gone()) return Error{words.who + " " + death() + " " + words.meanwhile + errors_.words()};
    if (stop_is_asked() && seconds_since(begin) > kSecondsOnceStopped) {
      hopeless_ = true;
      stop();
      return Error{words.who + " was stopped " + words.meanwhile};
    }
    if (seconds_since(begin) > order_.options.seconds_to_start) {
      hopeless_ = true;  // the sentence names the time: another try would take it again
      stop();
      return Error{words.who + " took longer than " +
                   std::to_string(static_cast<int>(order_.options.seconds_to_start)) + " s " + words.task};
    }
    futex_wait(control.served, 0, nap);  // a worker that serves wakes it; one that dies does not
  }
}

bool Worker::is_credible(std::uint32_t asked) const {
  const WorkerControl& control = region_.control();
  const std::uint32_t answered = control.answered.load(std::memory_order_acquire);
  const std::uint32_t in_flight = control.in_flight.load(std::memory_order_acquire);
  return control.asked.load(std::memory_order_acquire) == batch_ &&
         control.count.load(std::memory_order_acquire) == asked && answered <= asked &&
         control.seal.load(std::memory_order_acquire) == seal_of(batch_, answered, in_flight);
}

BatchEnd Worker::run(std::uint32_t count) {
  WorkerControl& control = region_.control();
  const std::uint32_t asked = one_by_one_ > 0 ? 1 : count;
  errors_.forget();  // of the batches before
  if (one_by_one_ > 0) --one_by_one_;
  ++batch_;
  control.count.store(asked, std::memory_order_relaxed);
  control.answered.store(0, std::memory_order_relaxed);
  control.in_flight.store(kNoCase, std::memory_order_relaxed);
  control.seal.store(seal_of(batch_, 0, kNoCase), std::memory_order_relaxed);
  control.asked.store(batch_, std::memory_order_seq_cst);
  if (control.worker_sleeps.load(std::memory_order_seq_cst) != 0) futex_wake(control.asked);

  BatchEnd end;
  end.asked = asked;
  const bool served = spin_until(control.served, batch_) || await_batch(asked, end);
  // Death may be noticed after the last reply was complete; nothing complete is thrown away.
  end.answered = std::min(control.answered.load(std::memory_order_acquire), asked);
  if (end.how == BatchEnd::How::kDamaged || !is_credible(asked) || (served && end.answered == 0)) {
    stop();
    if (asked == 1)
      return {
          BatchEnd::How::kDied, asked, 0, true,
          "wrote into the memory that it shares with the host" + (end.sentence.empty() ? "" : " and " + end.sentence)};
    one_by_one_ = count;
    return {BatchEnd::How::kDamaged, asked, 0, false, {}};
  }
  if (!served) {
    end.in_flight = control.in_flight.load(std::memory_order_acquire) == end.answered && end.answered < asked;
    end.was_first = !has_answered_ && end.answered == 0;
  } else if (control.leaving.load(std::memory_order_acquire) != 0) {
    end.how = BatchEnd::How::kLeft;
    stop();
  }
  has_answered_ |= end.answered > 0;
  return end;
}

bool Worker::await_batch(std::uint32_t asked, BatchEnd& end) {
  WorkerControl& control = region_.control();
  control.host_sleeps.store(1, std::memory_order_seq_cst);
  const bool served = watch_batch(asked, end);
  control.host_sleeps.store(0, std::memory_order_relaxed);
  return served;
}

bool Worker::watch_batch(std::uint32_t asked, BatchEnd& end) {
  const WorkerControl& control = region_.control();
  bool begun = false;
  std::uint32_t watched = 0;
  Clock::time_point since{};
  double processor_then = 0, nap = kFirstNap;
  while (control.served.load(std::memory_order_seq_cst) != batch_) {
    futex_wait(control.served, batch_ - 1, nap);
    nap = std::min(2 * nap, kLongestNap);
    errors_.drain();
    if (control.served.load(std::memory_order_acquire) == batch_) break;
    if (gone()) {
      if (control.served.load(std::memory_order_acquire) == batch_) return true;  // it had served, then ended
      end.how = BatchEnd::How::kDied;
      end.sentence = death();
      end.printed = errors_.words();
      return false;
    }
    const std::uint32_t answered = control.answered.load(std::memory_order_acquire);
    // All is lost, and there is no need to wait. With one case, the worker itself says so, whoever is quicker.
    if (asked > 1 && (answered > asked || control.asked.load(std::memory_order_acquire) != batch_)) {
      end.how = BatchEnd::How::kDamaged;
      return false;
    }
    // Upwards only: a thread of the engine that writes here must not begin the time limit again and again.
    if (!begun || (answered > watched && answered <= asked)) {
      begun = true;
      watched = answered;
      since = Clock::now();
      processor_then = processor_seconds_used();
      continue;
    }
    const bool busy = processor_seconds_used() - processor_then > order_.options.seconds_per_case;
    const bool is_stopped = stop_is_asked() && seconds_since(since) > kSecondsOnceStopped;
    if (!busy && !is_stopped && seconds_since(since) <= kWallFactor * order_.options.seconds_per_case) continue;
    stop();
    end.how = BatchEnd::How::kHung;
    char limit[96];
    std::snprintf(limit, sizeof limit, "gave no answer within %g s of %s time",
                  order_.options.seconds_per_case * (busy ? 1 : kWallFactor), busy ? "processor" : "wall");
    end.sentence = limit + left_behind();
    return false;
  }
  return true;
}

}  // namespace assay
