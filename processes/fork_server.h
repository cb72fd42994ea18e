// A small process that forks this program's children, started before the program has grown.
#pragma once
#include <sys/types.h>

#include <cstddef>
#include <span>

namespace assay {

/// What a child process does. `message` and `files` are what fork_child() was given, the descriptors as the child has
/// them. Once it returns the process ends with code 0.
using ChildMain = void (*)(std::span<const std::byte> message, std::span<const int> files);

inline constexpr std::size_t kMostMessageBytes = std::size_t{1} << 16, kMostFiles = 2;

/// Forks the server of this process, if it has none yet. The sooner in main() the better: a fork write-protects the
/// memory of the process that forks, and each page is copied when it is next written, so children are forked from the
/// server, which has touched little. A program that never calls this gets its server with its first child.
void start_fork_server();
/// The next child comes from a new server, which has the environment variables and limits of then.
void end_fork_server();

/// A new child process of this one that runs `main`: pointers to functions and to static memory mean in it what they
/// mean here, and it has nothing else of this program's memory. It begins without signal handlers and terminal, and
/// outlives this process unless it asks for PR_SET_PDEATHSIG, which then is this process's end and no thread's.
///
/// Error  -1, and errno; E2BIG for a message that is too long.
/// Cost   a fork of the server, and one message each way.
pid_t fork_child(ChildMain main, std::span<const std::byte> message, std::span<const int> files);

}  // namespace assay
