// The shape of one facet and of a flat ring: planar, strictly convex, winding once.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "algorithms/model/points.h"
#include "oracles/hull3/surface.h"

namespace assay {

/// Which of the coordinates remain when a plane is looked at along one axis: 0 for (y, z), 1 for (z, x), 2 for (x, y).
/// Projections along the three axes keep the sense of rotation of the normal's component along that axis.
Point2 seen_along(int axis, const Point3& p);

/// An axis along which a, b, c are not seen on a line; -1 if they lie on a line in space. The sense of the turn in
/// `turn`.
int open_axis(const Point3& a, const Point3& b, const Point3& c, int& turn, bool& exactly);

/// What is wrong with a ring of corners as a strictly convex polygon of some plane, in words; empty if nothing.
///
/// Three corners: they do not lie on a line. More: all lie in the plane of the first three, which do not lie on a line,
/// and seen along an axis that keeps those apart, all turns have one sense and the ring winds once (the 2D claims of
/// check_hull2.cpp: one corner precedes both of its neighbours in lexicographic order).
std::string ring_objection(std::span<const Point3> ring, bool& exactly);

/// ring_objection for facet f of the surface.
std::string facet_objection(const Surface& surface, std::uint32_t f, bool& exactly);

}  // namespace assay
