// What every judge of surfaces asks before it looks at where the points lie: is this the list of a closed surface at
// all?
#pragma once
#include <optional>
#include <string>

#include "algorithms/model/hull3.h"
#include "algorithms/model/verdict.h"
#include "oracles/hull3/surface.h"

namespace assay {

/// "facets are well formed" and "indices in range", claims (1) and (2) of check_hull3.
std::optional<Violated> form_objection(const Cloud3& cloud, const Hull3& hull);

/// "V - E + F = 2", claim (5), by the name of what went wrong. Precondition: every edge has its twin.
std::optional<Violated> topology_objection(const Surface& surface);

/// "point 7 (x, y, z)", for evidence.
std::string point_text(const Cloud3& cloud, std::size_t i);
inline std::string facet_text(std::uint32_t f) { return "facet " + std::to_string(f); }

}  // namespace assay
