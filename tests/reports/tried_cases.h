// Severities of cells that tests make from outcomes.
#pragma once
#include "reports/store/compare/aggregate.h"

namespace assay {

/// Makes the tried cases of a cell add up: those that did not fail are of the severity `others`.
inline void set_tried_cases(CellCounts& cell, Severity others = Severity::kNear) {
  cell.cases = cell.severities;
  cell.cases[static_cast<std::size_t>(others)] += tried(cell) - failed(cell);
}

/// Failures, and all other cases, of one severity; candidates of a block have to agree.
inline void set_severity(CellCounts& cell, Severity severity) {
  cell.severities = {};
  cell.severities[static_cast<std::size_t>(severity)] = failed(cell);
  set_tried_cases(cell, severity);
}

}  // namespace assay
