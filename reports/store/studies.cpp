#include "reports/store/studies.h"

#include <functional>
#include <system_error>

#include "reports/store/json_fields.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;
using json_detail::Malformed;

// Doubles as hexfloats, like everywhere in the store: they come back bit for bit.
Json json_of(const CyclingRow& row) {
  Json trace = Json::array();
  for (const TracePoint& point : row.trace) trace.push_back({point.step, hexfloat(point.objective)});
  Json json = {{"instance", row.instance},
               {"source", row.source},
               {"as_printed", row.is_as_printed},
               {"pricing", row.pricing},
               {"tie", row.tie},
               {"anti_cycling", row.anti_cycling},
               {"outcome", row.outcome},
               {"pivots", row.pivots},
               {"resets", row.resets},
               {"longest_stall", row.longest_stall},
               {"cycle_length", row.cycle_length},
               {"bases", row.bases},
               {"trace", std::move(trace)}};
  if (row.bases_repeating) {
    json["bases_repeating"] = {{"first", row.bases_repeating->first},
                               {"period", row.bases_repeating->period},
                               {"length", row.bases_repeating->length}};
  }
  return json;
}

Json json_of(const GrowthRow& row) {
  return {{"record", "pivots"}, {"family", row.family},       {"rule", row.rule},
          {"size", row.size},   {"runs", row.runs},           {"unfinished", row.unfinished},
          {"least", row.least}, {"mean", hexfloat(row.mean)}, {"greatest", row.greatest}};
}

Json json_of(const GrowthFit& fit) {
  return {{"record", "fit"},
          {"family", fit.family},
          {"rule", fit.rule},
          {"model", fit.model},
          {"slope", hexfloat(fit.slope)},
          {"standard_error", hexfloat(fit.standard_error)},
          {"intercept", hexfloat(fit.intercept)},
          {"points", fit.points}};
}

std::vector<TracePoint> trace_of(Fields& fields) {
  std::vector<TracePoint> trace;
  for (const Json& point : fields.list("trace")) {
    if (!point.is_array() || point.size() != 2 || !point[1].is_string())
      fields.refuse("trace", "pairs of step and cost");
    const auto objective = parse_hexfloat(point[1].get<std::string>());
    if (!objective) fields.refuse("trace", "pairs of step and cost");
    trace.push_back({fields.whole_of<std::uint32_t>(point[0], "trace"), *objective});
  }
  return trace;
}

CyclingRow cycling_of(const Json& object) {
  Fields fields(object, "cycling");
  CyclingRow row;
  row.instance = fields.text("instance");
  row.source = fields.text("source");
  row.is_as_printed = fields.truth("as_printed");
  row.pricing = fields.text("pricing");
  row.tie = fields.text("tie");
  row.anti_cycling = fields.text("anti_cycling");
  row.outcome = fields.text("outcome");
  row.pivots = fields.whole<std::uint32_t>("pivots");
  row.resets = fields.whole<std::uint32_t>("resets");
  row.longest_stall = fields.whole<std::uint32_t>("longest_stall");
  row.cycle_length = fields.whole<std::uint32_t>("cycle_length");
  for (const Json& basis : fields.list("bases")) {
    if (!basis.is_array()) fields.refuse("bases", "a list of lists");
    std::vector<std::uint32_t> variables;
    for (const Json& v : basis) variables.push_back(fields.whole_of<std::uint32_t>(v, "bases"));
    row.bases.push_back(std::move(variables));
  }
  row.trace = trace_of(fields);
  if (const Json* repeating = fields.optional("bases_repeating")) {
    Fields inner(*repeating, "bases_repeating");
    row.bases_repeating = Repeating{inner.whole<std::uint32_t>("first"), inner.whole<std::uint32_t>("period"),
                                    inner.whole<std::uint32_t>("length")};
    inner.finish();
  }
  fields.finish();
  return row;
}

