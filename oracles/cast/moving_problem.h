// What makes a moving pair a problem, and its unit of length.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/model/cast.h"
#include "oracles/exact/rational.h"

namespace assay {

/// More than this in either rotation is no problem to be judged: ten turns and a little.
inline constexpr double kGreatestRotation = 64;

/// Nothing where the pair is a problem to be judged; otherwise why it is none: a number that is not finite, dimensions
/// that differ or are neither 2 nor 3, a motion out of its plane, rotations of more than kGreatestRotation radians.
std::string_view why_not_a_problem(const MovingPair& pair);

/// displacement of a minus displacement of b.
std::vector<Rational> relative_displacement(const MovingPair& pair);

/// |w| r of both bodies together, w the rotation and r the greatest distance of a vertex from the centre, in the norm
/// of sums: no two points turn towards each other faster. Precondition: as below.
Rational greatest_turn(const MovingPair& pair);

/// L, the unit of cast_gap: the largest over the axes of the extent of both bodies at t = 0 plus both displacements,
/// and for a body that turns twice the largest of the sums |x_k - centre_k| over its vertices. Every point of the
/// bodies stays in a box of edges L. Precondition: a problem, no body empty.
Rational reach_of(const MovingPair& pair);

}  // namespace assay
