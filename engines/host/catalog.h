// The engines of a plug-in, ready to be asked. Nothing of the plug-in is ever loaded into the calling process.
#pragma once
#include <filesystem>
#include <memory>
#include <vector>

#include "algorithms/model/result.h"
#include "engines/engine.h"
#include "engines/host/plugin.h"
#include "engines/host/worker/worker_engine.h"

namespace assay {

/// What the plug-in at `path` lists, found out in a short-lived process. If loading it changes the floating-point
/// environment (as a library linked with -ffast-math does), each engine's semantics note says so.
/// Error  those of Plugin::open; loading it crashed or took too long.
Result<std::vector<EngineSummary>> describe_plugin(const std::filesystem::path& path,
                                                   const WorkerOptions& options = {});

/// What the command says that it has (engines/host/pipe), found out in a short-lived process; the engines' library is
/// the command.
/// Error  it cannot be run, ended or took too long; its hello is none.
Result<std::vector<EngineSummary>> describe_command(const std::string& command, const WorkerOptions& options = {});

/// With what a worker that hosts a command must have.
WorkerOptions options_of_command(WorkerOptions options);

/// All engines of the plug-in that serve family F, each in its own worker process, which its first question starts.
/// An empty list when none does.
template <Family F>
Result<std::vector<std::unique_ptr<Engine<F>>>> load_engines(const std::filesystem::path& path,
                                                             const WorkerOptions& options = {}) {
  Result<std::vector<EngineSummary>> listed = describe_plugin(path, options);
  if (!listed) return Error{listed.error()};
  std::vector<std::unique_ptr<Engine<F>>> engines;
  for (EngineSummary& summary : *listed) {
    if (summary.serves<F>())
      engines.push_back(std::make_unique<WorkerEngine<F>>(std::move(summary.info), summary.index, options));
  }
  return engines;
}

}  // namespace assay
