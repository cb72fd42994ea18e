// A variant of this program asked once, as campaigns ask: with a look at whether its states come back.
#pragma once
#include <variant>

#include "engines/host/worker/cycle_detector.h"
#include "fuzz/drivers/listed_suspect.h"

namespace assay {

/// Unlike run_case of fuzz/drivers it sees a code go round that stops at a limit of its own and answers.
template <Family F>
Assessment watched_run(const Suspect<F>& suspect, const PropertyEntry<F>& property,
                       const typename F::Problem& problem) {
  CycleDetector detector;
  return evaluate(property, problem, suspect.court, [&](const typename F::Problem& question) {
    detector.reset();
    Reply<F> reply;
    reply.answer = suspect.solve(question, detector.watch());
    reply.trace = detector.trace(!std::holds_alternative<GaveUp>(reply.answer));
    return reply;
  });
}

}  // namespace assay
