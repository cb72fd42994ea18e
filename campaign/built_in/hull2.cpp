#include "algorithms/hull/graham_scan.h"
#include "algorithms/hull/monotone_chain.h"
#include "algorithms/predicates/exact_turn.h"
#include "campaign/built_in/built_in.h"

namespace assay {
namespace {

Semantics own_hull(std::string note) {
  Semantics semantics;
  semantics.note = std::move(note);
  return semantics;
}

}  // namespace

EngineList<Hull2Family> built_in_hull2() {
  return {
      built_in<Hull2Family, GrahamScan<ExactTurn>>("ours", "Graham scan on the adaptive exact turn test",
                                                   own_hull("exact"), Watching::kNever),
      built_in<Hull2Family, GrahamScan<NaiveTurn>>("ours", "Graham scan on the turn test in plain double",
                                                   own_hull("no tolerance, no guarantee"), Watching::kNever),
      built_in<Hull2Family, MonotoneChain<ExactTurn>>("ours", "monotone chain on the adaptive exact turn test",
                                                      own_hull("exact"), Watching::kNever),
      built_in<Hull2Family, MonotoneChain<NaiveTurn>>("ours", "monotone chain on the turn test in plain double",
                                                      own_hull("no tolerance, no guarantee"), Watching::kNever),
  };
}

}  // namespace assay
