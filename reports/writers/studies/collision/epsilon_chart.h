// Effective epsilons by scale and by offset as small multiples: all engines on one axis.
#pragma once
#include "reports/store/studies/collision_rows.h"
#include "reports/writers/page/charts.h"

namespace assay {

/// A panel for each domain and way to move, a line for each engine that was wrong there at all. A line has no point at
/// a scale or offset at which no verdict was wrong.
Chart epsilon_chart(const CollisionStudy& study);

}  // namespace assay
