// Tier 0 for planar hulls. Part of the trusted core.
#pragma once
#include "algorithms/model/hull.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// What the engine says its ring is; what it says decides what counts as wrong.
struct Hull2Statement {
  /// Every vertex is an extreme point. Otherwise points inside the edges may be vertices too.
  bool vertices_are_extreme = true;
  /// Promises::hull_gap: what is not the exact hull may be near it, see near_hull2.h.
  double gap = 0;
};

/// See check_hull2.cpp for lemma and numbered claims.
Verdict check_hull2(const Cloud2& cloud, const Hull& hull, const Hull2Statement& statement = {});
Verdict check_flat_hull(const Cloud2& cloud, const FlatHull& hull);

}  // namespace assay
