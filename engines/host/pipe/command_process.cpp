#include "engines/host/pipe/command_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace assay {
namespace {

constexpr std::size_t kReadAtOnce = std::size_t{1} << 16;
constexpr int kNapMilliseconds = 20;  // between looks at whether it lives: children of its own may hold its output
constexpr int kNapsForAnEnd = 50;

[[noreturn]] void become(const std::vector<char*>& words, int input, int output) {
  dup2(input, 0);
  dup2(output, 1);
  close_range(3, ~0U, 0);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGINT, SIG_DFL);
  execvp(words[0], words.data());
  const std::string why = std::string(words[0]) + " cannot be run: " + std::strerror(errno) + "\n";
  if (write(2, why.data(), why.size()) < 0) errno = 0;
  _exit(127);
}

}  // namespace

Result<bool> CommandProcess::start(const std::vector<std::string>& words) {
  if (words.empty()) return Error{"the command is empty"};
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  std::array<int, 2> input{}, output{};
  if (pipe2(input.data(), O_CLOEXEC) != 0 || pipe2(output.data(), O_CLOEXEC) != 0)
    return Error{std::string("no pipe can be made for the command: ") + std::strerror(errno)};
  signal(SIGPIPE, SIG_IGN);
  process_ = fork();
  if (process_ < 0) return Error{std::string("the command cannot be started: ") + std::strerror(errno)};
  if (process_ == 0) become(arguments, input[0], output[1]);
  close(input[0]);
  close(output[1]);
  to_ = input[1];
  from_ = output[0];
  fcntl(to_, F_SETFL, O_NONBLOCK);
  fcntl(from_, F_SETFL, O_NONBLOCK);
  for (const int pipe : {to_, from_}) fcntl(pipe, F_SETPIPE_SZ, 1 << 20);
  return true;
}

void CommandProcess::take(std::size_t bytes) {
  taken_ += bytes;
  if (taken_ < come_.size()) return;
  come_.clear();
  taken_ = 0;
}

void CommandProcess::rest() { poll(nullptr, 0, 1); }

void CommandProcess::write_some() {
  while (written_ < to_write_.size()) {
    const ssize_t put = write(to_, to_write_.data() + written_, to_write_.size() - written_);
    if (put <= 0) return;  // what reads no more is seen by its output
    written_ += static_cast<std::size_t>(put);
  }
  to_write_.clear();
  written_ = 0;
}

bool CommandProcess::read_some() {
  if (taken_ > 0) come_.erase(come_.begin(), come_.begin() + static_cast<std::ptrdiff_t>(taken_));
  taken_ = 0;
  const std::size_t before = come_.size();
  come_.resize(before + kReadAtOnce);
  const ssize_t got = read(from_, come_.data() + before, kReadAtOnce);
  come_.resize(before + static_cast<std::size_t>(got > 0 ? got : 0));
  return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

bool CommandProcess::move() {
  std::array<pollfd, 2> ends{{{from_, POLLIN, 0}, {to_, POLLOUT, 0}}};
  const bool writes = written_ < to_write_.size();
  if (!writes) ends[1].fd = -1;
  const int ready = poll(ends.data(), ends.size(), kNapMilliseconds);
  if (ready == 0) {
    if (!ended_) ended_ = waitpid(process_, &status_, WNOHANG) == process_;
    return !ended_;
  }
  if ((ends[1].revents & POLLERR) != 0) {  // reads no more
    to_write_.clear();
    written_ = 0;
  } else if (writes) {
    write_some();
  }
  return ends[0].revents == 0 || read_some();
}

void CommandProcess::end_like_it() {
  for (int naps = 0; !ended_ && naps < kNapsForAnEnd; ++naps) {
    ended_ = waitpid(process_, &status_, WNOHANG) == process_;
    if (!ended_) poll(nullptr, 0, kNapMilliseconds);
  }
  if (!ended_) return;
  if (!WIFSIGNALED(status_)) _exit(WEXITSTATUS(status_));
  signal(WTERMSIG(status_), SIG_DFL);
  raise(WTERMSIG(status_));
  _exit(1);
}

}  // namespace assay
