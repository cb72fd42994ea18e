// Clp's primal and dual simplex with the library's defaults: ClpSimplex::primal and ClpSimplex::dual, no presolve.
#include <ClpConfig.h>

#include <ClpEventHandler.hpp>

#include "engines/adapters/clp/answer.h"

namespace {

using namespace assay::clp_adapter;

/// Shows the watch the basis after every iteration: the basic variables, sorted, in Assay's numbering, which is Clp's
/// (columns, then row activities), then the nonbasic ones at their upper bound.
class Looker final : public ClpEventHandler {
 public:
  explicit Looker(const assay_watch* watch) : watch_(watch) {}
  ClpEventHandler* clone() const override { return new Looker(*this); }

  int event(Event event) override {
    if (event != endOfIteration || model_ == nullptr) return -1;
    const int rows = model_->numberRows(), all = rows + model_->numberColumns();
    state_.clear();
    for (int v = 0; v < all; ++v)
      if (model_->getStatus(v) == ClpSimplex::basic) state_.push_back(static_cast<uint32_t>(v));
    for (int v = 0; v < all; ++v)
      if (model_->getStatus(v) == ClpSimplex::atUpperBound) state_.push_back(static_cast<uint32_t>(v));
    const bool go_on = watch_->step(watch_->context, state_.data(), static_cast<uint32_t>(state_.size())) != 0;
    return go_on ? -1 : 0;  // 0 ends the run with status 5
  }

 private:
  const assay_watch* watch_;
  std::vector<uint32_t> state_;
};

template <bool dual>
assay_status solve(void*, const assay_lp_problem* problem, const assay_watch* watch, assay_lp_answer* answer) noexcept {
  if (!supported(*problem)) return ASSAY_DECLINED;
  try {
    ClpSimplex model;
    model.setLogLevel(0);
    load(model, *problem);
    if (watch != nullptr && watch->step != nullptr) {
      Looker looker(watch);
      model.passInEventHandler(&looker);
    }
    // What both return is the status that answer_of reads, or 0 after cleaning up with the other method.
    if (dual)
      static_cast<void>(model.dual());
    else
      static_cast<void>(model.primal());
    return answer_of(model, *problem, *answer);
  } catch (...) {  // CoinError; bad_alloc
    return give_up(*answer, ASSAY_STALLED);
  }
}

constexpr assay_semantics kSemantics = {
    sizeof(assay_semantics),
    ASSAY_TOUCHING_UNSPECIFIED,
    0,
    -1,
    1e-7,
    1e-7,
    -1,
    "primalTolerance = dualTolerance = 1e-7, absolute, of the problem as scaled (scaling mode 3, automatic) and as "
    "given: "
    "where only the scaled problem keeps them Clp says so (secondary status 2, 3, 4), which counts as giving up. No "
    "promise on the gap. No presolve. Bounds of 1e27 and more, which are infinite to it, are declined, and NaN as a "
    "bound; entries below "
    "1e-20 are dropped by the library. No basis where it calls a variable superbasic. The watch sees the basis after "
    "every iteration (ClpEventHandler).",
    0,
    0};

const assay_engine kEngines[] = {
    {sizeof(assay_engine), "clp/primal", CLP_VERSION, "foreign",
     "Clp's primal simplex, ClpSimplex::primal with defaults", kSemantics, nullptr, &solve<false>, nullptr, nullptr},
    {sizeof(assay_engine), "clp/dual", CLP_VERSION, "foreign", "Clp's dual simplex, ClpSimplex::dual with defaults",
     kSemantics, nullptr, &solve<true>, nullptr, nullptr},
};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, std::size(kEngines), kEngines};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
