#include "reports/store/collision_records.h"

#include <cmath>
#include <limits>

#include "reports/store/study_lines.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;

struct NamedCount {
  const char* name;
  std::uint32_t CollisionCounts::*count;
};
constexpr NamedCount kCounts[] = {{"false_hits", &CollisionCounts::false_hits},
                                  {"false_misses", &CollisionCounts::false_misses},
                                  {"touching", &CollisionCounts::touching},
                                  {"not_finite", &CollisionCounts::not_finite},
                                  {"gave_up", &CollisionCounts::gave_up},
                                  {"declined", &CollisionCounts::declined},
                                  {"hung", &CollisionCounts::hung},
                                  {"crashed", &CollisionCounts::crashed}};

void put(Json& json, const CollisionCounts& counts) {
  json["cases"] = counts.cases;
  for (const NamedCount& named : kCounts)
    if (counts.*named.count > 0) json[named.name] = counts.*named.count;
}

std::uint32_t count_in(Fields& fields, const char* name) {
  const std::uint64_t count = fields.count(name);
  if (count > std::numeric_limits<std::uint32_t>::max()) fields.refuse(name, "a count in range");
  return static_cast<std::uint32_t>(count);
}

CollisionCounts counts_in(Fields& fields) {
  CollisionCounts counts;
  counts.cases = fields.whole<std::uint32_t>("cases");
  std::uint64_t sum = 0;
  for (const NamedCount& named : kCounts) sum += counts.*named.count = count_in(fields, named.name);
  if (sum > counts.cases) fields.refuse("cases", "at least the sum of what came of them");
  return counts;
}

/// A finite number >= 0 that is there where `expected`, and nowhere else.
std::optional<double> size_in(Fields& fields, const char* name, bool expected) {
  const Json* value = fields.optional(name);
  if ((value != nullptr) != expected) fields.refuse(name, expected ? "given" : "absent where nothing was wrong");
  if (value == nullptr) return std::nullopt;
  const double size = fields.number_of(*value, name);
  if (!std::isfinite(size) || size < 0) fields.refuse(name, "a finite number that is not negative");
  return size;
}

Json json_of(const CollisionGapRow& row) {
  Json json = {{"engine", row.engine}, {"domain", row.domain}, {"moved", row.moved}, {"by", row.by}, {"k", row.k}};
  put(json, row.counts);
  if (row.widest_gap) json["widest_gap"] = hexfloat(*row.widest_gap);
  if (row.widest_overlap) json["widest_overlap"] = hexfloat(*row.widest_overlap);
  return json;
}

CollisionGapRow gap_of(const Json& object) {
  Fields fields(object, "collision gap");
  CollisionGapRow row;
  row.engine = fields.text("engine");
  row.domain = fields.text("domain");
  row.moved = fields.text("moved");
  if (row.moved != kMovedInScale && row.moved != kMovedByOffset) fields.refuse("moved", "\"scale\" or \"offset\"");
  row.by = fields.whole<std::int32_t>("by");
  row.k = fields.whole<std::int32_t>("k");
  row.counts = counts_in(fields);
  row.widest_gap = size_in(fields, "widest_gap", row.counts.false_hits > 0);
  row.widest_overlap = size_in(fields, "widest_overlap", row.counts.false_misses > 0);
  fields.finish();
  return row;
}

Json json_of(const ErrorQuantiles& errors) {
  return {{"count", errors.count},       {"median", hexfloat(errors.median)}, {"p90", hexfloat(errors.p90)},
          {"p99", hexfloat(errors.p99)}, {"p999", hexfloat(errors.p999)},     {"greatest", hexfloat(errors.greatest)}};
}

std::optional<ErrorQuantiles> quantiles_in(Fields& outer, const char* name) {
  const Json* object = outer.optional(name);
  if (object == nullptr) return std::nullopt;
  Fields fields(*object, name);
  ErrorQuantiles errors;
  errors.count = fields.whole<std::uint32_t>("count");
  if (errors.count == 0) fields.refuse("count", "a count above 0");
  double before = 0;
  for (const auto& [field, quantile] :
       {std::pair{"median", &errors.median}, std::pair{"p90", &errors.p90}, std::pair{"p99", &errors.p99},
        std::pair{"p999", &errors.p999}, std::pair{"greatest", &errors.greatest}}) {
    *quantile = fields.number(field);
    if (!(*quantile >= before)) fields.refuse(field, "a number, none less than the last");
    before = *quantile;
  }
  fields.finish();
  return errors;
}

Json json_of(const CollisionErrorRow& row) {
  Json json = {{"engine", row.engine}, {"domain", row.domain}};
  put(json, row.counts);
  if (row.distance) json["distance"] = json_of(*row.distance);
  if (row.depth) json["depth"] = json_of(*row.depth);
  if (row.iterations) {
    json["iterations"] = {
        {"total", row.iterations->total}, {"cases", row.iterations->cases}, {"most", row.iterations->most}};
  }
  if (row.witnesses > 0) json["witnesses"] = row.witnesses;
  if (row.witnesses_hold > 0) json["witnesses_hold"] = row.witnesses_hold;
  return json;
}

CollisionErrorRow error_of(const Json& object) {
  Fields fields(object, "collision error");
  CollisionErrorRow row;
  row.engine = fields.text("engine");
  row.domain = fields.text("domain");
  row.counts = counts_in(fields);
  row.distance = quantiles_in(fields, "distance");
  row.depth = quantiles_in(fields, "depth");
  if (const Json* object_of = fields.optional("iterations")) {
    Fields inner(*object_of, "iterations");
    row.iterations = Iterations{inner.whole<std::uint64_t>("total"), inner.whole<std::uint32_t>("cases"),
                                inner.whole<std::uint32_t>("most")};
    if (row.iterations->cases == 0) inner.refuse("cases", "a count above 0");
    inner.finish();
  }
  row.witnesses = count_in(fields, "witnesses");
  row.witnesses_hold = count_in(fields, "witnesses_hold");
  if (row.witnesses_hold > row.witnesses) fields.refuse("witnesses_hold", "at most the number of witnesses");
  fields.finish();
  return row;
}

template <class Row>
std::string lines_of(const std::vector<Row>& rows) {
  std::string text;
  for (const Row& row : rows) text += json_of(row).dump() + '\n';
  return text;
}

}  // namespace

Result<Written> write_collision(const std::filesystem::path& directory, const CollisionStudy& study) {
  auto written = json_detail::write_study_lines(directory, kCollisionGapsFile, lines_of(study.gaps));
  if (!written) return written;
  return json_detail::write_study_lines(directory, kCollisionErrorsFile, lines_of(study.errors));
}

Result<CollisionStudy> read_collision(const std::filesystem::path& directory) {
  CollisionStudy study;
  auto read = json_detail::read_study_lines(directory, kCollisionGapsFile,
                                            [&](const Json& line) { study.gaps.push_back(gap_of(line)); });
  if (!read) return Error{read.error()};
  read = json_detail::read_study_lines(directory, kCollisionErrorsFile,
                                       [&](const Json& line) { study.errors.push_back(error_of(line)); });
  if (!read) return Error{read.error()};
  return study;
}

}  // namespace assay
