// A variant of this program asked once, as campaigns ask: with a look at whether its states come back.
#pragma once
#include "engines/host/in_process.h"
#include "fuzz/drivers/listed_suspect.h"

namespace assay {

/// Unlike run_case of fuzz/drivers it sees a code go round that stops at a limit of its own and answers.
template <Family F>
Assessment watched_run(const Suspect<F>& suspect, const PropertyEntry<F>& property,
                       const typename F::Problem& problem) {
  InProcess<F> engine({}, suspect.solve, Watching::kAlways);
  return evaluate(property, problem, suspect.court, [&](const typename F::Problem& question) {
    Reply<F> reply;
    engine.solve({&question, 1}, {&reply, 1});
    return reply;
  });
}

}  // namespace assay
