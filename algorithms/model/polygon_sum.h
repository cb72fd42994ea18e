// The sum of two convex polygons, by its vertices.
#pragma once
#include <cstdint>
#include <variant>
#include <vector>

#include "algorithms/model/gave_up.h"

namespace assay {

/// The point a[on_a] + b[on_b], which is named and not rounded.
struct SumVertex {
  std::uint32_t on_a = 0, on_b = 0;
  friend bool operator==(const SumVertex&, const SumVertex&) = default;
};

/// The vertices of conv(a) + conv(b), each once.
///
/// Shape  counter-clockwise from the lexicographically smallest; the two ends of a segment, one point, or none.
struct PolygonSum {
  std::vector<SumVertex> ccw;
  friend bool operator==(const PolygonSum&, const PolygonSum&) = default;
};

using PolygonSumAnswer = std::variant<PolygonSum, GaveUp, Declined>;

}  // namespace assay
