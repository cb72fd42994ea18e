#include "engines/host/catalog.h"

#include <unistd.h>

#include <cstring>
#include <utility>

#include "engines/host/byte_stream.h"
#include "engines/host/float_environment.h"

namespace assay {
namespace {

constexpr std::size_t kDescriptionBytes = std::size_t{1} << 20;

void write_summary(const EngineSummary& summary, ByteWriter& out) {
  const EngineInfo& info = summary.info;
  for (const std::string* text :
       {&info.name, &info.version, &info.kind, &info.sentence, &info.library, &info.semantics.note})
    out.put_text(*text);
  const Semantics& semantics = info.semantics;
  for (const double promise : {semantics.distance_gap, semantics.depth_gap, semantics.lp_primal, semantics.lp_dual,
                               semantics.lp_gap, semantics.hull_gap, semantics.bracket_width, semantics.shapes_gap,
                               semantics.cast_gap, semantics.points_gap, semantics.normal_gap})
    out.put(promise);
  const auto touching = static_cast<std::uint32_t>(semantics.touching);
  for (const std::uint32_t number :
       {semantics.precision_bits, touching, std::uint32_t{semantics.witness},
        std::uint32_t{semantics.keeps_inner_points}, std::uint32_t{semantics.merges_faces}, summary.index,
        std::uint32_t{summary.lp}, std::uint32_t{summary.gjk}, std::uint32_t{summary.hull2},
        std::uint32_t{summary.hull3}, std::uint32_t{summary.shapes}, std::uint32_t{summary.cast}})
    out.put(number);
}

EngineSummary read_summary(ByteReader& in) {
  EngineSummary summary;
  EngineInfo& info = summary.info;
  for (std::string* text : {&info.name, &info.version, &info.kind, &info.sentence, &info.library, &info.semantics.note})
    *text = in.get_text();
  Semantics& semantics = info.semantics;
  for (double* promise : {&semantics.distance_gap, &semantics.depth_gap, &semantics.lp_primal, &semantics.lp_dual,
                          &semantics.lp_gap, &semantics.hull_gap, &semantics.bracket_width, &semantics.shapes_gap,
                          &semantics.cast_gap, &semantics.points_gap, &semantics.normal_gap})
    *promise = in.get<double>();
  semantics.precision_bits = in.get<std::uint32_t>();
  semantics.touching = static_cast<Touching>(in.get<std::uint32_t>());
  for (bool* stated : {&semantics.witness, &semantics.keeps_inner_points, &semantics.merges_faces})
    *stated = in.get<std::uint32_t>() != 0;
  summary.index = in.get<std::uint32_t>();
  for (bool* serves : {&summary.lp, &summary.gjk, &summary.hull2, &summary.hull3, &summary.shapes, &summary.cast})
    *serves = in.get<std::uint32_t>() != 0;
  return summary;
}

/// Worker::ChildMain: writes the list into the answers block, then "serves" nothing more.
void describe(const void* path_context, SharedRegion& region, const WorkerOptions&) {
  const auto& path = *static_cast<const std::filesystem::path*>(path_context);
  WorkerControl& control = region.control();
  default_float_environment().restore();
  const Result<Plugin> plugin = Plugin::open(path);
  const FloatEnvironment loaded = FloatEnvironment::current();
  default_float_environment().restore();
  if (!plugin) {
    std::strncpy(control.sentence, plugin.error().c_str(), kSentenceBytes - 1);
    control.phase.store(WorkerPhase::kUnloadable, std::memory_order_release);
    _exit(0);
  }
  ByteWriter out(region.answers());
  out.put(plugin->size());
  for (std::uint32_t i = 0; i < plugin->size(); ++i) {
    EngineSummary summary = plugin->summary(i);
    std::string& note = summary.info.semantics.note;
    if (loaded != default_float_environment())
      note += std::string(note.empty() ? "" : " ") + "Loading the library changes the floating-point environment (" +
              describe_change(default_float_environment(), loaded) + "); it is restored before every call.";
    write_summary(summary, out);
  }
  control.answered.store(out.fits() ? 1 : 0, std::memory_order_relaxed);
  control.phase.store(WorkerPhase::kServing, std::memory_order_release);
  for (;;) pause();
}

}  // namespace

Result<std::vector<EngineSummary>> describe_plugin(const std::filesystem::path& path, const WorkerOptions& options) {
  Worker worker(&describe, &path, options);
  const Result<bool> described = worker.prepare(1, kDescriptionBytes);
  if (!described) {
    const std::string shown = path.string();
    const bool named = described.error().starts_with(shown);
    return Error{named ? described.error() : shown + ": " + described.error()};
  }
  if (worker.region().control().answered.load() != 1) return Error{path.string() + ": its list of engines is too long"};
  ByteReader in(worker.region().answers());
  std::vector<EngineSummary> engines;
  const auto count = in.get<std::uint32_t>();
  for (std::uint32_t i = 0; i < count && in.intact(); ++i) engines.push_back(read_summary(in));
  if (!in.intact()) return Error{path.string() + ": its list of engines cannot be read"};
  return engines;
}

}  // namespace assay
