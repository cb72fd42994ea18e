// What every planar hull variant does first: refuse what is not finite, sort, and keep one index a point.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "algorithms/model/hull.h"

namespace assay::hull {

/// Lexicographic order: by x, then by y. No arithmetic, so nothing to round; -0 equals 0.
inline bool before(const Point2& p, const Point2& q) { return p.x < q.x || (p.x == q.x && p.y < q.y); }

/// Whether q lies between p and r in lexicographic order; on one line: along the line. Strict at both ends.
inline bool between(const Point2& p, const Point2& q, const Point2& r) {
  return (before(p, q) && before(q, r)) || (before(r, q) && before(q, p));
}

bool all_finite(std::span<const Point2> points);

/// What every variant answers without looking further: Declined beyond 2^32 - 1 points, GaveUp{kNotFinite}; else
/// nothing.
std::optional<Hull2Answer> refusal(std::span<const Point2> points);

/// The indices of the distinct points in lexicographic order; the lowest index stands for coinciding points.
/// Precondition: finite coordinates, fewer than 2^32 points.
std::vector<std::uint32_t> distinct_in_order(std::span<const Point2> points);
/// The same for the points named by `subset`.
std::vector<std::uint32_t> distinct_in_order(std::span<const Point2> points, std::vector<std::uint32_t> subset);

/// A ring of vertices as an answer: from the lexicographically smallest vertex on; fewer than three are a flat hull.
Hull2Answer answer_of_ring(std::span<const Point2> points, std::vector<std::uint32_t> ring);

}  // namespace assay::hull
