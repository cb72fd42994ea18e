// How a worker process treats the engine it hosts.
#pragma once
#include <cstddef>
#include <cstdint>

#include "engines/host/in_process.h"
#include "engines/host/isolation/layers.h"
#include "engines/patience.h"

namespace assay {

struct WorkerOptions {
  /// A case that takes more processor time than this is killed and reported as hung. Processor time, so that a busy
  /// machine does not turn slow into hung; an engine that sleeps instead is killed after kWallFactor times as long.
  double seconds_per_case = 2;
  /// For starting a worker: loading the library, its static initialisers.
  double seconds_to_start = 20;
  Watching watching = Watching::kAlways;
  /// After so many crashes, hangs and writes outside the buffers the rest of what is asked together is left out.
  std::uint32_t ends_in_a_block = kEndsInABlock;
  /// Questions that go to the worker at once. The two processes wake each other once a batch, which costs some 40 us.
  std::uint32_t batch = 1024;
  /// Initial size of each of the two shared blocks; they grow with the problems.
  std::size_t shared_bytes = std::size_t{1} << 20;
  /// What the engine prints is dropped unless this is set.
  bool let_it_print = false;
  /// What a worker may use beyond what it starts with; problems so large that sixteen times their room is more get
  /// that. 0: without limit.
  std::uint64_t memory_bytes = std::uint64_t{2} << 30;
  /// How long a file may be in the worker's scratch folder, which is its current folder and goes with it; 0: there is
  /// none, and no file can be written at all.
  std::uint64_t file_bytes = 0;
  /// Whether the engine may start processes. They go with the worker.
  bool may_start_processes = false;
  /// Whether the engine is a command that the worker starts (engines/host/pipe): its address space has no limit, since
  /// language runtimes reserve more than they use, and its processor time is the started program's.
  bool hosts_command = false;
  Isolation isolation{};
};

inline constexpr double kWallFactor = 10;
inline constexpr std::uint64_t kMemoryForEachByteOfACase = 16;

}  // namespace assay
