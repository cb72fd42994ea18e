// Engines that do one misdeed in every case: what a whole run must survive, and in what time. Each is named after what
// it does.
#include <iterator>

#include "engines/adapters/bad/attacks.h"
#include "engines/assay_engine.h"

namespace {

using assay::bad::Misdeed;

template <Misdeed kMisdeed>
assay_status solve(void*, const assay_hull2_problem* problem, const assay_watch*, assay_hull2_answer* answer) {
  assay::bad::attack(kMisdeed, answer->vertex, 2 * problem->points.count);
  answer->kind = ASSAY_HULL2_FLAT;
  answer->count = 0;
  return ASSAY_ANSWERED;
}

constexpr assay_semantics kSemantics = {
    sizeof(assay_semantics), ASSAY_TOUCHING_HIT, 0, -1, -1, -1, -1, "misbehaves in every case", 0, 0};

template <Misdeed kMisdeed>
constexpr assay_engine named(const char* name) {
  return {sizeof(assay_engine), name,    "1",     "foreign", "does it in every case",
          kSemantics,           nullptr, nullptr, nullptr,   &solve<kMisdeed>};
}

const assay_engine kEngines[] = {
    named<Misdeed::kBombUntouched>("always/bomb_untouched"),
    named<Misdeed::kBombTouched>("always/bomb_touched"),
    named<Misdeed::kBombNew>("always/bomb_new"),
    named<Misdeed::kOverwriteShared>("always/overwrite_shared"),
    named<Misdeed::kOverwriteControl>("always/overwrite_control"),
    named<Misdeed::kSignalParent>("always/signal_parent"),
    named<Misdeed::kLeaveGrandchild>("always/leave_grandchild"),
};

const assay_plugin kPlugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, std::size(kEngines), kEngines};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  return host_abi_version == ASSAY_ABI_VERSION ? &kPlugin : nullptr;
}
