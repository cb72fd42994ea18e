// The variants that are linked into the program, family by family.
#include "algorithms/gjk/signed_volumes.h"
#include "campaign/built_in/built_in.h"
#include "campaign/select_engines.h"

namespace assay {
namespace {

GjkAnswer propose(const ConvexPair& pair) { return GjkSignedVolumes::solve(pair, Watch{}); }

}  // namespace

EngineSources built_in_engines() {
  EngineSources sources;
  sources.propose_collision = &propose;
  sources.of<LpFamily>() = built_in_lp();
  sources.of<GjkFamily>() = built_in_gjk();
  sources.of<Hull2Family>() = built_in_hull2();
  sources.of<Hull3Family>() = built_in_hull3();
  sources.of<ShapesFamily>() = built_in_shapes();
  sources.of<CastFamily>() = built_in_cast();
  return sources;
}

}  // namespace assay
