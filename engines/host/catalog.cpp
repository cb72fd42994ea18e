#include "engines/host/catalog.h"

#include <unistd.h>

#include <cstring>

#include "engines/host/engine_list.h"
#include "engines/host/pipe/serve_command.h"
#include "engines/host/worker/float_environment.h"
#include "properties/text/foreign_text.h"

namespace assay {
namespace {

constexpr std::size_t kDescriptionBytes = std::size_t{1} << 20;

/// WorkerMain: writes the list into the answers block, then "serves" nothing more.
void describe(const Hosted& hosted, SharedRegion& region, const WorkerOptions&) {
  WorkerControl& control = region.control();
  default_float_environment().restore();
  const Result<Plugin> plugin = Plugin::open(hosted.library);
  const FloatEnvironment loaded = FloatEnvironment::current();
  default_float_environment().restore();
  if (!plugin) {
    std::strncpy(control.sentence, plugin.error().c_str(), kSentenceBytes - 1);
    control.phase.store(WorkerPhase::kUnloadable, std::memory_order_release);
    _exit(0);
  }
  std::vector<EngineSummary> engines;
  for (std::uint32_t i = 0; i < plugin->size(); ++i) {
    EngineSummary& summary = engines.emplace_back(plugin->summary(i));
    std::string& note = summary.info.semantics.note;
    if (loaded != default_float_environment())
      note += std::string(note.empty() ? "" : " ") + "Loading the library changes the floating-point environment (" +
              describe_change(default_float_environment(), loaded) + "); it is restored before every call.";
  }
  ByteWriter out(region.answers());
  write_engine_list(engines, out);
  control.answered.store(out.fits() ? 1 : 0, std::memory_order_relaxed);
  control.phase.store(WorkerPhase::kServing, std::memory_order_release);
  for (;;) pause();
}

/// `shown` begins every error; the engines' library is `library`.
Result<std::vector<EngineSummary>> described_by(Worker& worker, const std::string& shown,
                                                const std::filesystem::path& library) {
  const Result<bool> described = worker.prepare({1, kDescriptionBytes, kDescriptionBytes});
  if (!described) {
    const std::string error = one_line(described.error());
    return Error{error.starts_with(shown) ? error : shown + ": " + error};
  }
  if (worker.region().control().answered.load() != 1) return Error{shown + ": its list of engines is too long"};
  PrivateCopies copies;
  ByteReader in(worker.region().answers(), copies);
  Result<std::vector<EngineSummary>> engines = read_engine_list(in, library);
  if (!engines) return Error{shown + ": " + engines.error()};
  return engines;
}

}  // namespace

Result<std::vector<EngineSummary>> describe_plugin(const std::filesystem::path& path, const WorkerOptions& options) {
  Worker worker(&describe, {path.string()}, options);
  std::error_code ignored;
  return described_by(worker, path.string(), std::filesystem::absolute(path, ignored));
}

WorkerOptions options_of_command(WorkerOptions options) {
  options.hosts_command = options.may_start_processes = true;
  return options;
}

Result<std::vector<EngineSummary>> describe_command(const std::string& command, const WorkerOptions& options) {
  Worker worker(&describe_command_within, {command}, options_of_command(options));
  return described_by(worker, command, command);
}

}  // namespace assay
