// How far off distances and depths are, and whether witnesses hold, on ordinary pairs of size one.
#pragma once
#include <vector>

#include "studies/collision/collision_study.h"

namespace assay {

/// The exact order statistics of the errors; nothing for none.
std::optional<ErrorQuantiles> quantiles_of(std::vector<double> errors);

/// Appends to each engine's rows one for each domain of which it did not decline every pair.
///
/// Error  a certificate of ours was refused: a defect that ends the study.
Result<Written> add_error_table(const CollisionPlan& plan, const std::vector<EngineAsked>& engines,
                                std::vector<std::vector<CollisionErrorRow>>& rows);

}  // namespace assay
