// What a worker says of its own death before it dies: the part of the reason that the host cannot see from outside.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>

namespace assay {

/// Lies in the control block. The host believes none of it beyond the words that it adds to the engine's own record.
struct LastWords {
  std::atomic<std::uint32_t> memory_refused{0};  ///< in the case in flight, a request for memory failed
  std::atomic<std::uint32_t> refused_call{0};    ///< 1 + number of the system call for which the kernel sent SIGSYS

  void forget() {
    memory_refused.store(0, std::memory_order_relaxed);
    refused_call.store(0, std::memory_order_relaxed);
  }
};

/// In the worker, before the engine's library is loaded: handlers of fatal signals and of operator new. The signals
/// still end the process, with the status that they always had. An engine may install its own instead.
void prepare_last_words(LastWords& words);

/// Before each call: what failed in an earlier one is no longer a reason.
void begin_last_words(LastWords& words);

/// Words to follow describe_death(): " after memory had been refused to it: ...", or empty.
std::string last_words(const LastWords& words, int wait_status, std::uint64_t memory_bytes, std::uint64_t file_bytes);

/// "2 GiB", "1536 KiB", "17 bytes".
std::string bytes_in_words(std::uint64_t bytes);

}  // namespace assay
