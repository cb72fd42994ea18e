// Portal searches along rays that are next to nothing or go through a vertex, and stopped in every state.
#include "algorithms/gjk/depth/mpr.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/folded/seen.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

void take_portal(FoldedRun& run, const ConvexPair& pair) { fold_solve(run, pair, &Mpr::solve); }

/// Rays so short or so near to a vertex that squares underflow.
KnownWords short_rays() {
  FoldedRun run;
  const Points origin{3, {0, 0, 0}};
  for (const double little : {0.0, 0x1p-545, 0x1p-541, 0x1p-538, 0x1.4p-535, 0x1p-530, 0x1p-500}) {
    const Points through{3, {1, 0, 0, -1, 1, 1, -1, -1, 1, -1, little, -2}};
    const Points within{3, {1.5,   -0.5, 0,    -0.25, 0.25, 0.5, -0.25, 0.25, -0.5, -0.25, 0,      0.5,
                            -0.25, 0,    -0.5, -0.25, 0,    0,   -0.25, 0,    0,    0,     little, 0}};
    for (const Points& body : {through, within}) {
      take_portal(run, {body, origin});
      take_portal(run, {origin, body});
    }
  }
  return {run.folded()};
}

/// A portal search that is stopped in each of its states, and says so at once.
KnownWords stopped_portals() {
  FoldedRun run;
  const Points tetrahedron{3, {0, 0, 0, 8, 0, 1, 0, 7, 0, 1, 0, 9}}, point{3, {1.25, 1.5, 1.75}},
      other{3, {3, 3, 3, 9, 4, 5, 2, 8, 7, 5, 6, 1}};
  for (const ConvexPair& pair : {ConvexPair{tetrahedron, point}, {tetrahedron, other}, {other, tetrahedron}})
    for (std::size_t at = 1; at < 6; ++at) {
      Seen seen;
      seen.stop_after = at;
      fold_answer(run, Mpr::solve(pair, seen.watch()));
      run.take(seen.states.size());
    }
  return {run.folded()};
}

}  // namespace

void add_portals_by_hand(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/short_rays", Asked::kByCheck, short_rays, {15841557567594370332u}});
  all.push_back({"algorithms/gjk/stopped_portals", Asked::kByCheck, stopped_portals, {4365217910236358355u}});
}

}  // namespace assay::known
