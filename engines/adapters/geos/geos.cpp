// GEOS: the hull of a multipoint, and whether and how far apart polygons are.
#include "engines/adapters/geos/hull_engine.h"
#include "engines/adapters/geos/pair_engines.h"

using namespace assay;

// No document of GEOS states an accuracy or a range of coordinates for these calls, so distances are judged by the
// defaults of doubles. Touching, from the model that its predicates name (OGC simple features): to intersect is to have
// any point in common, and a geometry has its boundary.
ASSAY_PLUGIN(
    geos::hull_engine<geos::Library>(),
    plugin::engine<GjkFamily, geos::Intersects>(
        {.version = GEOS_VERSION,
         .sentence = "GEOSIntersects of two polygons",
         .promises = {.touching = Touching::kHit},
         .note =
             "Touching is a hit. No accuracy is stated. A body is the polygon of its extreme points in order, found "
             "exactly; a segment or a point where it is flat. Bodies in space, NaN and infinity are declined."}),
    plugin::engine<GjkFamily, geos::PreparedIntersects>(
        {.version = GEOS_VERSION,
         .sentence = "GEOSPreparedIntersects, the first polygon prepared",
         .promises = {.touching = Touching::kHit},
         .note = "As geos/intersects; by another way."}),
    plugin::engine<GjkFamily, geos::Distance>(
        {.version = GEOS_VERSION,
         .sentence = "GEOSDistance and GEOSNearestPoints of two polygons",
         .promises = {.touching = Touching::kHit},
         .note =
             "A distance of 0 counts as a hit, touching too. No accuracy is stated. Bodies as for geos/intersects."}))
