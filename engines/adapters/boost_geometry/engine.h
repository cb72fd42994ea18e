// Boost.Geometry's convex_hull of a multi-point as an engine.
#pragma once
#include <boost/version.hpp>

#include "engines/adapters/boost_geometry/translation.h"
#include "engines/plugin_kit.h"

namespace assay::boost_geometry {

/// `Computes` is Library, or in tests a library that answers exactly.
template <class Computes>
constexpr assay_engine engine() {
  return plugin::engine<Hull2Family, BoostHull<Computes>>(
      {.version = BOOST_LIB_VERSION,
       .sentence = "Boost.Geometry's convex_hull of a multi_point",
       .note =
           "The documentation of convex_hull states neither a tolerance nor a range of coordinates, so answers are "
           "judged exactly; the magnitude tells roundoff from more. Extreme points only. Inside, coordinates count as "
           "equal within 2.2e-16 times the larger one or 1 (math::equals). A flat cloud gives a ring of its two "
           "ends."});
}

}  // namespace assay::boost_geometry
