// The numbers and the findings of a campaign as JSON for the page's script, which makes tables and articles of them.
#pragma once
#include <string>
#include <vector>

#include "reports/writers/report_rows.h"

namespace assay {

/// A property of the plan and its domains, sorted.
struct ShownClaim {
  const PlannedRow* first = nullptr;  ///< any of its rows
  std::vector<std::string> domains;
  bool is_read_first = false;  ///< it ranks engines, or has the most cases of its family
};
/// Those that are read first come first; by name else. The page and its script count claims in this order.
std::vector<ShownClaim> claims_in_order(const Campaign& campaign);

/// {"engines": [{"name", "version", "kind", "sentence", "headline", "claims": [[PROPERTY, COUNTS IN WORDS, WHETHER ANY
/// FAILED], ...], "silent": [LINE, ...]}], "claims": [{"property", "sentence", "domains": [[NAME, AIM, AXIS]],
/// "rows": [[ENGINE, INTERVALS, [[DOMAIN, INTERVALS, [[DIFFICULTY, COUNTS], ...]], ...]], ...]}]}: engines and domains
/// by place; INTERVALS are the 95 % intervals [LOW, HIGH] of the share of wrong answers of each severity that occurs,
/// or the one of none. COUNTS has the outcomes in the order of kOutcomeNames and then those inside a promise, those
/// explained, and the failed ones of each severity, without the zeros at its end.
std::string record_json(const Campaign& campaign, const Digest& digest);

/// [{"id", "engine", "seen", "where", "evidence", "picture", "facts": [[TERM, TEXT], ...], "replay", "case", "cpp",
/// "json"}]: the findings in the order in which the page lists them, the engine by its place in the digest; the picture
/// is markup, all else is plain text.
std::string findings_json(const Campaign& campaign, const Digest& digest);

/// Of the findings in order, as many as the page has.
inline constexpr std::size_t kShownFindings = 500;

}  // namespace assay
