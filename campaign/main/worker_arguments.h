// The part of every command line that says what an engine's process may do.
#pragma once
#include <CLI/CLI.hpp>
#include <string>

#include "campaign/worker_settings.h"

namespace assay {

/// How workers are treated, alike for every command; an option after the command's name is found here, too.
struct WorkerArguments {
  std::string memory = "2G", files = "0";
  bool processes = false, open_house = false, in_process = false;

  void add_to(CLI::App& app) {
    app.fallthrough();
    const std::string group = "Workers (docs/isolation.md)";
    app.add_option("--worker-memory", memory,
                   "what an engine's process may use beyond its start: 4G, 512M; 0: no limit")
        ->capture_default_str()
        ->group(group);
    app.add_option(
           "--worker-files", files,
           "size of a file that an engine may write, into a scratch folder of its own; 0: it cannot write files")
        ->capture_default_str()
        ->group(group);
    app.add_flag("--worker-processes", processes, "engines may start processes, which go with the worker")
        ->group(group);
    app.add_flag(
           "--no-isolation", open_house,
           "without seccomp, Landlock and hidden memory: for a debugger, or an engine that needs a device or a network")
        ->group(group);
    app.add_flag(
           "--in-process", in_process,
           "engines linked into the program run in it: less time a question, but a crash of one ends the program; "
           "under replay plug-ins, too, for a debugger")
        ->group(group);
  }

  /// The sentence of an error, or nothing.
  std::string apply() const {
    WorkerOptions& settings = worker_settings();
    const auto memory_bytes = parse_bytes(memory), file_bytes = parse_bytes(files);
    if (!memory_bytes) return "--worker-memory " + memory + ": not a size such as 4G, 512M, 64K or 0";
    if (!file_bytes) return "--worker-files " + files + ": not a size such as 64M, 512K or 0";
    settings.memory_bytes = *memory_bytes;
    settings.file_bytes = *file_bytes;
    settings.may_start_processes = processes || open_house;
    own_engines() = in_process ? OwnEngines::kInProcess : OwnEngines::kInWorkers;
    if (open_house) settings.isolation = Isolation::none();
    return {};
  }
};

}  // namespace assay
