// Records as JSON text and back. Canonical: keys sorted, no spaces, one line a record, doubles as hexfloat strings, so
// that equal records are equal bytes and every double comes back bit for bit.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "algorithms/model/result.h"
#include "reports/store/record.h"

namespace assay {

std::string json_text(const CampaignHeader& header);
std::string json_text(const BlockRecord& block);
std::string json_text(const Finding& finding);
std::string json_text(const Timing& timing);
std::string json_text(const std::map<std::string, std::string>& provenance);

/// The same text with line breaks and indents, for the files that people open. Precondition: `text` is one of the
/// above.
std::string indented(std::string_view text);

/// A block as an object with all its names: what schemas 1 and 2 kept, and what people and other programs are shown;
/// blocks/block_line.h has the line that is kept now. A count of 0, an empty list and a magnitude of 0 are left out,
/// and may be there.
///
/// Error   a sentence that names the field and the reason; the caller puts file and line in front. Unknown fields,
///         other absent fields, numbers out of range and counts that do not add up are refused: a record is whole or it
///         is no record.
Result<CampaignHeader> parse_header(std::string_view text);
Result<BlockRecord> parse_block(std::string_view text);
Result<Finding> parse_finding(std::string_view text);
Result<Timing> parse_timing(std::string_view text);
Result<std::map<std::string, std::string>> parse_provenance(std::string_view text);

}  // namespace assay
