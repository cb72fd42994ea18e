// Bodies and exact transforms that the domains of moving pairs are built from.
#pragma once
#include <array>
#include <cstdint>

#include "algorithms/model/cast.h"
#include "properties/choices.h"

namespace assay::moving {

/// An axis-parallel box; in the plane the vertices go around it.
template <int D>
Points box(const std::array<double, D>& low, const std::array<double, D>& high);

/// The hull of `count` drawn points of the lattice of [-radius, radius]^D in the plane, counter-clockwise and strictly
/// convex; in space the points themselves, which may lie inside.
template <int D>
Points lattice_body(Choices& choices, std::int64_t count, std::int64_t radius);

/// Adds the offset to every vertex. Exact where the sum is a double; the caller sees to that.
template <int D>
void shift(Points& body, const std::array<double, D>& offset);

/// Multiplies every vertex, displacement and centre by a power of two.
void scale(MovingPair& pair, int exponent);

/// last axis += slope * first axis, of vertices, displacements and centres: exact where the sums are. Only for bodies
/// that do not turn.
template <int D>
void shear(MovingPair& pair, double slope);

/// A drawn permutation and reflection of the axes and exchange of the bodies: exact, contact unchanged; a turn follows
/// its axis and changes its sense with the handedness. Planar bodies keep going around. Simplest: none.
template <int D>
void turn(MovingPair& pair, Choices& choices);

}  // namespace assay::moving
