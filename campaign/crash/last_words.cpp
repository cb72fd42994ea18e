#include "campaign/crash/last_words.h"

#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "campaign/crash/at_hand.h"
#include "campaign/worker_settings.h"
#include "reports/store/disk/program_place.h"

namespace assay {
namespace {

constexpr std::array kCrashSignals = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
constexpr std::size_t kStackBytes = std::size_t{1} << 16;

constinit std::atomic<bool> installed{false};
constinit std::atomic<bool> spoken{false};
/// What the threads with a second stack have at hand, for the crash of a thread that an engine started. Those beyond
/// have no place.
constinit std::array<std::atomic<const AtHand*>, 1024> threads{};

/// What runs this program again; made while memory can still be had.
const std::string& program() {
  static const std::string word = program_word();
  return word;
}

/// Text in a fixed room: nothing here may allocate or lock, since the crash may have come in the middle of either.
class Line {
 public:
  Line& operator<<(std::string_view text) {
    const std::size_t size = std::min(text.size(), text_.size() - size_);
    std::memcpy(text_.data() + size_, text.data(), size);
    size_ += size;
    return *this;
  }
  Line& operator<<(std::uint64_t number) {
    std::array<char, 20> digits;
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    return *this << std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data()));
  }
  void say() {
    for (std::size_t done = 0; done < size_;) {
      const ssize_t put = write(STDERR_FILENO, text_.data() + done, size_ - done);
      if (put <= 0) return;
      done += static_cast<std::size_t>(put);
    }
  }

 private:
  std::array<char, 8192> text_;
  std::size_t size_ = 0;
};

std::string_view words_of(Phase phase) {
  switch (phase) {
    case Phase::kDrawing: return "while drawing the case";
    case Phase::kQuestions: return "while making the property's questions";
    case Phase::kAsking: return "while asking the engine";
    case Phase::kJudging: return "while judging its answer";
    case Phase::kReferee: return "while the referee judged its answer";
    case Phase::kLying: return "while judging its answer with one place changed";
    case Phase::kNothing: break;
  }
  return "between two cases";
}

void say_where(Line& line, const AtHand& now) {
  line << words_of(now.phase) << (now.reducing ? " (reducing)" : "") << ": ";
  if (!now.engine.empty()) line << "engine " << now.engine << ", ";
  if (!now.property.empty()) line << "property " << now.property << ", ";
  if (now.origin != CaseOrigin::kDrawn) {
    line << now.place;
    return;
  }
  line << "domain " << now.place << ", ";
  if (now.count == 1)
    line << "case " << now.index;
  else
    line << "cases " << now.index << " to " << now.index + now.count - 1;
  line << ", seed " << now.seed;
}

void say_who(Line& line, const AtHand& now) {
  if (!now.engine.empty()) line << " --engine " << now.engine;
  if (!now.property.empty()) line << " --property " << now.property;
}

void say_again(Line& line, const AtHand& now) {
  if (now.origin == CaseOrigin::kDrawn) {
    line << program() << " draw " << now.place << " --seed " << now.seed << " --case " << now.index;
    say_who(line, now);
    line << " --out crash.case && " << program() << " " << (now.reducing ? "reduce" : "replay") << " crash.case";
  } else if (now.origin == CaseOrigin::kFile) {
    line << program() << " " << now.command << " '" << now.place << "'";
    say_who(line, now);
  } else {
    line << program() << " try " << now.engine;
  }
  if (own_engines() == OwnEngines::kInProcess) line << " --in-process";
}

void say_case(Line& line, const AtHand& now) {
  say_where(line, now);
  line << "\nassay: what was recorded is kept; this again: ";
  say_again(line, now);
  line << "\n";
}

/// The thread is none of the program's: one of an engine's own, so that it is one of the cases in work.
void say_all(Line& line) {
  line << "in a thread that has no case";
  std::uint64_t cases = 0;
  for (const auto& thread : threads) {
    const AtHand* const now = thread.load();
    if (now == nullptr || now->origin == CaseOrigin::kNone) continue;
    line << (cases++ == 0 ? "; in work was " : "assay: or ");
    say_case(line, *now);
  }
  if (cases == 0) line << "; what was recorded is kept\n";
}

/// Ends the process by the signal that it got.
void die_of(int number) {
  signal(number, SIG_DFL);
  raise(number);  // blocked until this handler returns
}

void speak(int number) {
  if (spoken.exchange(true)) {
    // Another thread is speaking, and the process ends when it has finished.
    for (;;) pause();
  }
  const AtHand& now = at_hand();
  Line line;
  const char* name = sigabbrev_np(number);
  line << "\nassay: crashed by SIG" << (name == nullptr ? "?" : name) << " ";
  if (now.origin == CaseOrigin::kNone)
    say_all(line);
  else
    say_case(line, now);
  line.say();
  die_of(number);
}

/// A thread's second stack, and its place among the threads. Its pages are taken from the system only when they are
/// used.
class SecondStack {
 public:
  SecondStack() {
    for (auto& thread : threads) {
      const AtHand* none_yet = nullptr;
      if (!thread.compare_exchange_strong(none_yet, &at_hand())) continue;
      place_ = &thread;
      break;
    }
    void* const at = mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED) return;
    at_ = at;
    const stack_t stack{.ss_sp = at, .ss_flags = 0, .ss_size = kStackBytes};
    sigaltstack(&stack, nullptr);
  }
  SecondStack(const SecondStack&) = delete;
  SecondStack& operator=(const SecondStack&) = delete;
  ~SecondStack() {
    if (place_ != nullptr) place_->store(nullptr);
    if (at_ == nullptr) return;
    const stack_t none{.ss_sp = nullptr, .ss_flags = SS_DISABLE, .ss_size = 0};
    sigaltstack(&none, nullptr);
    munmap(at_, kStackBytes);
  }

 private:
  std::atomic<const AtHand*>* place_ = nullptr;
  void* at_ = nullptr;
};

}  // namespace

void prepare_last_words() {
  if (!installed.load(std::memory_order_relaxed)) return;
  thread_local const SecondStack second;
  (void)second;
}

void install_last_words() {
  struct sigaction action {};
  action.sa_handler = &speak;
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  struct sigaction earlier {};
  // Whoever handles the first has stacks of his own for it, which are not to be replaced.
  if (sigaction(kCrashSignals.front(), nullptr, &earlier) != 0 || earlier.sa_handler != SIG_DFL) return;
  for (const int number : kCrashSignals)
    if (sigaction(number, nullptr, &earlier) == 0 && earlier.sa_handler == SIG_DFL) sigaction(number, &action, nullptr);
  program();
  installed = true;
  prepare_last_words();
}

}  // namespace assay
