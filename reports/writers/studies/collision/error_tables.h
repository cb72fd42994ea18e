// How far off distances and depths are: a table a domain on the page, one table in Markdown.
#pragma once
#include <string>
#include <vector>

#include "reports/store/studies/collision_rows.h"

namespace assay {

/// Counts, quantiles, iterations and witnesses of each engine, a table a domain. Empty without rows.
std::string collision_error_tables(const std::vector<CollisionErrorRow>& rows);

/// The same as one table; empty without rows.
std::string collision_error_markdown(const std::vector<CollisionErrorRow>& rows);

}  // namespace assay
