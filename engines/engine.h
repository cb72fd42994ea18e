// An engine at run time: who it is, which families it serves, and a way to ask it a batch of questions.
#pragma once
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "algorithms/model/engine_kind.h"
#include "algorithms/model/reply.h"
#include "algorithms/model/semantics.h"

namespace assay {

struct EngineInfo {
  std::string name;     ///< stable path "folder/variant": "gjk/signed_volumes", "libccd/mpr"
  std::string version;  ///< the engine's own version; ours: the project's
  EngineKind kind = EngineKind::kForeign;
  std::string sentence;  ///< what it is; for a fault: which defect was planted
  /// Why a battery of everything leaves it out, so that only a selector that names it asks it; empty where it does not.
  std::string only_by_name;
  std::string library;  ///< path of the shared object for an engine behind the C ABI, otherwise empty
  Semantics semantics;
};

/// Solves questions of one family, one at a time or in batches; never throws.
template <Family F>
class Engine {
 public:
  virtual ~Engine() = default;
  virtual const EngineInfo& info() const = 0;
  /// Whether a crash of it ends this program, so that it is asked case by case, each announced first (at_hand.h).
  virtual bool runs_here() const { return true; }
  /// replies has the size of questions; each reply is overwritten.
  virtual void solve(std::span<const typename F::Problem> questions, std::span<Reply<F>> replies) = 0;
};

}  // namespace assay
