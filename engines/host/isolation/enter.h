// How a fresh child becomes a worker that can hurt nobody.
#pragma once
#include <string>

#include "engines/host/isolation/layers.h"
#include "engines/host/isolation/refused_calls.h"
#include "engines/host/worker/worker_options.h"

namespace assay {

/// What a worker may open at once, beyond which it gets EMFILE.
inline constexpr std::uint64_t kOpenFiles = 256;
/// Address space beyond the memory limit: for what is reserved and never touched, such as the guards around buffers.
inline constexpr std::uint64_t kReservedBytes = std::uint64_t{1} << 30;

class Confinement {
 public:
  /// `memory_bytes` on top of what the process starts with; 0: without limit. `folder`: the only one it may write to;
  /// empty: none.
  Confinement(const WorkerOptions& options, std::uint64_t memory_bytes, std::string folder);

  /// In the child, before the engine's library is loaded. Where the kernel refuses a layer the others
  /// are entered all the same, and the state says so.
  void enter(LayerStates& states);

 private:
  Isolation wanted_;
  bool may_start_processes_, may_print_, limits_address_space_;
  std::uint64_t memory_bytes_, file_bytes_;
  std::string folder_;
  int landlock_version_;
  CallFilter filter_, filter_without_landlock_;
};

/// The host, too, must not be opened by way of /proc; it then leaves no core file, and a debugger needs root. 0 or
/// errno.
int hide_memory_from_proc();

}  // namespace assay
