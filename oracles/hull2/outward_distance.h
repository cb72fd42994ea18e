// By how much an answer loses its input: a figure for reports, and whether it is more than a promise of nearness
// allows.
#pragma once
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "algorithms/model/claim.h"
#include "algorithms/model/hull.h"

namespace assay {

/// The claim of near hulls, planar and spatial, that this distance is held against.
inline constexpr ClaimSentence kEnclosesWithinTheGap{"encloses every point within the gap"};

/// The greatest distance of an input point from the convex hull of the listed points, over the diagonal of the
/// cloud's bounding box (which lies between the cloud's diameter and sqrt(2) times it).
///
/// Shape  the squared ratio is exact; the double returned is its square root, rounded. 0 where nothing is lost; 1
///        where no point is listed. Indices out of range are skipped. Beyond kExactPairs pairs of a lost point and an
///        edge the worst point is chosen in double, and its ratio is exact: at least that is lost. With `pairs`, of a
///        point and an edge, only as many evenly chosen points are looked at: at least that is lost again.
/// Error  none; precondition: finite coordinates.
/// Cost   O(n log n + lost points * vertices), of which at most kExactPairs + vertices in rationals; meant for
///        violations, not for every case.
double outward_distance(const Cloud2& cloud, std::span<const std::uint32_t> listed,
                        std::size_t pairs = std::numeric_limits<std::size_t>::max());

inline constexpr std::size_t kExactPairs = 10000;

/// That ratio of an input point that lies farther outside than `ratio`, of one that seems farthest; nothing if and only
/// if none does.
///
/// Promise  every point is decided: by a filter that proves it near enough, or in rationals.
/// Error    none; preconditions: finite coordinates, ratio >= 0.
/// Cost     O(n h) for h corners of the hull of the listed points, and rationals for what the filter leaves open.
std::optional<double> lost_farther_than(double ratio, const Cloud2& cloud, std::span<const std::uint32_t> listed);

/// What the magnitude of a violation is measured by, of planar and of spatial hulls.
inline constexpr std::size_t kMagnitudePairs = std::size_t{1} << 23;

}  // namespace assay
