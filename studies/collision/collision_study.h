// Collision engines in figures: where their verdicts go wrong, and how far off their numbers are.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "algorithms/model/result.h"
#include "campaign/engine_source.h"
#include "reports/store/files.h"
#include "reports/store/studies/collision_rows.h"
#include "studies/collision/pair_truth.h"

namespace assay {

/// The error table has so many pairs a domain for each pair of a cell of the gap map.
inline constexpr std::uint32_t kErrorCasesForEach = 256;

/// A pair that an engine gave a wrong verdict of.
struct WrongPair {
  std::string engine, domain;
  Moved moved = Moved::kInScale;
  std::int32_t by = 0, k = 0;  ///< as in CollisionGapRow
  double margin = 0;           ///< the gap or overlap, relative to the extent of the bodies
  ConvexPair pair;
};

struct CollisionPlan {
  std::uint64_t seed = 1;
  std::uint32_t cases = 16;            ///< pairs in each cell of the gap map
  std::uint32_t error_cases = 4096;    ///< pairs of each domain of the error table
  double seconds = 0.2;                ///< of processor time for a plug-in engine on a pair, then it hangs
  ProposeCollision propose = nullptr;  ///< tier 1's double solver, which spares exact work; may be null
  unsigned jobs = 1;                   ///< threads; what comes out does not depend on it
  /// Told the name of each domain before it is asked, by one thread at a time.
  std::function<void(const std::string&)> progress = [](const std::string&) {};
  /// Told at the end, by engine and domain: of all wrong verdicts in scale and of all by offset, the one of the widest
  /// gap or overlap.
  std::function<void(const WrongPair&)> wrong = [](const WrongPair&) {};
};

/// An engine at work: its worker process serves all domains that one thread asks.
struct EngineAsked {
  const EngineInfo* info;
  Engine<GjkFamily>* engine;
};

/// What comes of one engine.
struct CollisionRows {
  std::vector<CollisionGapRow> gaps;
  std::vector<CollisionErrorRow> errors;
  std::vector<WrongPair> wrong{};  ///< one a domain and way to move at most
};

/// Every engine on every cell and domain, each foreign engine in a worker process of its own, as in `assay check`, ours
/// with their steps counted. After two hangs or crashes in a cell, or eight in a domain of the error table, the rest of
/// it is not asked. A function of seed, cases and engines alone, as far as hangs do not depend on the time limit.
///
/// Error  no engine can be made, or an exact certificate was refused.
Result<CollisionStudy> collision_study(const CollisionPlan& plan, const EngineList<GjkFamily>& engines);

}  // namespace assay
