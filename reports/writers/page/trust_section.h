// The page's first question: which engine can be trusted, for what.
#pragma once
#include <string>
#include <vector>

#include "reports/writers/trust/trust_table.h"

namespace assay {

/// A table a family: engines on trial, sortable and to be filtered by the script. The control group's tables are
/// folded, and made when opened from control_json.
std::string trust_section(const std::vector<TrustTable>& tables);

/// {FAMILY: MARKUP}: the rows of the control group of each family that has any.
std::string control_json(const std::vector<TrustTable>& tables);

}  // namespace assay
