// Tier 0 for the facet that a Penetrating answer may name.
#pragma once
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"
#include "oracles/gjk/depth/along_normal.h"

namespace assay {

/// Appends what is wrong with the facet: nothing where none is named (size 0).
///
/// Claims     (1) as many differences as the dimension, indices in range (2) they span a plane: n - 1 independent edges
///            (3) the normal is greatest on them: n.w >= H(n) - g |n| for each; asked where `along` is given.
/// Magnitude  of (3) how far a difference lies behind the supporting plane, over L.
/// Returns    whether double arithmetic was enough.
bool refuse_facet(const ConvexPair& pair, const Penetrating& witness, AlongNormal* along, const Rational& gap,
                  std::vector<Violated>& refused);

}  // namespace assay
