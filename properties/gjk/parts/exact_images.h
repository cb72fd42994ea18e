// Images of a pair under maps that round nowhere and keep whether the bodies meet.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/model/convex_pair.h"

namespace assay {

/// The vertices in reversed order, then beginning in the middle: no vertex of three or more keeps its place.
Points reordered(const Points& body);

/// Every vertex given twice, the copies after all originals.
Points doubled(const Points& body);

/// Up to eight midpoints of two vertices follow the vertices, those that are exact; which pairs are tried is a function
/// of the number of vertices.
Points with_midpoints(const Points& body);

/// A signed permutation of the axes: axis k of the image is axis `from[k]`, negated where `is_negated[k]`.
struct SignedAxes {
  std::vector<std::uint32_t> from;
  std::vector<bool> is_negated;
};

/// The 2^n n! signed permutations of n axes in one order, the identity first. Precondition: number < count_of_turns(n).
SignedAxes turn_number(std::uint32_t dimension, std::uint64_t number);
std::uint64_t count_of_turns(std::uint32_t dimension);
Points turned(const Points& body, const SignedAxes& axes);

/// Both bodies moved by t (1, -1, 1, ...): t is the largest of three powers of two under which no coordinate rounds:
/// four times the largest coordinate, that coordinate's own power, and the finest bit of the pair. Nothing where none
/// will do.
std::optional<ConvexPair> moved_far(const ConvexPair& pair);

/// Both bodies times 2^k; nothing where a coordinate would round or overflow.
std::optional<ConvexPair> scaled_exactly(const ConvexPair& pair, int k);

}  // namespace assay
