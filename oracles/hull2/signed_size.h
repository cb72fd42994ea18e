// What an oriented boundary encloses, with its sign: positive where it runs as answers do, negative where it is inside
// out.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "algorithms/model/hull3.h"
#include "algorithms/model/points.h"
#include "algorithms/model/verdict.h"
#include "oracles/exact/rational.h"

namespace assay {

/// Twice the signed area within the closed path through the points named, in order: the sum of det(p_k, p_(k+1)). Of a
/// path that crosses itself, each part counts as often as the path goes round it counter-clockwise.
///
/// Precondition  indices in range, finite coordinates.
Rational twice_signed_area(std::span<const Point2> points, std::span<const std::uint32_t> ring);

/// Six times the signed volume within a closed surface, its facets cut into fans from their first corner: the sum of
/// det(a - o, b - o, c - o) over all triangles a, b, c, with any o. Of a surface that crosses itself, each part counts
/// as often as the surface goes round it, facets counter-clockwise from outside.
///
/// Precondition  facets well formed, indices in range, finite coordinates, every edge has one twin.
Rational six_signed_volumes(std::span<const Point3> points, const Hull3& surface);

/// The claim that a negative signed size breaks, of exact hulls and of near ones.
inline constexpr ClaimSentence kNotInsideOut{"is not inside out"};
Violated inside_out_ring(const Rational& twice_area);
Violated inside_out_surface(const Rational& six_volumes);

}  // namespace assay
