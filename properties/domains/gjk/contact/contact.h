// Pairs of bodies that touch in a chosen pair of features, exactly, and exact moves that keep what is known about them.
#pragma once
#include <array>
#include <cstdint>

#include "algorithms/model/convex_pair.h"
#include "properties/choices.h"

namespace assay::contact {

/// Dimension of the feature of a body that lies in the contact: 0 a vertex, 1 an edge, 2 a face (space only).
struct Features {
  std::int32_t a = 0, b = 0;
};

/// Kind 0, 1, 2 ... of the unordered pairs of features: vertex-vertex, vertex-edge, edge-edge, vertex-face, edge-face,
/// face-face.
constexpr std::array<Features, 6> kKinds = {{{0, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}, {2, 2}}};
constexpr std::int32_t kinds_in(int dimension) { return dimension == 2 ? 3 : 6; }

/// Body A in z <= 0 and body B in z >= gap, z the last axis, each with its feature in that plane, the origin (moved by
/// the gap) in the relative interior of both features and straight above or below it the interior of the body; then
/// both sheared, z += s x + t y with |s|, |t| <= 2.
///
/// So a gap > 0 separates, 0 touches without common interior, and -1 < gap < 0 overlaps: the point between both contact
/// points is interior to both bodies. Every coordinate is exact: x and y are multiples of 2^-fraction_bits below 8 and
/// |z| < 44, so with fraction_bits <= 47 and a gap that is a multiple of 2^-47 everything fits 53 bits, also after a
/// shift by less than 20 in such multiples. In the plane the vertices go around the body.
template <int D>
ConvexPair draw(Choices& choices, Features features, int fraction_bits, double gap);

/// Adds `offset` to every vertex of both bodies. Exact where the sum is a double; the caller sees to that.
template <int D>
void shift(ConvexPair& pair, const std::array<double, D>& offset);

/// Multiplies every coordinate by a power of two.
void scale(ConvexPair& pair, int exponent);

/// A drawn permutation of the axes, reflection of axes and exchange of the bodies: exact, contact unchanged; simplest:
/// none.
template <int D>
void turn(ConvexPair& pair, Choices& choices);

}  // namespace assay::contact
