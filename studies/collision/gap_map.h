// Where collision verdicts go wrong: gap or overlap against scale, and against the distance from the origin.
#pragma once
#include <vector>

#include "studies/collision/collision_study.h"

namespace assay {

/// Appends to each engine's rows those of the gap map, in the order of domains, ways to move, exponents and k. An
/// engine that declines every pair of the least gap in double is asked the domain in single precision instead. No row
/// where all pairs were declined.
///
/// Error  a certificate of ours was refused, or a pair could not be moved exactly: a defect that ends the study.
Result<Written> add_gap_map(const CollisionPlan& plan, const std::vector<EngineAsked>& engines,
                            std::vector<std::vector<CollisionGapRow>>& rows);

}  // namespace assay
