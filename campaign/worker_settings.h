// How the program treats the processes of engines: one set of options for every command that asks engines.
#pragma once
#include <map>
#include <optional>
#include <string>

#include "engines/host/worker/worker_options.h"

namespace assay {

/// Set by the command line before a command runs, read wherever a worker is made.
WorkerOptions& worker_settings();

/// Where engines that are linked into the program run. In process a question costs some 0.5 us less, and a crash ends
/// the program (campaign/crash).
enum class OwnEngines : std::uint8_t { kInWorkers, kInProcess };

/// As worker_settings().
OwnEngines& own_engines();

/// Whether plug-ins answer in this process, too: for one case under a debugger (replay --in-process).
bool& plugins_run_here();

/// Whether an engine's process is kept from the machine: neither --in-process nor --no-isolation.
bool is_shut_in();

/// "4G", "512M", "64K", "1000"; 0 is allowed and means what the option says it means.
std::optional<std::uint64_t> parse_bytes(const std::string& text);

/// What the kernel grants to a worker under these settings, layer by layer, tried on one that loads nothing; and the
/// settings. Keys "isolation.seccomp", "worker.memory", ...
std::map<std::string, std::string> worker_facts();

/// One sentence where a layer is missing, for standard error; empty where all are in force or were left out on purpose.
std::string missing_layers();

}  // namespace assay
