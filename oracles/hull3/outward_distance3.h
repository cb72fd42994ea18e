// By how much an answer loses its input: a figure for reports, and whether it is more than a promise of nearness
// allows.
#pragma once
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "algorithms/model/hull3.h"

namespace assay {

/// The greatest distance of an input point from the convex hull of the listed points, over the diagonal of the cloud's
/// bounding box (which lies between the cloud's diameter and sqrt(3) times it).
///
/// Shape  the worst point is chosen in double; its squared ratio is exact, and the double returned is the root,
///        rounded: at least that is lost. 0 where nothing is lost, 1 where no point is listed. Indices out of range are
///        skipped. Beyond kListedMost listed points the figure is taken against an evenly chosen part of them, and then
///        it is an upper bound. With `pairs`, of a point and a triangle, only as many evenly chosen points are looked
///        at: at least that is lost.
/// Error  none; precondition: finite coordinates.
/// Cost   O(l^2 + n F) for l listed points, F facets of their hull; meant for violations, not for every case.
double outward_distance3(const Cloud3& cloud, std::span<const std::uint32_t> listed,
                         std::size_t pairs = std::numeric_limits<std::size_t>::max());

inline constexpr std::size_t kListedMost = 2000;

/// lost_farther_than of the plane (oracles/hull2/outward_distance.h), in space. Precondition: at most kListedMost
/// points are listed.
std::optional<double> lost_farther_than(double ratio, const Cloud3& cloud, std::span<const std::uint32_t> listed);

}  // namespace assay
