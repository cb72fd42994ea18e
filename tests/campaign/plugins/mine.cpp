// A downstream user's engine in two releases under one name: the turn test is what changed.
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/predicates/exact_turn.h"
#include "engines/plugin_kit.h"

namespace {

struct Mine {
  static constexpr std::string_view kName = "mine/hull";
  static assay::Hull2Answer solve(const assay::Cloud2& cloud, const assay::Watch& watch) {
    return assay::MonotoneChain<MINE_TURN>::solve(cloud, watch);
  }
};

}  // namespace

ASSAY_PLUGIN(assay::plugin::engine<assay::Hull2Family, Mine>({.version = MINE_VERSION, .sentence = "somebody's hull"}))
