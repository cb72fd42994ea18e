#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/edges_2d.h"
#include "algorithms/cast/gjk_raycast.h"
#include "algorithms/cast/tolerances.h"
#include "algorithms/published/angular_cast_firth.h"
#include "algorithms/published/linear_sweep_firth.h"
#include "campaign/built_in/built_in.h"

namespace assay {
namespace {

Semantics own_cast(double gap, std::string note) {
  Semantics semantics;
  semantics.touching = Touching::kHit;
  semantics.cast_gap = gap;
  semantics.note = std::move(note);
  return semantics;
}

constexpr const char* kProved = "answers only what it has proved; gives up where rounding leaves a touch open";

/// The article says nothing about touching; its listing is held to what plain double can do.
Semantics published_cast(double gap, std::string note) {
  Semantics semantics = own_cast(gap, std::move(note));
  semantics.touching = Touching::kUnspecified;
  return semantics;
}

}  // namespace

EngineList<CastFamily> built_in_cast() {
  return {
      built_in<CastFamily, CastEdges2d>("ours", "planar cast against the exact edges of the Minkowski difference",
                                        own_cast(cast::kEdgesGap,
                                                 "exact; gives up on bodies that touch for less than "
                                                 "what doubles resolve of the time"),
                                        Watching::kNever),
      built_in<CastFamily, GjkRaycast>("ours", "ray cast against the Minkowski difference by GJK, bracketed by proofs",
                                       own_cast(cast::kCastGap, kProved), Watching::kAlways),
      built_in<CastFamily, ConservativeAdvancement>(
          "ours", "time of impact by conservative advancement, turns included, bracketed by proofs",
          own_cast(cast::kCastGap, kProved), Watching::kNever),
      built_in<CastFamily, LinearSweepFirth>(
          "published", "planar linear sweep as P. Firth describes it",
          published_cast(cast::kCastGap, "as described: bodies must not meet at first"), Watching::kNever),
      built_in<CastFamily, AngularCastFirth>(
          "published", "planar angular cast as P. Firth prints it",
          published_cast(0x1p-10, "as printed: no iteration limit; tolerance 1e-3 read"), Watching::kAlways),
  };
}

}  // namespace assay
