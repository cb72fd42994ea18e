// An engine of a plug-in behind Engine<F>: asked in batches, in a process of its own.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "engines/engine.h"
#include "engines/host/worker/worker.h"
#include "engines/host/worker/worker_serve.h"
#include "engines/plugin_kit/places.h"
#include "processes/byte_stream.h"

namespace assay {

/// Every question gets a reply, whatever the engine does:
///
///   kAnswered          the answer, NaN included
///   kCrashed           a signal, exit() or a C++ exception with the case in flight; unless it was the first of its
///                      process the case is then asked once more, alone in a fresh one, and the incident says whether
///                      that fails too. Also: the worker cannot be started.
///   kHung              no answer in time, or the engine went on after its watch had told it to stop (with the cycle)
///   kOverran           wrote outside its buffers or over its replies, or gave a count, kind, index or offset that the
///                      interface does not have (answers/breach.h): no such answer is handed on
///   kFloatEnvironment  the answer, and what the call left changed; the environment is restored before the next case
///   kNotAsked          left out because of what the cases before it did
///                      (engines/patience.h)
///
/// The process is started by the first question, started again after each incident that ends it, and goes with this
/// object. A problem whose arrays do not have the lengths it states is declined without asking.
/// Cost  about 0.3 us of host and 0.3 us of worker a small case in batches of 1024 (printed by WorkerCost in
///       tests/engines).
template <Family F>
class WorkerEngine final : public Engine<F> {
 public:
  WorkerEngine(EngineInfo info, std::uint32_t index, WorkerOptions options = {});
  /// One of this program's own; what it points to is static.
  WorkerEngine(EngineInfo info, const assay_engine& linked, WorkerOptions options);

  const EngineInfo& info() const override { return info_; }
  bool runs_here() const override { return false; }
  void solve(std::span<const typename F::Problem> questions, std::span<Reply<F>> replies) override;

  /// The process now serving, or -1; for tests.
  int process() const { return worker_.pid(); }
  /// What the kernel granted to it; for tests.
  const LayerStates& layers() const { return worker_.layers(); }

 private:
  using Problem = typename F::Problem;

  /// Questions from the front of `questions` that go into one batch, and the room they take.
  struct Load {
    std::uint32_t count = 0;
    Room room{};
  };
  Load next_load(std::span<const Problem> questions) const;
  BatchEnd ask(std::span<const Problem> questions, const Load& load);
  /// Reads the `answered` replies of a batch of `asked`; the number that were intact.
  std::uint32_t read_replies(std::span<const Problem> questions, std::span<Reply<F>> replies, std::uint32_t answered,
                             std::uint32_t asked);
  /// Asks one case in a fresh process; where that ends without a reply again, what it printed (BatchEnd::printed).
  std::optional<std::string> dies_alone(const Problem& question);

  EngineInfo info_;
  Worker worker_;
  PrivateCopies copies_;  ///< of the reply being read
};

#define ASSAY_INSTANTIATE(F, name) extern template class WorkerEngine<F>;
ASSAY_FOR_EACH_C_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
