// The page's first questions as JSON for its script: which engine for a task, and which can be trusted, for what.
#pragma once
#include <string>
#include <vector>

#include "reports/writers/trust/trust_table.h"

namespace assay {

/// {"groups": [NAME, ...], "severities": [[NAME, WHAT IT IS], ...], "tables": [{"family", "dimension", "title",
/// "property", "sentence", "population": WHAT RATES ARE OF, "common": CASES THAT ALL RANKED ONES WERE TRIED ON, "rows":
/// [ROW, ...]}], "tasks": [{"domain", "words", "title", "claim", "cases", "rows": [TASK ROW, ...]}]}.
///
/// ROW: {"name", "version", "kind", "group": PLACE, "ranked": WHETHER, "severities": [[WRONG, OF, LOW, HIGH of samples,
/// WRONG, OF of chosen rows], ...], "crashed", "hung", "epsilon": [K, WHAT 2^-K MEASURES], "time": RELATIVE,
/// "findings", "other": [BROKEN CLAIMS, JUDGED ONES], "asked", "tried", "declined", "gave_up", "within", "judged"}.
/// What is not known is absent.
///
/// A task is a sample of the plan (is_sample). TASK ROW: {"name", "group", "right": CASES, "tried", "outcomes": IN
/// WORDS, "time": MICROSECONDS A QUESTION, "broken": [CLAIM WITH COUNTS, ...]}: under the principal claim of the
/// family, and what other claims on the same cases were broken.
std::string trust_json(const std::vector<TrustTable>& tables, const Campaign& campaign, const Digest& digest);

}  // namespace assay
