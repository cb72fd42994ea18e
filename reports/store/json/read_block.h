// What blocks are held to, however they are written.
#pragma once
#include "reports/store/json/json_fields.h"
#include "reports/store/record.h"

namespace assay::json_detail {

/// Counts by claim; their sum, all in range.
std::uint64_t read_violations(const Fields& cell, const Json& violations, CellCounts& counts);
/// What a cell may count beside its outcomes, and no more: "cases", "severities", "inside",
/// "explained", "refereed", "cycles", "magnitude_max".
void read_rest(Fields& cell, CellCounts& counts);
/// Adds a cell to the block; its cases are at most those of the block.
void add_cell(const Fields& block, BlockRecord& record, std::int32_t difficulty, CellCounts counts);
/// Adds a candidate: of a failure that the block counts, one of its cases, behind the one before it.
/// Its incident is a line of kMostIncidentBytes at most.
void add_candidate(const Fields& block, const Fields& fields, BlockRecord& record, Candidate candidate);
/// The candidates have all failed cases of the block, severity by severity.
void check_severities(const Fields& block, const BlockRecord& record);
/// Lies are at most one a case, those that were caught among them.
void check_self_check(const Fields& block, const BlockRecord& record);
/// The cells have all cases of the block.
void check_cases(const Fields& block, const BlockRecord& record);

}  // namespace assay::json_detail
