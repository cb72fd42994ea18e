// How a variant that is linked into the program becomes an engine of it.
#pragma once
#include <memory>
#include <string>

#include "algorithms/model/statement.h"
#include "campaign/engine_source.h"
#include "campaign/provenance.h"
#include "engines/host/in_process.h"

namespace assay {

template <Family F>
EngineSource<F> built_in(const ListedVariant<F>& variant) {
  const Statement<F>& states = variant.states;
  EngineInfo info{std::string(variant.name), project_version(), states.kind, std::string(states.sentence), "",
                  semantics_of(states)};
  const auto solve = variant.solve;
  return {info,
          [info, solve, watching = states.watching](double) {
            return std::make_unique<InProcess<F>>(info, solve, watching);
          },
          [info, solve] { return std::make_unique<InProcess<F>>(info, solve, Watching::kAlways); }};
}

}  // namespace assay
