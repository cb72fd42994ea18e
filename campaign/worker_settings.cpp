#include "campaign/worker_settings.h"

#include <charconv>
#include <limits>

#include "engines/host/isolation/last_words.h"
#include "engines/host/worker/worker.h"

namespace assay {
namespace {

/// WorkerMain of one that has nothing to do.
void serve_nothing(const Hosted&, SharedRegion& region, const WorkerOptions&) {
  region.control().phase.store(WorkerPhase::kServing, std::memory_order_release);
  for (;;) futex_wait(region.control().asked, 0, -1);
}

LayerStates granted_layers() {
  Worker worker(&serve_nothing, {}, worker_settings());
  if (worker.prepare({1, 1, 1})) return worker.layers();
  LayerStates none;
  none.fill(kLeftOut);
  return none;
}

std::string limit_in_words(std::uint64_t bytes) { return bytes == 0 ? "none" : bytes_in_words(bytes); }

}  // namespace

WorkerOptions& worker_settings() {
  static WorkerOptions settings;
  return settings;
}

OwnEngines& own_engines() {
  static constinit OwnEngines setting = OwnEngines::kInWorkers;  // a signal handler reads it
  return setting;
}

bool& plugins_run_here() {
  static bool setting = false;
  return setting;
}

bool is_shut_in() { return own_engines() == OwnEngines::kInWorkers && worker_settings().isolation.seccomp; }

std::optional<std::uint64_t> parse_bytes(const std::string& text) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || at == text.data()) return std::nullopt;
  const std::string_view unit(at, static_cast<std::size_t>(end - at));
  unsigned shift = 0;
  if (unit == "K") shift = 10;
  if (unit == "M") shift = 20;
  if (unit == "G") shift = 30;
  if ((!unit.empty() && shift == 0) || number > std::uint64_t{std::numeric_limits<std::int64_t>::max()} >> shift)
    return std::nullopt;
  return number << shift;
}

std::map<std::string, std::string> worker_facts() {
  const WorkerOptions& settings = worker_settings();
  std::map<std::string, std::string> facts{
      {"worker.memory", limit_in_words(settings.memory_bytes)},
      {"worker.files", limit_in_words(settings.file_bytes)},
      {"worker.processes", settings.may_start_processes ? "allowed" : "refused"},
      {"worker.own_engines", own_engines() == OwnEngines::kInWorkers ? "in workers" : "in process"}};
  const LayerStates layers = granted_layers();
  for (std::size_t i = 0; i < kLayers; ++i)
    facts["isolation." + std::string(kLayerNames[i])] = state_in_words(layers[i]);
  return facts;
}

std::string missing_layers() {
  const LayerStates layers = granted_layers();
  std::string missing;
  for (std::size_t i = 0; i < kLayers; ++i)
    if (layers[i] > 0)
      missing += (missing.empty() ? "" : ", ") + std::string(kLayerNames[i]) + " (" + state_in_words(layers[i]) + ")";
  return missing.empty()
             ? missing
             : "engines are not kept from all that docs/isolation.md lists, because the kernel refuses: " + missing;
}

}  // namespace assay
