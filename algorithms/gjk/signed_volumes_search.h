// The search behind gjk/signed_volumes: what the distance search does if nothing is said otherwise.
#pragma once
#include "algorithms/gjk/distance_search.h"

namespace assay::gjk {

template <std::size_t D, class Policy>
using SignedVolumesSearch = DistanceSearch<D, Policy>;

template <class Policy>
GjkAnswer solve_signed_volumes(const ConvexPair& pair, const Watch& watch) {
  return solve_distance<Policy>(pair, watch);
}

}  // namespace assay::gjk
