// What the Markdown summary and the report card both show.
#pragma once
#include <string>
#include <vector>

#include "reports/store/compare/compare.h"
#include "reports/writers/trust/trust_table.h"

namespace assay {

/// Nothing that an engine or a judge says takes more bytes of such a text.
inline constexpr std::size_t kShownBytes = 240;

/// As a table's cell holds it (markdown_cell), cut after kShownBytes with three dots.
std::string short_cell(std::string_view text);

/// The head of a table of trust rows; `first`: what its first column names.
std::string trust_head(std::string_view first);
/// A line of it: wrong answers by severity, crashes and hangs, effective epsilon, relative time.
std::string trust_line(const std::string& first, const TrustRow& row);

/// "- **Two boxes 0.3 deep ... (libccd/gjk, plain): `assay replay .../findings/...`": a finding in one line.
std::string finding_line(const Campaign& campaign, const Finding& finding);

/// The headline of a comparison and at most so many of its changes.
std::string changes_text(const Comparison& comparison, std::size_t most);

/// "12 more are on the page.", where some are; `where` follows "are".
std::string more_text(std::size_t all, std::size_t shown, std::string_view where);

}  // namespace assay
