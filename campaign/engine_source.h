// Engines by name, made when they are needed: each thread of a campaign has its own.
#pragma once
#include <functional>
#include <memory>
#include <vector>

#include "engines/engine.h"
#include "properties/property.h"

namespace assay {

/// A case that takes a worker longer than this is a hang. Reducing a hang asks many times, so it is less patient; the
/// reduced case is then tried with the full limit.
inline constexpr double kSecondsPerCase = 2, kImpatientSecondsPerCase = 0.2;

template <Family F>
struct EngineSource {
  EngineInfo info;
  std::function<std::unique_ptr<Engine<F>>(double seconds_per_case)> make;
};

/// The engines of a campaign by family, each list sorted by name.
struct EngineSources {
  std::vector<EngineSource<LpFamily>> lp;
  std::vector<EngineSource<GjkFamily>> gjk;
  std::vector<EngineSource<Hull2Family>> hull2;
  /// Tier 1's double solver for collision pairs; what it proposes is always checked.
  GjkAnswer (*propose_collision)(const ConvexPair&) = nullptr;

  template <Family F>
  auto& of() {
    if constexpr (std::same_as<F, LpFamily>)
      return lp;
    else if constexpr (std::same_as<F, GjkFamily>)
      return gjk;
    else
      return hull2;
  }
  template <Family F>
  Court<F> court(const Semantics& semantics) const {
    Court<F> bench{semantics, nullptr};
    if constexpr (std::same_as<F, GjkFamily>) bench.propose = propose_collision;
    return bench;
  }
  template <Family F>
  const auto& of() const {
    return const_cast<EngineSources*>(this)->of<F>();
  }
};

}  // namespace assay
