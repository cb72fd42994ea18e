// Points beside their indices, and the fast way to put them in lexicographic order.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/model/points.h"

namespace assay::hull {

/// A point of the cloud where it is read: sorted copies are read in order, indices into the cloud are not.
struct Site {
  Point2 at;
  std::uint32_t index;
};

/// The sites of the points named, in lexicographic order; coinciding ones by index.
///
/// Cost  O(k) where the x spread evenly, O(k log k) at worst. They are dealt into buckets by floor((x - min) * scale):
///       each of the three operations is monotone as rounded, so buckets never contradict the order.
std::vector<Site> sites_in_order(std::span<const Point2> points, std::span<const std::uint32_t> named);

}  // namespace assay::hull
