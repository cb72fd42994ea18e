// Tier 2: CGAL re-solves from scratch in exact rationals, independent of tiers 0 and 1. No CGAL header leaves the .cpp
// files.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/model/family.h"
#include "algorithms/model/result.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/contact.h"

namespace assay::referee {

/// The work bound: an error sentence instead of an answer once it is used up.
struct Bound {
  double seconds = 20;
};

struct CollisionOpinion {
  Contact contact = Contact::kSeparated;
  Rational squared_distance;  ///< 0 unless separated
};
/// CGAL exact LP (Bland's rule, certificate verified) for the contact, Polytope_distance_d on rationals for the
/// distance.
Result<CollisionOpinion> collision(const ConvexPair& pair, Bound bound = {});

enum class LpStatus : std::uint8_t { kOptimal, kInfeasible, kUnbounded };
struct LpOpinion {
  LpStatus status = LpStatus::kOptimal;
  Rational objective;  ///< exact optimum where optimal
};
Result<LpOpinion> lp(const LpProblem& problem, Bound bound = {});

/// The extreme points, counter-clockwise from the lexicographically smallest; one or two points for a flat cloud.
Result<std::vector<Point2>> hull2(const Cloud2& cloud, Bound bound = {});

}  // namespace assay::referee
