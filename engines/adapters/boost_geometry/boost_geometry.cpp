// The plug-in.
#include "engines/adapters/boost_geometry/engine.h"

ASSAY_PLUGIN(assay::boost_geometry::engine<assay::boost_geometry::Library>())
