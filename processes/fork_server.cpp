#include "processes/fork_server.h"

#include <linux/sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <mutex>
#include <semaphore>
#include <thread>

namespace assay {
namespace {

struct Answer {
  pid_t child;
  int error;
};

/// What the server reads: which function, then the message; descriptors travel beside it.
struct Order {
  ChildMain main = nullptr;
  alignas(8) std::array<std::byte, kMostMessageBytes> message{};
  std::size_t length = 0;
  std::array<int, kMostFiles> files{};
  std::size_t file_count = 0;
};

/// Room for descriptors beside a message.
union Passed {
  cmsghdr head;
  std::array<char, CMSG_SPACE(kMostFiles * sizeof(int))> bytes;
};

/// fork() of a child of this process's parent. The C library keeps the number of each thread where the kernel writes
/// it, and fork() tells the kernel where that is; here we have to.
pid_t fork_sibling() {
  pid_t* own_number = nullptr;
  if (prctl(PR_GET_TID_ADDRESS, &own_number) != 0 || own_number == nullptr) {
    errno = ENOSYS;
    return -1;
  }
  constexpr unsigned long kHow = CLONE_PARENT | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD;
  return static_cast<pid_t>(syscall(SYS_clone, kHow, 0, nullptr, own_number, 0));
}

/// False once the host is gone.
bool receive(int socket, Order& order) {
  Passed passed{};
  std::array<iovec, 2> parts{{{&order.main, sizeof order.main}, {order.message.data(), order.message.size()}}};
  msghdr head{};
  head.msg_iov = parts.data();
  head.msg_iovlen = parts.size();
  head.msg_control = passed.bytes.data();
  head.msg_controllen = passed.bytes.size();
  ssize_t got = 0;
  while ((got = recvmsg(socket, &head, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) {
  }
  if (got < static_cast<ssize_t>(sizeof order.main)) return false;
  order.length = static_cast<std::size_t>(got) - sizeof order.main;
  order.file_count = 0;
  if (const cmsghdr* first = CMSG_FIRSTHDR(&head); first != nullptr && first->cmsg_type == SCM_RIGHTS) {
    order.file_count = (first->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    std::memcpy(order.files.data(), CMSG_DATA(first), order.file_count * sizeof(int));
  }
  return true;
}

/// The server's life. Nobody opens its memory by way of /proc, and Ctrl-C is for the host.
[[noreturn]] void serve_orders(int socket) {
  static Order order;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_DUMPABLE, 0);
  setsid();
  for (int number = 1; number < NSIG; ++number) signal(number, SIG_DFL);
  while (receive(socket, order)) {
    const std::span files = std::span<const int>(order.files).first(order.file_count);
    const pid_t child = fork_sibling();
    if (child == 0) {
      close(socket);
      order.main(std::span<const std::byte>(order.message).first(order.length), files);
      _exit(0);
    }
    const Answer answer{child, child < 0 ? errno : 0};
    std::ranges::for_each(files, close);
    if (send(socket, &answer, sizeof answer, MSG_NOSIGNAL) < 0) break;
  }
  _exit(0);
}

struct Server {
  int socket = -1;
  pid_t process = -1, owner = -1;
};

Server& server() {
  static constinit Server one;
  return one;
}
std::mutex& guard() {
  static std::mutex mutex;
  return mutex;
}

void fork_server_here() {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
  const pid_t owner = getpid();
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    serve_orders(ends[1]);
  }
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return;
  }
  server() = {ends[0], child, owner};
}

void end_server() {
  Server& one = server();
  if (one.socket >= 0) close(one.socket);
  if (one.owner == getpid()) {
    kill(one.process, SIGKILL);
    while (waitpid(one.process, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  one = {};
}

/// The kernel takes the thread that forked the server for the parent of the server and of its children, and tells them
/// of that thread's end: it must be one that stays.
void ensure_server() {
  if (server().owner == getpid()) return;
  end_server();  // one of the process that forked this one
  if (gettid() == getpid()) return fork_server_here();
  std::binary_semaphore forked{0};
  std::thread([&forked] {
    fork_server_here();
    forked.release();
    for (;;) pause();
  }).detach();
  forked.acquire();
}

Answer ask_server(ChildMain main, std::span<const std::byte> message, std::span<const int> files) {
  std::array<iovec, 2> parts{{{&main, sizeof main}, {const_cast<std::byte*>(message.data()), message.size()}}};
  Passed passed{};
  msghdr head{};
  head.msg_iov = parts.data();
  head.msg_iovlen = parts.size();
  if (!files.empty()) {
    head.msg_control = passed.bytes.data();
    head.msg_controllen = CMSG_SPACE(files.size_bytes());
    passed.head.cmsg_level = SOL_SOCKET;
    passed.head.cmsg_type = SCM_RIGHTS;
    passed.head.cmsg_len = CMSG_LEN(files.size_bytes());
    std::memcpy(CMSG_DATA(&passed.head), files.data(), files.size_bytes());
  }
  if (server().socket < 0) return {-1, EAGAIN};
  if (sendmsg(server().socket, &head, MSG_NOSIGNAL) < 0) return {-1, errno};
  Answer answer{};
  ssize_t got = 0;
  while ((got = recv(server().socket, &answer, sizeof answer, 0)) < 0 && errno == EINTR) {
  }
  return got == static_cast<ssize_t>(sizeof answer) ? answer : Answer{-1, EPIPE};
}

}  // namespace

void start_fork_server() {
  const std::lock_guard lock(guard());
  ensure_server();
}

void end_fork_server() {
  const std::lock_guard lock(guard());
  end_server();
}

pid_t fork_child(ChildMain main, std::span<const std::byte> message, std::span<const int> files) {
  const std::lock_guard lock(guard());
  Answer answer{-1, E2BIG};
  if (message.size() <= kMostMessageBytes && files.size() <= kMostFiles) answer.error = EPIPE;
  for (int tries = 0; tries < 2 && answer.error == EPIPE; ++tries) {
    ensure_server();
    answer = ask_server(main, message, files);
    if (answer.error == EPIPE) end_server();  // somebody has killed it
  }
  errno = answer.error;
  return answer.child;
}

}  // namespace assay
