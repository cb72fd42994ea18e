#include "reports/store/netlib_records.h"

#include "reports/store/study_lines.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;

void put(Json& json, const char* name, const std::optional<double>& number) {
  if (number) json[name] = hexfloat(*number);
}

Json json_of(const NetlibRow& row) {
  Json json = {{"instance", row.instance},
               {"rows", row.rows},
               {"columns", row.columns},
               {"entries", row.entries},
               {"exact_status", row.exact_status},
               {"exact_value", row.exact_value},
               {"proof", row.proof},
               {"stability", row.stability},
               {"reference", row.reference},
               {"engine", row.engine},
               {"version", row.version},
               {"status", row.status},
               {"basis", row.basis},
               {"judged", row.judged},
               {"claim", row.claim},
               {"evidence", row.evidence}};
  put(json, "value", row.value);
  put(json, "off", row.off);
  put(json, "primal", row.primal);
  put(json, "dual", row.dual);
  put(json, "gap", row.gap);
  put(json, "slackness", row.slackness);
  put(json, "backward", row.backward);
  put(json, "distance", row.distance);
  return json;
}

std::optional<double> number_in(Fields& fields, const char* name) {
  const Json* value = fields.optional(name);
  if (value == nullptr) return std::nullopt;
  const auto number = value->is_string() ? parse_hexfloat(value->get<std::string>()) : std::nullopt;
  if (!number) fields.refuse(name, "a double in hexadecimal");
  return *number;
}

NetlibRow row_of(const Json& object) {
  Fields fields(object, "netlib");
  NetlibRow row;
  row.instance = fields.text("instance");
  row.rows = fields.whole<std::uint32_t>("rows");
  row.columns = fields.whole<std::uint32_t>("columns");
  row.entries = fields.whole<std::uint64_t>("entries");
  row.exact_status = fields.text("exact_status");
  row.exact_value = fields.text("exact_value");
  row.proof = fields.text("proof");
  row.stability = fields.text("stability");
  row.reference = fields.text("reference");
  row.engine = fields.text("engine");
  row.version = fields.text("version");
  row.status = fields.text("status");
  row.basis = fields.text("basis");
  row.judged = fields.text("judged");
  row.claim = fields.text("claim");
  row.evidence = fields.text("evidence");
  row.value = number_in(fields, "value");
  row.off = number_in(fields, "off");
  row.primal = number_in(fields, "primal");
  row.dual = number_in(fields, "dual");
  row.gap = number_in(fields, "gap");
  row.slackness = number_in(fields, "slackness");
  row.backward = number_in(fields, "backward");
  row.distance = number_in(fields, "distance");
  fields.finish();
  return row;
}

}  // namespace

Result<Written> write_netlib(const std::filesystem::path& directory, const std::vector<NetlibRow>& rows) {
  std::string text;
  for (const NetlibRow& row : rows) text += json_of(row).dump() + '\n';
  return json_detail::write_study_lines(directory, kNetlibFile, text);
}

Result<std::vector<NetlibRow>> read_netlib(const std::filesystem::path& directory) {
  std::vector<NetlibRow> rows;
  const auto read =
      json_detail::read_study_lines(directory, kNetlibFile, [&](const Json& line) { rows.push_back(row_of(line)); });
  if (!read) return Error{read.error()};
  return rows;
}

}  // namespace assay
