// Reads the records that json.cpp writes; a campaign's header is read in header_parse.cpp, blocks in block_parse.cpp.

#include "reports/store/json/certificate_json.h"
#include "reports/store/json/json.h"
#include "reports/store/json/json_fields.h"
#include "reports/store/json/read_record.h"
#include "reports/store/sha256.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;
using json_detail::read_record;
using json_detail::severity_of;

Cycle cycle_of(const Json& object) {
  Fields fields(object, "cycle");
  Cycle cycle;
  cycle.first = fields.whole<std::uint32_t>("first");
  for (const Json& state : fields.list("states")) {
    if (!state.is_array()) fields.refuse("states", "a list of lists");
    auto& entries = cycle.states.emplace_back();
    for (const Json& entry : state) entries.push_back(fields.whole_of<std::uint32_t>(entry, "states"));
  }
  fields.finish();
  return cycle;
}

SeenAs seen_as_of(const Json& object) {
  Fields fields(object, "seen_as");
  SeenAs one{fields.name("property"), fields.label("claim"), severity_of(fields),
             fields.whole_within("cases", 0, kMostCount)};
  fields.finish();
  return one;
}

Finding finding_of(const Json& object) {
  Fields fields(object, "finding");
  Finding finding;
  finding.id = fields.text("id");
  finding.engine = fields.name("engine");
  finding.engine_version = fields.text("engine_version");
  finding.property = fields.name("property");
  finding.claim = fields.label("claim");
  finding.domain = fields.name("domain");
  finding.difficulty = fields.difficulty();
  finding.index = fields.whole<std::uint64_t>("index");
  finding.evidence = fields.text("evidence");
  finding.magnitude = fields.number("magnitude");
  finding.case_text = fields.text("case_text");
  if (const std::string id = finding_id(finding.case_text); finding.id != id)
    fields.refuse("id", "that of the case text, " + id);
  finding.answer = fields.text("answer");
  finding.severity = severity_of(fields);
  finding.seen = fields.count_of(fields.need("seen"), "seen");
  for (const Json& one : fields.list_or_none("seen_as")) finding.seen_as.push_back(seen_as_of(one));
  finding.size = fields.whole<std::uint32_t>("size");
  finding.original_size = fields.whole<std::uint32_t>("original_size");
  finding.minimal = fields.truth("minimal");
  finding.referee = fields.text("referee");
  if (const Json* failed_again = fields.optional("failed_again")) {
    if (!failed_again->is_boolean()) fields.refuse("failed_again", "true or false");
    finding.failed_again = failed_again->get<bool>();
  }
  if (const Json* by_default = fields.optional("by_default"))
    finding.by_default = fields.truth_of(*by_default, "by_default");
  if (const Json* measured = fields.optional("measured")) {
    if (!measured->is_string()) fields.refuse("measured", "a text");
    finding.measured = measured->get<std::string>();
  }
  if (const Json* cycle = fields.optional("cycle")) finding.cycle = cycle_of(*cycle);
  if (const Json* certificate = fields.optional("certificate"))
    finding.certificate = json_detail::certificate_of(*certificate);
  for (const Json& domain : fields.list("also_in")) {
    finding.also_in.push_back(fields.name_of(domain, "also_in"));
  }
  fields.finish();
  return finding;
}

Timing timing_of(const Json& object) {
  Fields fields(object, "timing");
  Timing timing{fields.name("engine"), fields.name("domain"), fields.difficulty(),
                fields.whole_within("cases", 0, kMostCount), fields.whole_within("nanoseconds", 0, kMostCount)};
  fields.finish();
  return timing;
}

std::map<std::string, std::string> provenance_of(const Json& object) {
  const Fields fields_of_provenance(object, "provenance");
  std::map<std::string, std::string> provenance;
  for (const auto& [key, value] : object.items()) {
    if (!value.is_string()) fields_of_provenance.refuse(one_line(key.substr(0, kMostNameBytes)), "a string");
    provenance[key] = value.get<std::string>();
  }
  return provenance;
}

}  // namespace

Result<Finding> parse_finding(std::string_view text) { return read_record(text, finding_of); }
Result<Timing> parse_timing(std::string_view text) { return read_record(text, timing_of); }
Result<std::map<std::string, std::string>> parse_provenance(std::string_view text) {
  return read_record(text, provenance_of);
}

}  // namespace assay
