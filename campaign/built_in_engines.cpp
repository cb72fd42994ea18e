// The one place in the program that knows the variants by name.
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/hull/graham_scan.h"
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/lp/tableau_simplex.h"
#include "algorithms/lp/tolerances.h"
#include "algorithms/published/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk_tutorial_2d.h"
#include "algorithms/published/kreuzer_tableau.h"
#include "campaign/provenance.h"
#include "campaign/select_engines.h"
#include "engines/host/in_process.h"

namespace assay {
namespace {

template <Family F, AlgorithmOf<F> A>
EngineSource<F> built_in(std::string kind, std::string sentence, Semantics semantics, Watching watching) {
  EngineInfo info{std::string(A::kName), project_version(), std::move(kind), std::move(sentence), "",
                  std::move(semantics)};
  return {info, [info, watching] { return std::make_unique<InProcess<F, A>>(info, watching); }};
}

GjkAnswer propose(const ConvexPair& pair) { return GjkSignedVolumes::solve(pair, Watch{}); }

}  // namespace
}  // namespace assay
