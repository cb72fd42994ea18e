#include "oracles/referee/bounded_run.h"

#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cfenv>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <vector>

#include "processes/fork_server.h"

namespace assay::referee {
namespace {

/// A day. Beyond that the bound is a slip of the caller's, and time points must not overflow.
constexpr double kLongestBound = 86400;

constexpr const char* kNoTime = "referee: the bound must be more than 0 s";

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

/// What goes to the child ahead of the bytes of a question.
struct Request {
  SentWork work;
  double seconds;
  std::uint64_t length;
};
/// What comes back ahead of the text.
struct Reply {
  bool is_opinion;
  std::uint64_t length;
};

bool write_all(int socket, const void* bytes, std::size_t count) {
  const char* next = static_cast<const char*>(bytes);
  while (count > 0) {
    const ssize_t written = ::send(socket, next, count, MSG_NOSIGNAL);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    next += written;
    count -= static_cast<std::size_t>(written);
  }
  return true;
}

bool read_all(int socket, void* bytes, std::size_t count) {
  char* next = static_cast<char*>(bytes);
  while (count > 0) {
    const ssize_t got = ::read(socket, next, count);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    next += got;
    count -= static_cast<std::size_t>(got);
  }
  return true;
}

/// ChildMain: answers questions until the host closes its end of the socket. Ctrl-C and a job's end reach the whole
/// group of processes and are the host's business: it finishes what is in work.
void answer_questions(std::span<const std::byte>, std::span<const int> files) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, SIG_IGN);
  const int socket = files[0];
  Request request{};
  std::vector<std::byte> sent;
  while (read_all(socket, &request, sizeof request)) {
    sent.resize(request.length);
    if (!read_all(socket, sent.data(), sent.size())) return;
    const CleanFloatEnvironment clean;
    const Bound bound{request.seconds};
    const Deadline deadline(bound.seconds);
    const Result<std::string> result =
        attempt(bound, deadline, [&](const Deadline& within) { return request.work(sent, within); });
    const std::string& text = result ? *result : result.error();
    const Reply reply{bool{result}, text.size()};
    if (!write_all(socket, &reply, sizeof reply) || !write_all(socket, text.data(), text.size())) return;
  }
}

std::string describe_end(int status) {
  if (WIFSIGNALED(status)) return "signal " + std::to_string(WTERMSIG(status));
  return "exit code " + std::to_string(WIFEXITED(status) ? WEXITSTATUS(status) : -1);
}

/// The child process of one thread.
class Child {
 public:
  Child() = default;
  ~Child() { end(); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  Result<std::string> ask(Bound bound, SentWork work, std::span<const std::byte> sent) {
    if (owner_ != ::getpid() || questions_ == kQuestionsOfAChild) end();
    if (process_ < 0)
      if (const Result<bool> begun = begin(); !begun) return Error{begun.error()};
    ++questions_;
    const Deadline deadline(bound.seconds);
    const Request request{work, bound.seconds, sent.size()};
    if (write_all(socket_, &request, sizeof request)) write_all(socket_, sent.data(), sent.size());
    Reply reply{};
    std::string text;
    if (receive(&reply, sizeof reply, deadline)) {
      text.resize(reply.length);
      if (receive(text.data(), text.size(), deadline)) {
        if (reply.is_opinion) return text;
        return Error{std::move(text)};
      }
    }
    if (deadline.passed()) {
      end();
      return Error{used_up(bound)};
    }
    return Error{"referee: the solver's process ended without an opinion (" + describe_end(end()) + ")"};
  }

 private:
  /// What solvers leak goes with their process.
  static constexpr int kQuestionsOfAChild = 256;

  Result<bool> begin() {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
      return Error{std::string("referee: no socket: ") + std::strerror(errno)};
    process_ = fork_child(&answer_questions, {}, {&ends[1], 1});
    const int reason = errno;
    ::close(ends[1]);
    socket_ = ends[0];
    owner_ = ::getpid();
    questions_ = 0;
    if (process_ > 0) return true;
    end();
    return Error{std::string("referee: no child process: ") + std::strerror(reason)};
  }

  /// False at the deadline, and where the child is gone.
  bool receive(void* bytes, std::size_t count, const Deadline& deadline) const {
    char* next = static_cast<char*>(bytes);
    while (count > 0) {
      if (deadline.passed()) return false;
      pollfd readable{socket_, POLLIN, 0};
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline.left()).count();
      if (::poll(&readable, 1, static_cast<int>(std::max<std::int64_t>(left, 0))) <= 0) continue;
      const ssize_t got = ::read(socket_, next, count);
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) return false;
      next += got;
      count -= static_cast<std::size_t>(got);
    }
    return true;
  }

  /// How the process ended, which it does now at the latest; one that is ending by itself keeps its status.
  int end() {
    int status = 0;
    if (process_ > 0 && owner_ == ::getpid()) {
      ::kill(process_, SIGKILL);
      while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
      }
    }
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
    process_ = owner_ = -1;
    return status;
  }

  int socket_ = -1, questions_ = 0;
  pid_t process_ = -1, owner_ = -1;
};

}  // namespace

Result<std::string> run_here(Bound bound, const Work& work) {
  if (!(bound.seconds > 0)) return Error{kNoTime};  // NaN included
  const CleanFloatEnvironment clean;
  return attempt(bound, Deadline(std::fmin(bound.seconds, kLongestBound)), work);
}

Result<std::string> run_apart(Bound bound, SentWork work, std::span<const std::byte> sent) {
  if (!(bound.seconds > 0)) return Error{kNoTime};
  thread_local Child child;
  return child.ask({std::fmin(bound.seconds, kLongestBound)}, work, sent);
}

}  // namespace assay::referee
