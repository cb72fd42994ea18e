// What a planned row measures and which violations make its verdicts wrong: recorded, or read from an old record's
// words.
#pragma once
#include <optional>
#include <string_view>

#include "properties/property.h"
#include "reports/store/record.h"

namespace assay {

/// As a run records them.
RowFacts facts_of(const Axis& axis, const WrongVerdicts& wrong);

/// Those that the row records. A row recorded before there were any tells them by its label of the axis and its
/// property's name, which were all that reports had.
RowFacts facts_of(const PlannedRow& row);

/// The dimension of all problems of a domain, which its name ends with: 3 of "gjk/coplanar_3d@1". Nothing where they
/// have several, or none (tests/properties/domains hold names to problems).
std::optional<int> dimension_of(std::string_view domain);

}  // namespace assay
