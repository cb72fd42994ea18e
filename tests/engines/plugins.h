// Where the build has put the plug-ins, and the engines of one.
#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "engines/host/catalog.h"

namespace assay {

inline std::string plugin_path(const std::string& name) { return std::string(ASSAY_PLUGIN_DIR) + "/" + name + ".so"; }

template <Family F>
std::vector<std::unique_ptr<Engine<F>>> engines_of(const std::string& plugin, const WorkerOptions& options = {}) {
  Result<std::vector<std::unique_ptr<Engine<F>>>> engines = load_engines<F>(plugin_path(plugin), options);
  if (!engines) {
    ADD_FAILURE() << engines.error();
    return {};
  }
  return std::move(*engines);
}

template <Family F>
std::unique_ptr<Engine<F>> engine_named(const std::string& plugin, const std::string& name,
                                        const WorkerOptions& options = {}) {
  for (auto& engine : engines_of<F>(plugin, options))
    if (engine->info().name == name) return std::move(engine);
  ADD_FAILURE() << plugin << " has no engine " << name;
  return nullptr;
}

template <Family F>
std::vector<Reply<F>> ask(Engine<F>& engine, const std::vector<typename F::Problem>& questions) {
  std::vector<Reply<F>> replies(questions.size());
  engine.solve(questions, replies);
  return replies;
}

/// Bodies of edge 1 with their lowest corner there.
inline Points square(double x, double y) { return {2, {x, y, x + 1, y, x + 1, y + 1, x, y + 1}}; }
inline Points cube(double x, double y, double z) {
  Points points{3, {}};
  for (int i = 0; i < 8; ++i) points.push_back({x + (i & 1), y + (i >> 1 & 1), z + (i >> 2 & 1)});
  return points;
}

}  // namespace assay
