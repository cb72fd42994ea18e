// The plug-in.
#include "engines/adapters/bullet/engine.h"

ASSAY_PLUGIN(assay::bullet::engine<assay::bullet::Library>())
