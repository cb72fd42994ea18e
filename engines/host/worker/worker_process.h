// A worker process, from its first instruction to its end.
#pragma once
#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>

#include "engines/assay_engine.h"
#include "engines/host/worker/shared_region.h"
#include "engines/host/worker/worker_options.h"

namespace assay {

/// What a worker hosts: an engine of a library, a command, or an engine that is linked into this program.
struct Hosted {
  std::string library;  ///< path of a shared object, or a command; empty where the engine is linked
  std::uint32_t index = 0;
  std::optional<assay_engine> linked = {};  ///< every pointer in it leads to static memory of this program
};

/// What a worker process does once it is isolated; never returns.
using WorkerMain = void (*)(const Hosted& hosted, SharedRegion& region, const WorkerOptions& options);

/// Everything that a new worker has to know.
struct WorkerOrder {
  WorkerMain main = nullptr;
  Hosted hosted;
  WorkerOptions options;
  std::uint64_t memory_bytes = 0;  ///< that it may use; 0: without limit
  std::string scratch_folder;      ///< empty: none
};

/// A new child process that runs `order.main` on `region`, isolated as the options say, with `errors` as its standard
/// error (-1: none). It ends when this process ends. Known as a worker before anybody can take it for an orphan
/// (isolation/family.h).
///
/// Promise  a worker shares no memory with this process but `region`, and no descriptor but standard input and output.
/// Error    -1, and errno.
pid_t start_worker(const WorkerOrder& order, const SharedRegion& region, int errors);

}  // namespace assay
