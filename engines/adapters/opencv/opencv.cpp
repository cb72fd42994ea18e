// The plug-in.
#include "engines/adapters/opencv/engines.h"

using namespace assay;

ASSAY_PLUGIN(opencv::hull_engine<opencv::Library>(), opencv::pair_engine<opencv::Library>(),
             opencv::lp_engine<opencv::Solver>())