GrowthRow growth_of(Fields& fields) {
  GrowthRow row;
  row.family = fields.text("family");
  row.rule = fields.text("rule");
  row.size = fields.whole<std::uint32_t>("size");
  row.runs = fields.whole<std::uint32_t>("runs");
  row.unfinished = fields.whole<std::uint32_t>("unfinished");
  row.least = fields.whole<std::uint32_t>("least");
  row.mean = fields.number("mean");
  row.greatest = fields.whole<std::uint32_t>("greatest");
  return row;
}

GrowthFit fit_of(Fields& fields) {
  GrowthFit fit;
  fit.family = fields.text("family");
  fit.rule = fields.text("rule");
  fit.model = fields.text("model");
  fit.slope = fields.number("slope");
  fit.standard_error = fields.number("standard_error");
  fit.intercept = fields.number("intercept");
  fit.points = fields.whole<std::uint32_t>("points");
  return fit;
}

void read_growth_line(const Json& object, Studies& studies) {
  Fields fields(object, "pivots");
  const std::string record = fields.text("record");
  if (record == "pivots") {
    studies.growth.push_back(growth_of(fields));
  } else if (record == "fit") {
    studies.fits.push_back(fit_of(fields));
  } else {
    fields.refuse("record", "\"pivots\" or \"fit\"");
  }
  fields.finish();
}

// The one place where exceptions of the readers above, and of the library, become a sentence.
Result<Written> read_lines(const std::filesystem::path& path, const std::function<void(const Json&)>& read) {
  std::error_code problem;
  if (!std::filesystem::exists(path, problem)) return Written{};
  const Result<std::string> text = read_whole_file(path);
  if (!text) return Error{text.error()};
  std::size_t line = 0;
  for (std::size_t begin = 0; begin < text->size(); ++line) {
    const std::size_t end = std::min(text->find('\n', begin), text->size());
    const auto refused = [&](const std::string& reason) {
      return Error{path.string() + ":" + std::to_string(line + 1) + ": " + reason};
    };
    try {
      const Json value = Json::parse(text->substr(begin, end - begin), nullptr, false);
      if (value.is_discarded()) return refused("not valid JSON");
      read(value);
    } catch (const Malformed& malformed) {
      return refused(malformed.sentence);
    } catch (const std::exception& exception) {
      return refused(exception.what());
    }
    begin = end + 1;
  }
  return Written{};
}

Result<Written> write_lines(const std::filesystem::path& directory, const char* file, const std::string& text) {
  const std::filesystem::path folder = directory / kStudiesFolder;
  std::error_code problem;
  std::filesystem::create_directories(folder, problem);
  if (problem) return system_error(folder, "make", problem.value());
  return write_whole_file(folder / file, text);
}

template <class Row>
void append_lines(const std::vector<Row>& rows, std::string& text) {
  for (const Row& row : rows) text += json_of(row).dump() + '\n';
}

}  // namespace

Result<Written> write_cycling(const std::filesystem::path& directory, const std::vector<CyclingRow>& rows) {
  std::string text;
  append_lines(rows, text);
  return write_lines(directory, kCyclingFile, text);
}

Result<Written> write_growth(const std::filesystem::path& directory, const std::vector<GrowthRow>& rows,
                             const std::vector<GrowthFit>& fits) {
  std::string text;
  append_lines(rows, text);
  append_lines(fits, text);
  return write_lines(directory, kPivotsFile, text);
}

Result<Studies> read_studies(const std::filesystem::path& directory) {
  const std::filesystem::path folder = directory / kStudiesFolder;
  Studies studies;
  const auto cycling =
      read_lines(folder / kCyclingFile, [&](const Json& line) { studies.cycling.push_back(cycling_of(line)); });
  if (!cycling) return Error{cycling.error()};
  const auto growth = read_lines(folder / kPivotsFile, [&](const Json& line) { read_growth_line(line, studies); });
  if (!growth) return Error{growth.error()};
  return studies;
}

}  // namespace assay
