#include "engines/host/worker/fork_server.h"

#include <fcntl.h>
#include <linux/sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <semaphore>
#include <thread>
#include <type_traits>

#include "engines/host/isolation/enter.h"
#include "engines/host/isolation/family.h"
#include "engines/host/isolation/last_words.h"
#include "engines/host/isolation/leave_home.h"

namespace assay {
namespace {

constexpr std::size_t kMostTextBytes = std::size_t{1} << 16;  // of a path or a command
constexpr std::size_t kDescriptors = 2;                       // the region, and the worker's standard error

/// An order as the socket has it; the texts follow.
struct Message {
  WorkerMain main;
  std::uint32_t index;
  bool is_linked, has_errors;
  assay_engine linked;
  WorkerOptions options;
  std::uint64_t memory_bytes;
  pid_t host;
  std::size_t question_bytes, answer_bytes, library_length, scratch_length;
};
static_assert(std::is_trivially_copyable_v<Message>);

struct Answer {
  pid_t worker;
  int error;
};

/// Room for the descriptors that travel with a message.
union Passed {
  cmsghdr head;
  std::array<char, CMSG_SPACE(kDescriptors * sizeof(int))> bytes;
};

/// The worker, from its first instruction to its end.
[[noreturn]] void live(const WorkerOrder& order, const Message& message, int region_file, int errors) {
  SharedRegion region;
  if (!region.map(region_file, message.question_bytes, message.answer_bytes)) _exit(1);
  leave_home(order.host, order.options.let_it_print, errors);
  mark_family();
  if (order.options.may_start_processes || !order.options.isolation.seccomp) adopt_orphans();
  if (!order.scratch_folder.empty()) setenv("TMPDIR", order.scratch_folder.c_str(), 1);
  prepare_last_words(region.control().last_words);
  Confinement(order.options, order.memory_bytes, order.scratch_folder).enter(region.control().layers);
  order.main(order.hosted, region, order.options);
  _exit(0);
}

/// fork() of a child of this process's parent. The C library keeps the number of each thread where the kernel writes it,
/// and fork() tells the kernel where that is; here we have to.
pid_t fork_sibling() {
  pid_t* own_number = nullptr;
  if (prctl(PR_GET_TID_ADDRESS, &own_number) != 0 || own_number == nullptr) {
    errno = ENOSYS;
    return -1;
  }
  return static_cast<pid_t>(syscall(SYS_clone, CLONE_PARENT | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD, 0,
                                    nullptr, own_number, 0));
}

/// Reads one order; false once the host is gone.
bool receive(int socket, std::array<char, sizeof(Message) + 2 * kMostTextBytes>& bytes, std::array<int, 2>& files) {
  Passed passed{};
  iovec part{bytes.data(), bytes.size()};
  msghdr head{};
  head.msg_iov = &part;
  head.msg_iovlen = 1;
  head.msg_control = passed.bytes.data();
  head.msg_controllen = passed.bytes.size();
  ssize_t got = 0;
  while ((got = recvmsg(socket, &head, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) {
  }
  files = {-1, -1};
  if (const cmsghdr* first = CMSG_FIRSTHDR(&head); first != nullptr && first->cmsg_type == SCM_RIGHTS)
    std::memcpy(files.data(), CMSG_DATA(first), first->cmsg_len - CMSG_LEN(0));
  return got >= static_cast<ssize_t>(sizeof(Message));
}

WorkerOrder order_of(const Message& message, const char* texts) {
  WorkerOrder order{.main = message.main,
                    .hosted = {{texts, message.library_length}, message.index},
                    .options = message.options,
                    .memory_bytes = message.memory_bytes,
                    .scratch_folder = {texts + message.library_length, message.scratch_length},
                    .host = message.host};
  if (message.is_linked) order.hosted.linked = message.linked;
  return order;
}

/// The server's life. Nobody opens its memory by way of /proc, and Ctrl-C is for the host.
[[noreturn]] void serve_orders(int socket) {
  static std::array<char, sizeof(Message) + 2 * kMostTextBytes> bytes;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_DUMPABLE, 0);
  setsid();
  std::array<int, kDescriptors> files{};
  while (receive(socket, bytes, files)) {
    Message message;
    std::memcpy(&message, bytes.data(), sizeof message);
    const pid_t worker = fork_sibling();
    if (worker == 0) live(order_of(message, bytes.data() + sizeof message), message, files[0], files[1]);
    const Answer answer{worker, worker < 0 ? errno : 0};
    for (const int file : files)
      if (file >= 0) close(file);
    if (send(socket, &answer, sizeof answer, MSG_NOSIGNAL) < 0) break;
  }
  _exit(0);
}

/// The server of this process; guarded by forking().
struct Server {
  int socket = -1;
  pid_t process = -1, owner = -1;
};

Server& server() {
  static constinit Server one;
  return one;
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

/// The kernel ends server and workers with the thread that forked the server, which must therefore be one that stays.
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

Answer ask_server(const WorkerOrder& order, const SharedRegion& region, int errors) {
  const std::string& library = order.hosted.library;
  if (library.size() > kMostTextBytes || order.scratch_folder.size() > kMostTextBytes) return {-1, E2BIG};
  Message message{};
  message.main = order.main;
  message.index = order.hosted.index;
  message.is_linked = order.hosted.linked.has_value();
  if (message.is_linked) message.linked = *order.hosted.linked;
  message.options = order.options;
  message.memory_bytes = order.memory_bytes;
  message.host = order.host;
  message.question_bytes = region.questions().size();
  message.answer_bytes = region.answers().size();
  message.library_length = library.size();
  message.scratch_length = order.scratch_folder.size();

  const std::array<int, kDescriptors> files{region.file(), errors};
  const std::size_t passed_files = errors >= 0 ? 2 : 1;
  std::array<iovec, 3> parts{{{&message, sizeof message},
                              {const_cast<char*>(library.data()), library.size()},
                              {const_cast<char*>(order.scratch_folder.data()), order.scratch_folder.size()}}};
  Passed passed{};
  msghdr head{};
  head.msg_iov = parts.data();
  head.msg_iovlen = parts.size();
  head.msg_control = passed.bytes.data();
  head.msg_controllen = CMSG_SPACE(passed_files * sizeof(int));
  passed.head.cmsg_level = SOL_SOCKET;
  passed.head.cmsg_type = SCM_RIGHTS;
  passed.head.cmsg_len = CMSG_LEN(passed_files * sizeof(int));
  std::memcpy(CMSG_DATA(&passed.head), files.data(), passed_files * sizeof(int));
  Answer answer{};
  if (sendmsg(server().socket, &head, MSG_NOSIGNAL) < 0) return {-1, errno};
  ssize_t got = 0;
  while ((got = recv(server().socket, &answer, sizeof answer, 0)) < 0 && errno == EINTR) {
  }
  if (got != static_cast<ssize_t>(sizeof answer)) return {-1, EPIPE};
  return answer;
}

}  // namespace

void start_fork_server() {
  const std::lock_guard lock(forking());
  ensure_server();
}

void end_fork_server() {
  const std::lock_guard lock(forking());
  end_server();
}

pid_t fork_worker(const WorkerOrder& order, const SharedRegion& region, int errors) {
  const std::lock_guard lock(forking());
  Answer answer{-1, EPIPE};
  for (int tries = 0; tries < 2 && answer.error == EPIPE; ++tries) {
    ensure_server();
    answer = ask_server(order, region, errors);
    if (answer.error == EPIPE) end_server();  // somebody has killed it
  }
  if (answer.worker > 0) is_a_worker(answer.worker);
  errno = answer.error;
  return answer.worker;
}

}  // namespace assay
