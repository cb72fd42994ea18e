// The bad engine under given options, and what its attacks may have left behind.
#pragma once
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "engines/adapters/bad/attacks.h"
#include "engines/host/worker/worker_engine.h"
#include "processes/fork_server.h"
#include "tests/engines/plugins.h"

namespace assay {

inline const Cloud2 kTriangle{{{0, 0}, {1, 0}, {0, 1}}};

inline Cloud2 asks_for(bad::Misdeed misdeed) {
  const double x = bad::trigger(misdeed);
  return {{{x, 0}, {x + 1, 0}, {x, 1}}};
}

/// The hull of a triangle as it was asked; after an attack that succeeded it is another.
inline bool is_right(const Reply<Hull2Family>& reply) {
  const auto* hull = std::get_if<Hull>(&reply.answer);
  return reply.delivery == Delivery::kAnswered && hull != nullptr && hull->ccw == std::vector<std::uint32_t>{0, 1, 2};
}

inline std::unique_ptr<WorkerEngine<Hull2Family>> hull_of(const std::string& plugin, const WorkerOptions& options = {},
                                                          std::uint32_t index = 0) {
  EngineInfo info;
  info.library = plugin_path(plugin);
  return std::make_unique<WorkerEngine<Hull2Family>>(info, index, options);
}

inline Reply<Hull2Family> reply_of(Engine<Hull2Family>& engine, const Cloud2& question) {
  Reply<Hull2Family> reply;
  engine.solve({&question, 1}, {&reply, 1});
  return reply;
}

/// Two plain cases, the misdeed, two plain cases.
inline std::vector<Reply<Hull2Family>> replies_to(bad::Misdeed misdeed, const WorkerOptions& options = {}) {
  const auto engine = hull_of("bad", options);
  const std::vector<Cloud2> questions{kTriangle, kTriangle, asks_for(misdeed), kTriangle, kTriangle};
  std::vector<Reply<Hull2Family>> replies(questions.size());
  engine->solve(questions, replies);
  return replies;
}

/// What the kernel grants here with everything asked for.
inline const LayerStates& granted() {
  static const LayerStates layers = [] {
    const auto engine = hull_of("bad");
    reply_of(*engine, kTriangle);
    return engine->layers();
  }();
  return layers;
}

inline bool has_children() {
  end_fork_server();
  return waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD;
}

/// Processes, of any parent, that attacks on this process left.
inline int children_left_behind() {
  const std::string wanted = bad::kChildName + std::to_string(getpid());
  int left = 0;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", ignored)) {
    std::ifstream file(entry.path() / "comm");
    std::string name;
    if (std::getline(file, name) && name == wanted) ++left;
  }
  return left;
}

}  // namespace assay

#define NEEDS(layer) \
  if (!in_force(granted(), layer)) GTEST_SKIP() << "the kernel refuses " << kLayerNames[static_cast<std::size_t>(layer)]
