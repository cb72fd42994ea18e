// SPDX-License-Identifier: GPL-2.0-or-later
// The plug-in.
#include "engines/adapters/cddlib/engines.h"

using namespace assay;

ASSAY_PLUGIN(cddlib::planar_hull<cddlib::DoubleDescription>(), cddlib::spatial_hull<cddlib::DoubleDescription>(),
             cddlib::lp_solver<cddlib::Solver>())
