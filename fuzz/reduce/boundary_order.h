// A planar body as a polygon: its vertices in the order of the boundary, which some engines expect.
#pragma once
#include <algorithm>
#include <cmath>

#include "algorithms/model/convex_pair.h"
#include "properties/domains/gjk/go_around.h"

namespace assay {

/// Beyond this a mean of coordinates may overflow, and bodies are left in their order.
inline constexpr double kGoAroundLimit = 0x1p1000;

inline bool has_an_order(const Points& body) {
  return body.dimension == 2 && std::all_of(body.coordinates.begin(), body.coordinates.end(),
                                            [](double x) { return std::abs(x) < kGoAroundLimit; });
}

/// The domains' convention for planar bodies, see go_around. Does nothing in space and with numbers that are not
/// finite.
inline void put_in_boundary_order(Points& body) {
  if (has_an_order(body)) go_around(body);
}

inline bool is_in_boundary_order(const Points& body) {
  Points ordered = body;
  put_in_boundary_order(ordered);
  return ordered == body;
}

}  // namespace assay
