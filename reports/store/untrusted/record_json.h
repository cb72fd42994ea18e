// The JSON of one record, before anything in it is believed.
#pragma once
#include <nlohmann/json.hpp>
#include <string_view>

#include "algorithms/model/result.h"

namespace assay {

/// Error  a sentence that says why the text is no JSON value, nested deeper than kMostRecordDepth, or has a field
///        twice.
Result<nlohmann::json> parse_record_json(std::string_view text);

}  // namespace assay
