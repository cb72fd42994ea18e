// Is a closed surface that is not the exact hull as near to it as an engine promises? Part of the trusted core.
#pragma once
#include <optional>

#include "algorithms/model/hull3.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// What there is against a closed surface under the promise `gap` (Semantics::hull_gap); see near_hull3.cpp for the
/// claims.
///
/// Precondition  finite coordinates, facets well formed, indices in range, gap > 0.
/// Cost          that of outward_distance3 and of an exact hull of the vertices listed; asked only of what is not exact.
std::optional<Violated> near_hull3_objection(const Cloud3& cloud, const Hull3& hull, double gap);

}  // namespace assay
