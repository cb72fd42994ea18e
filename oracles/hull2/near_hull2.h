// Is a ring that is not the exact hull as near to it as an engine promises? Part of the trusted core.
#pragma once
#include <optional>

#include "algorithms/model/hull.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// What there is against a ring under the promise `gap` (Promises::hull_gap); see near_hull2.cpp for the claims.
///
/// Precondition  finite coordinates, indices in range, gap > 0.
/// Cost          that of lost_farther_than and of an exact hull of the vertices listed; asked only of what is not
///               exact.
std::optional<Violated> near_hull2_objection(const Cloud2& cloud, const Hull& hull, double gap);

}  // namespace assay
