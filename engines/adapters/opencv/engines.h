// OpenCV's geometry and its simplex method as engines.
#pragma once
#include "engines/adapters/documented.h"
#include "engines/adapters/opencv/polygons.h"
#include "engines/adapters/opencv/programs.h"
#include "engines/plugin_kit.h"

namespace assay::opencv {

/// `Computes` is what the adapter asks, or in tests what answers exactly.
template <class Computes>
constexpr assay_engine hull_engine() {
  return plugin::engine<Hull2Family, ConvexHull<Computes>>(
      {.version = CV_VERSION,
       .sentence = "cv::convexHull of points in single precision, by their positions",
       .note = "No accuracy and no range of coordinates is stated, so answers are judged exactly. Points that are no "
               "floats are declined, and so are clouds without points.",
       .precision_bits = 24});
}

// Nothing is stated of bodies that touch: their common area is 0, whether a polygon is found or not.
/// A length: the side of a square of as much area, twice, as its source takes for none.
constexpr double kSideOfNoArea =
    documented(0x1.9e7c6e43390b7p-9, "https://github.com/opencv/opencv/blob/4.6.0/modules/imgproc/src/geometry.cpp",
               "static const double eps = 1e-5;");

template <class Computes>
constexpr assay_engine pair_engine() {
  return plugin::engine<GjkFamily, Intersects<Computes>>(
      {.version = CV_VERSION,
       .sentence = "whether cv::intersectConvexConvex of two polygons tells an area",
       .promises = {.range = {.verdict_gap_absolute = kSideOfNoArea}},
       .note =
           "A common area of more than 0 is a hit; nothing is said of touching. Its source takes triangles of twice "
           "an area of 1e-5 for flat, absolutely: stated is the side of that square, 0.0032. A body is "
           "the polygon of its extreme points in order, found exactly, in single precision; what is no float, flat "
           "or in space is declined.",
       .precision_bits = 24});
}

template <class Computes>
constexpr assay_engine lp_engine() {
  return plugin::engine<LpFamily, SolveLp<Computes>>(
      {.version = CV_VERSION,
       .sentence = "cv::solveLP, a textbook simplex method with Bland's rule in double",
       .note =
           "No tolerance and no range of numbers is stated (core/optim.hpp), so the defaults apply. x and the status "
           "alone. Columns with a lower bound other than 0 are the difference of two, other bounds are rows. "
           "Declined: programs whose only bounds are x >= 0, no columns, numbers that are not finite. No watch."});
}

}  // namespace assay::opencv
