// The same work by several threads.
#pragma once
#include <system_error>
#include <thread>
#include <vector>

namespace assay {

/// Calls `work` on `jobs` threads, this one among them, and waits for all. Where the machine refuses threads, those
/// that there are do it: the work is shared out by `work` itself.
template <class Work>
void in_threads(unsigned jobs, const Work& work) {
  std::vector<std::thread> threads;
  try {
    for (unsigned job = 1; job < jobs; ++job) threads.emplace_back([&work] { work(); });
  } catch (const std::system_error&) {
    // fewer threads
  }
  work();
  for (std::thread& thread : threads) thread.join();
}

}  // namespace assay
