// What a planned row measures, and which violations make its verdicts wrong.
#pragma once
#include <optional>
#include <string_view>

#include "properties/property.h"
#include "reports/store/record.h"

namespace assay {

/// As a run records them.
RowFacts facts_of(const Axis& axis, const WrongVerdicts& wrong);

/// The dimension of all problems of a domain, which its name ends with: 3 of "gjk/coplanar_3d@1". Nothing where they
/// have several, or none (tests/properties/domains hold names to problems).
std::optional<int> dimension_of(std::string_view domain);

}  // namespace assay
