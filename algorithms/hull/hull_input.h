// What every planar hull variant does first: refuse what is not finite, sort, and keep one index a point.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/model/hull.h"

namespace assay::hull {

/// Lexicographic order: by x, then by y. No arithmetic, so nothing to round; -0 equals 0.
inline bool before(const Point2& p, const Point2& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); }

bool all_finite(std::span<const Point2> points);

/// The indices of the distinct points in lexicographic order; the lowest index stands for coinciding points.
/// Precondition: finite coordinates, fewer than 2^32 points.
std::vector<std::uint32_t> distinct_in_order(std::span<const Point2> points);

/// A ring of vertices as an answer: from the lexicographically smallest vertex on; fewer than three are a flat hull.
Hull2Answer answer_of_ring(std::span<const Point2> points, std::vector<std::uint32_t> ring);

}  // namespace assay::hull
