#include "reports/store/untrusted/record_json.h"

#include <set>
#include <string>
#include <vector>

#include "properties/case/case_reader.h"
#include "reports/store/untrusted/limits.h"

namespace assay {

Result<nlohmann::json> parse_record_json(std::string_view text) {
  using Json = nlohmann::json;
  std::vector<std::set<std::string>> open;  // the fields of the objects that are not closed yet
  std::string refusal;
  // Returning false would only leave the value out, so the first refusal is kept. What is too deep is left out as well:
  // it would take memory.
  const auto watch = [&](int depth, Json::parse_event_t event, Json& parsed) {
    if (depth > kMostRecordDepth && refusal.empty()) refusal = "nested deeper than any record is";
    if (event == Json::parse_event_t::object_start) open.emplace_back();
    if (event == Json::parse_event_t::object_end && !open.empty()) open.pop_back();
    if (event == Json::parse_event_t::key && !open.empty() && refusal.empty()) {
      const std::string& field = parsed.get_ref<const std::string&>();
      if (!open.back().insert(field).second)
        refusal = "the field \"" + CaseReader::shortened(field) + "\" is given twice";
    }
    return refusal.empty();
  };
  Json value = Json::parse(text.begin(), text.end(), watch, false);
  if (!refusal.empty()) return Error{refusal};
  if (value.is_discarded()) return Error{"not valid JSON"};
  return value;
}

}  // namespace assay
