// The centroid of a ring and the images of points, in rationals.
#pragma once
#include <vector>

#include "oracles/shapes/exact_body.h"

namespace assay {

struct ExactCentroid {
  Rational twice_area;  ///< with sign
  RationalPoint at;     ///< the mean of the vertices where the area is 0
};

/// Precondition: a polygon of one vertex or more, finite numbers.
ExactCentroid exact_centroid(const Shape& ring);

/// f + m (x - f) + t for every point. Precondition: planar points, a map, finite numbers.
std::vector<RationalPoint> exact_images(const Shape& points, const Shape& map);

}  // namespace assay
