// An engine of a plug-in loaded into this process, for a debugger: nothing keeps its crash, its endless loop or its
// stray write from the program.
#pragma once
#include <memory>
#include <string>

#include "engines/engine.h"
#include "engines/host/plugin.h"
#include "engines/host/worker/cycle_detector.h"
#include "engines/host/worker/guarded_buffers.h"
#include "engines/plugin_kit/places.h"

namespace assay {

/// As a WorkerEngine answers, by the same interface and buffers, as far as the engine keeps to the rules: a write just
/// past a buffer and an answer that the interface does not have are found; an exception passes through.
template <Family F>
class PluginHere final : public Engine<F> {
 public:
  /// Engine `index` of the object at info.library, which stays loaded.
  ///
  /// Error  none here: an object that cannot be loaded gives replies that say so.
  PluginHere(EngineInfo info, std::uint32_t index);

  const EngineInfo& info() const override { return info_; }
  void solve(std::span<const typename F::Problem> questions, std::span<Reply<F>> replies) override;

 private:
  void solve_one(const typename F::Problem& question, Reply<F>& reply);

  EngineInfo info_;
  std::uint32_t index_;
  GuardedBuffers buffers_{};
  CycleDetector detector_{};
};

#define ASSAY_INSTANTIATE(F, name) extern template class PluginHere<F>;
ASSAY_FOR_EACH_C_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
