// The referee's word on a pair of which one body is moved by rationals.
#pragma once
#include <vector>

#include "oracles/referee/referee.h"

namespace assay::referee {

/// `collision` for a and b + move, one entry a coordinate.
Result<CollisionOpinion> collision_after_move(const ConvexPair& pair, const std::vector<Rational>& move,
                                              Bound bound = {});

}  // namespace assay::referee
