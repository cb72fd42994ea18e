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

/// {"engines": [{"name", "version", "kind", "sentence", "states": [[PROMISE, VALUE], ...], "note", "claims":
/// [[PROPERTY, COUNTS IN WORDS, WHETHER ANY FAILED], ...], "silent": [LINE, ...], "findings": HOW MANY}], "claims":
/// [{"property", "sentence", "domains": [[NAME, AIM, AXIS]], "rows": [[ENGINE, INTERVALS, [[DOMAIN, INTERVALS,
/// [[DIFFICULTY, COUNTS], ...], BY_DEFAULT], ...]], ...]}]}: engines and domains by place. BY_DEFAULT, where there are
/// any, are the failures of each severity that rest on a default of ours. INTERVALS are, of samples, the 95 % intervals
/// [LOW, HIGH] of the share of failures of each severity, null where no case was tried.
/// COUNTS has the tried cases of each severity, the outcomes in the order of kOutcomeNames, those inside a promise,
/// those explained, and the failed ones of each severity, without the zeros at its end.
std::string record_json(const Campaign& campaign, const Digest& digest);

/// Of all findings those that the page has, however many there are.
struct ShownFindings {
  std::vector<const Finding*> worst;     ///< of engines on trial, kShownWorst at most; each of them is in `in_order`
  std::vector<const Finding*> in_order;  ///< kShownFindings at most, or all; as the page lists them
};
inline constexpr std::size_t kShownWorst = 10, kShownFindings = 500;

/// The worst, and of every engine its first ones, one after the other, until there are kShownFindings: an engine with
/// many leaves room for those with few.
ShownFindings shown_findings(const Campaign& campaign, const Digest& digest);

/// [{"id", "engine", "seen", "where", "evidence", "picture", "compared": [[TERM, TEXT], ...], "facts", "seen_as":
/// [TEXT, ...], "replay", "case", "cpp", "json", "judged": {"engine", "property", "claim", "answer"}, "certificate"}]:
/// the engine by its place in the digest; the picture is markup, all else is plain text. The certificate is that of
/// docs/certificates.md; absent where the record has none, and null where it is longer than kLongestCertificate.
std::string findings_json(const Campaign& campaign, const Digest& digest, const ShownFindings& shown);

/// Bytes of a certificate on the page.
inline constexpr std::size_t kLongestCertificate = 20000;

}  // namespace assay
