// GEOS's hull as an engine.
#pragma once
#include "engines/adapters/geos/hull.h"
#include "engines/plugin_kit.h"

namespace assay::geos {

/// `Computes` is Library, or in tests a library that answers exactly.
template <class Computes>
constexpr assay_engine hull_engine() {
  return plugin::engine<Hull2Family, ConvexHull<Computes>>(
      {.version = GEOS_VERSION,
       .sentence = "GEOSConvexHull of a multipoint",
       .note = "No accuracy and no range of coordinates is stated, so answers are judged exactly. Extreme points only. "
               "A flat cloud gives a point or a segment."});
}

}  // namespace assay::geos
