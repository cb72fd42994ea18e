// How a variant that is linked into the program becomes an engine of it.
#pragma once
#include <memory>
#include <string>

#include "algorithms/model/statement.h"
#include "campaign/engine_source.h"
#include "campaign/provenance.h"
#include "campaign/worker_settings.h"
#include "engines/adapters/listed_engines.h"
#include "engines/host/in_process.h"
#include "engines/host/worker/worker_engine.h"

namespace assay {

/// What others are given as a time limit ours are given so many times: many prove before they answer, by exact
/// arithmetic where rounded does not do, at some thousand times its cost. The limit is for what does not end.
inline constexpr double kPatienceWithOurs = 10;

/// In a worker process, or in this one, as own_engines() says when it is made; a family without a C interface has no
/// choice. `variant` is static.
template <Family F>
std::unique_ptr<Engine<F>> make_own(const EngineInfo& info, const ListedVariant<F>& variant, Watching watching,
                                    double seconds_per_case) {
  if constexpr (requires { plugin::CInterface<F>::kSolve; }) {
    if (own_engines() == OwnEngines::kInWorkers) {
      WorkerOptions options = worker_settings();
      options.seconds_per_case = kPatienceWithOurs * seconds_per_case;
      options.watching = watching;
      return std::make_unique<WorkerEngine<F>>(info, plugin::listed_engine(variant, ""), options);
    }
  }
  return std::make_unique<InProcess<F>>(info, variant.solve, watching);
}

/// `variant` is static: a worker process finds it where this program has it.
template <Family F>
EngineSource<F> built_in(const ListedVariant<F>& variant) {
  const Statement<F>& states = variant.states;
  const EngineInfo info{.name = std::string(variant.name),
                        .version = project_version(),
                        .kind = states.kind,
                        .sentence = std::string(states.sentence),
                        .only_by_name = {},
                        .library = {},
                        .semantics = semantics_of(states)};
  return {info, [info, &variant](double seconds) { return make_own(info, variant, variant.states.watching, seconds); },
          [info, &variant] { return make_own(info, variant, Watching::kAlways, F::kSecondsPerCase); }};
}

template <Family F>
EngineSource<F> built_in(const ListedVariant<F>&&) = delete;

}  // namespace assay
