#include "oracles/referee/bounded_run.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cfenv>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>

namespace assay::referee {
namespace {

/// A day. Beyond that the bound is a slip of the caller's, and time points must not overflow.
constexpr double kLongestBound = 86400;

/// How long the parent trusts the pipe alone before it looks whether the child is still there. Another thread's fork
/// may hold a copy of the pipe's writing end, so end-of-file alone does not tell that our child has died.
constexpr int kLookEveryMilliseconds = 20;

constexpr char kAnswered = 'a', kFailed = 'f';

/// Default floating-point environment for a scope: a plug-in may have left directed rounding or flush-to-zero behind.
class CleanFloatEnvironment {
 public:
  CleanFloatEnvironment() {
    std::fegetenv(&found_);
    std::fesetenv(FE_DFL_ENV);
  }
  ~CleanFloatEnvironment() { std::fesetenv(&found_); }
  CleanFloatEnvironment(const CleanFloatEnvironment&) = delete;
  CleanFloatEnvironment& operator=(const CleanFloatEnvironment&) = delete;

 private:
  std::fenv_t found_;
};

std::string used_up(Bound bound) {
  return "referee: no opinion within the bound of " + std::to_string(bound.seconds) + " s";
}

Result<std::string> attempt(Bound bound, const Deadline& deadline, const Work& work) {
  try {
    std::string text = work(deadline);
    if (deadline.passed()) return Error{used_up(bound)};
    return text;
  } catch (const OutOfTime&) {
    return Error{used_up(bound)};
  } catch (const Error& error) {
    return error;
  } catch (const std::exception& exception) {
    return Error{std::string("referee: the solver failed: ") + exception.what()};
  } catch (...) {
    return Error{"referee: the solver failed for an unknown reason"};
  }
}

void write_all(int pipe, const char* bytes, std::size_t count) {
  while (count > 0) {
    const ssize_t written = ::write(pipe, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) _exit(EXIT_FAILURE);
    bytes += written;
    count -= static_cast<std::size_t>(written);
  }
}

/// Message: one letter, the length of the text, the text. The length tells the parent that all of it has come.
[[noreturn]] void be_the_child(int pipe, pid_t parent, Bound bound, const Deadline& deadline, const Work& work) {
  for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGALRM}) {
    std::signal(signal, SIG_DFL);  // a fuzzer's or a campaign's handlers would take the child's end for their own
  }
  // Ctrl-C and a job's end reach the whole group of processes. The parent answers them: it finishes what is in work,
  // and a child that ended would make that "no opinion". When the parent ends, so does the child.
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, SIG_IGN);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) _exit(EXIT_FAILURE);  // the parent died before the line above took hold
  const Result<std::string> result = attempt(bound, deadline, work);
  const std::string& text = result ? *result : result.error();
  const char letter = result ? kAnswered : kFailed;
  const std::uint64_t length = text.size();
  write_all(pipe, &letter, 1);
  write_all(pipe, reinterpret_cast<const char*>(&length), sizeof length);
  write_all(pipe, text.data(), text.size());
  _exit(EXIT_SUCCESS);
}

constexpr std::size_t kHeader = 1 + sizeof(std::uint64_t);

bool complete(const std::string& message) {
  if (message.size() < kHeader) return false;
  std::uint64_t length = 0;
  std::memcpy(&length, message.data() + 1, sizeof length);
  return message.size() - kHeader >= length;
}

/// Moves what the pipe holds into `message`; false at the end of the file.
bool drain(int pipe, std::string& message) {
  char block[4096];
  for (;;) {
    const ssize_t count = ::read(pipe, block, sizeof block);
    if (count > 0) {
      message.append(block, static_cast<std::size_t>(count));
    } else if (count == 0) {
      return false;
    } else if (errno != EINTR) {
      return errno == EAGAIN;
    }
  }
}

std::string describe_end(int status) {
  if (WIFSIGNALED(status)) return "signal " + std::to_string(WTERMSIG(status));
  return "exit code " + std::to_string(WIFEXITED(status) ? WEXITSTATUS(status) : -1);
}

Result<std::string> await_child(pid_t child, int pipe, Bound bound, const Deadline& deadline) {
  std::string message;
  int status = 0;
  bool reaped = false;
  while (!complete(message) && !deadline.passed()) {
    pollfd readable{pipe, POLLIN, 0};
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline.left()).count();
    const int wait = left < kLookEveryMilliseconds ? static_cast<int>(left) : kLookEveryMilliseconds;
    ::poll(&readable, 1, wait < 0 ? 0 : wait);
    reaped = ::waitpid(child, &status, WNOHANG) == child;  // before the last read: what it wrote is in the pipe
    const bool open = drain(pipe, message);
    if (reaped || !open) break;
  }
  if (!reaped) {
    if (!complete(message)) ::kill(child, SIGKILL);
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
  }
  if (complete(message)) {
    std::string text = message.substr(kHeader);
    if (message.front() == kAnswered) return text;
    return Error{std::move(text)};
  }
  if (deadline.passed()) return Error{used_up(bound)};
  return Error{"referee: the solver's process ended without an opinion (" + describe_end(status) + ")"};
}

Result<std::string> run_in_child(Bound bound, const Deadline& deadline, const Work& work) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return Error{std::string("referee: no pipe: ") + std::strerror(errno)};
  const pid_t parent = ::getpid();
  const pid_t child = ::fork();
  if (child < 0) {
    const int reason = errno;
    ::close(ends[0]);
    ::close(ends[1]);
    return Error{std::string("referee: no child process: ") + std::strerror(reason)};
  }
  if (child == 0) {
    ::close(ends[0]);
    be_the_child(ends[1], parent, bound, deadline, work);
  }
  ::close(ends[1]);
  ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
  Result<std::string> result = await_child(child, ends[0], bound, deadline);
  ::close(ends[0]);
  return result;
}

}  // namespace

Result<std::string> run_bounded(Bound bound, Size size, const Work& work) {
  if (!(bound.seconds > 0)) return Error{"referee: the bound must be more than 0 s"};  // NaN included
  bound.seconds = std::fmin(bound.seconds, kLongestBound);
  const CleanFloatEnvironment clean;
  const Deadline deadline(bound.seconds);
  return size == Size::kTiny ? attempt(bound, deadline, work) : run_in_child(bound, deadline, work);
}

}  // namespace assay::referee
