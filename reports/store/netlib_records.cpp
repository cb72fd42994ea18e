#include "reports/store/netlib_records.h"

#include <algorithm>
#include <system_error>

#include "reports/store/json_fields.h"
#include "reports/store/studies.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;
using json_detail::Malformed;

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

/// The one place where exceptions of the readers above, and of the library, become a sentence.
Result<NetlibRow> parse_row(std::string_view line) {
  try {
    const Json value = Json::parse(line, nullptr, false);
    if (value.is_discarded()) return Error{"not valid JSON"};
    return row_of(value);
  } catch (const Malformed& malformed) {
    return Error{malformed.sentence};
  } catch (const std::exception& exception) {
    return Error{exception.what()};
  }
}

}  // namespace

Result<Written> write_netlib(const std::filesystem::path& directory, const std::vector<NetlibRow>& rows) {
  const std::filesystem::path folder = directory / kStudiesFolder;
  std::error_code problem;
  std::filesystem::create_directories(folder, problem);
  if (problem) return system_error(folder, "make", problem.value());
  std::string text;
  for (const NetlibRow& row : rows) text += json_of(row).dump() + '\n';
  return write_whole_file(folder / kNetlibFile, text);
}

Result<std::vector<NetlibRow>> read_netlib(const std::filesystem::path& directory) {
  const std::filesystem::path path = directory / kStudiesFolder / kNetlibFile;
  std::vector<NetlibRow> rows;
  std::error_code problem;
  if (!std::filesystem::exists(path, problem)) return rows;
  const Result<std::string> text = read_whole_file(path);
  if (!text) return Error{text.error()};
  std::size_t line = 0;
  for (std::size_t begin = 0; begin < text->size();) {
    ++line;
    const std::size_t end = std::min(text->find('\n', begin), text->size());
    auto row = parse_row(std::string_view(*text).substr(begin, end - begin));
    if (!row) return Error{path.string() + ":" + std::to_string(line) + ": " + row.error()};
    rows.push_back(*std::move(row));
    begin = end + 1;
  }
  return rows;
}

}  // namespace assay
