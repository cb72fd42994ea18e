#include "reports/store/studies.h"

#include <cmath>
#include <utility>

#include "reports/store/study_lines.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;
using json_detail::read_study_lines;
using json_detail::write_study_lines;

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
  return {{"record", "mean"},   {"family", row.family},       {"rule", row.rule},
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

void read_growth_line(const Json& object, Growth& growth) {
  Fields fields(object, "growth");
  const std::string record = fields.text("record");
  if (record == "mean") {
    growth.rows.push_back(growth_of(fields));
  } else if (record == "fit") {
    growth.fits.push_back(fit_of(fields));
  } else {
    fields.refuse("record", "\"mean\" or \"fit\"");
  }
  fields.finish();
}

}  // namespace

Result<Written> write_cycling(const std::filesystem::path& directory, const std::vector<CyclingRow>& rows) {
  std::string text;
  for (const CyclingRow& row : rows) text += json_of(row).dump() + '\n';
  return write_study_lines(directory, kCyclingFile, text);
}

Result<Written> write_growth(const std::filesystem::path& directory, const char* file, const Growth& growth) {
  std::string text;
  for (const GrowthRow& row : growth.rows) text += json_of(row).dump() + '\n';
  for (const GrowthFit& fit : growth.fits) text += json_of(fit).dump() + '\n';
  return write_study_lines(directory, file, text);
}

double growth_abscissa(const std::string& model, std::uint32_t size) {
  const double n = size;
  if (model == "exponential") return n;
  if (model == "n log h") return std::log2(std::log2(n));
  if (model == "n log n") return std::log2(n * std::log2(n));
  return std::log2(n);
}

Result<Studies> read_studies(const std::filesystem::path& directory) {
  Studies studies;
  const auto cycling =
      read_study_lines(directory, kCyclingFile, [&](const Json& line) { studies.cycling.push_back(cycling_of(line)); });
  if (!cycling) return Error{cycling.error()};
  for (const auto& [file, growth] : {std::pair{kPivotsFile, &studies.pivots}, std::pair{kHullsFile, &studies.hulls}}) {
    const auto read = read_study_lines(directory, file, [&](const Json& line) { read_growth_line(line, *growth); });
    if (!read) return Error{read.error()};
  }
  auto article = read_article(directory);
  if (!article) return Error{article.error()};
  studies.article = *std::move(article);
  auto netlib = read_netlib(directory);
  if (!netlib) return Error{netlib.error()};
  studies.netlib = *std::move(netlib);
  auto grids = read_grids(directory);
  if (!grids) return Error{grids.error()};
  studies.grids = *std::move(grids);
  auto collision = read_collision(directory);
  if (!collision) return Error{collision.error()};
  studies.collision = *std::move(collision);
  return studies;
}

}  // namespace assay
