// How deeply two bodies overlap: a figure for reports. No verdict depends on it.
#pragma once
#include "algorithms/model/convex_pair.h"

namespace assay {

/// The least overlap of both bodies over the directions normal to a facet of a - b, divided by the largest coordinate
/// extent.
///
/// In exact arithmetic that is the penetration depth: the distance from the origin to the boundary of a - b, attained
/// at a facet, whose normal is normal to an edge (n = 2), to a triangle of one body or to an edge of each (n = 3).
/// Candidates are compared in double; the best few are evaluated exactly, so the figure is never below the depth and
/// exceeds it by rounding in the choice only.
///
/// Error  0 where nothing is computed: n > 3, more candidates than kMostCandidates, bodies that do not overlap, no
/// problem. Cost   one pass over the vertices a candidate: some 50 us for 8 + 8 vertices in space.
double overlap_depth(const ConvexPair& pair);

inline constexpr std::size_t kMostCandidates = 20000;

}  // namespace assay
