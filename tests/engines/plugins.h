// Where the build has put the plug-ins, and the engines of one.
#pragma once
#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engines/host/catalog.h"

namespace assay {

inline std::string plugin_path(const std::string& name) { return std::string(ASSAY_PLUGIN_DIR) + "/" + name + ".so"; }

/// The command of the script of this name that stands beside the plug-ins; empty where none does.
inline std::string script_command(const std::string& plugin) {
  for (const auto& [program, ending] : {std::pair("node ", ".mjs"), std::pair("/usr/bin/python3 ", ".py")}) {
    const std::string script = std::string(ASSAY_PLUGIN_DIR) + "/" + plugin + ending;
    if (std::filesystem::exists(script)) return program + script;
  }
  return {};
}

/// Not so for a plug-in whose library is not installed, and need not be.
inline bool is_built(const std::string& plugin) {
  return std::filesystem::exists(plugin_path(plugin)) || !script_command(plugin).empty();
}

/// The engines of a plug-in, or of the script of this name.
template <Family F>
std::vector<std::unique_ptr<Engine<F>>> engines_of(const std::string& plugin, const WorkerOptions& options = {}) {
  const std::string command = script_command(plugin);
  const bool is_script = !command.empty();
  const Result<std::vector<EngineSummary>> listed =
      is_script ? describe_command(command, options) : describe_plugin(plugin_path(plugin), options);
  if (!listed) {
    ADD_FAILURE() << listed.error();
    return {};
  }
  std::vector<std::unique_ptr<Engine<F>>> engines;
  for (const EngineSummary& summary : *listed)
    if (summary.serves<F>())
      engines.push_back(std::make_unique<WorkerEngine<F>>(summary.info, summary.index,
                                                          is_script ? options_of_command(options) : options));
  return engines;
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
