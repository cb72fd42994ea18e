// Where collision verdicts go wrong: gap or overlap against scale, and against the distance from the origin.
#pragma once
#include <vector>

#include "studies/collision/collision_study.h"
#include "studies/collision/near_contact.h"

namespace assay {

/// Appends to each engine's rows those of one domain of near contact. An engine that declines every pair of the least
/// gap in double is asked the domain in single precision instead. No row where all pairs were declined.
///
/// Error  a certificate of ours was refused, or a pair could not be moved exactly: a defect that ends the study.
Result<Written> add_gap_map(const CollisionPlan& plan, const NearContacts& near,
                            const std::vector<EngineAsked>& engines, std::vector<CollisionRows>& rows);

/// The rows of the map in the order of domains, ways to move, exponents and k.
void sort_gap_map(std::vector<CollisionGapRow>& rows);

}  // namespace assay
