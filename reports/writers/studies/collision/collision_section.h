// Collision engines in figures: where their verdicts go wrong, and how far off their numbers are.
#pragma once
#include <string>

#include "reports/store/studies/collision_rows.h"

namespace assay {

/// The maps, the effective epsilons, the `charts` of them as figures, and the quantiles of errors. Empty without rows.
std::string collision_section(const CollisionStudy& study, const std::string& charts = {});

/// The tables in Markdown; empty without rows.
std::string collision_markdown(const CollisionStudy& study);

}  // namespace assay
