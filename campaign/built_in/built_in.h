// How a variant becomes an engine of the program, and the lists that the files of this folder give.
#pragma once
#include <memory>
#include <string>
#include <utility>

#include "campaign/engine_source.h"
#include "campaign/provenance.h"
#include "engines/host/in_process.h"

namespace assay {

template <Family F, AlgorithmOf<F> A>
EngineSource<F> built_in(std::string kind, std::string sentence, Semantics semantics, Watching watching) {
  EngineInfo info{std::string(A::kName), project_version(), std::move(kind), std::move(sentence), "",
                  std::move(semantics)};
  return {info, [info, watching](double) { return std::make_unique<InProcess<F, A>>(info, watching); },
          [info] { return std::make_unique<InProcess<F, A>>(info, Watching::kAlways); }};
}

EngineList<LpFamily> built_in_lp();
EngineList<GjkFamily> built_in_gjk();
EngineList<Hull2Family> built_in_hull2();
EngineList<Hull3Family> built_in_hull3();
EngineList<ShapesFamily> built_in_shapes();
EngineList<CastFamily> built_in_cast();

}  // namespace assay
