// Engines by name, made when they are needed: each thread of a campaign has its own.
#pragma once
#include <concepts>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "algorithms/model/family.h"
#include "engines/engine.h"
#include "properties/property.h"

namespace assay {

/// Reducing a hang asks many times, so it is less patient than F::kSecondsPerCase; the reduced case is then tried with
/// the full limit. Reduced cases are small: who answers them needs microseconds.
inline constexpr double kImpatientSecondsPerCase = 0.05;

template <Family F>
struct EngineSource {
  EngineInfo info;
  std::function<std::unique_ptr<Engine<F>>(double seconds_per_case)> make;
  /// For variants linked into the program: one whose steps are counted, which costs time. Empty for plug-ins.
  std::function<std::unique_ptr<Engine<F>>()> make_watched = nullptr;
  /// What the plug-in calls it; info.name may have more, to tell it from others. Empty for variants of the program.
  std::string stated = {};
};

template <Family F>
using EngineList = std::vector<EngineSource<F>>;

/// The engines of a campaign by family, each list sorted by name.
struct EngineSources : PerFamily<EngineList> {
  /// Tier 1's double solver for collision pairs; what it proposes is always checked.
  GjkAnswer (*propose_collision)(const ConvexPair&) = nullptr;

  template <Family F>
  Court<F> court(const Stated<F>& semantics) const {
    Court<F> bench{semantics, nullptr};
    if constexpr (std::same_as<F, GjkFamily>) bench.propose = propose_collision;
    return bench;
  }
};

}  // namespace assay
