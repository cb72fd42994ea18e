#include "properties/case/case_source.h"

#include <array>
#include <cmath>
#include <vector>

#include "algorithms/model/point_lists.h"
#include "properties/case/lists_by_length.h"

namespace assay {
namespace {

/// Each function writes one field of a problem, under its name.
std::string source(const SourceDialect& say, std::string_view name, const Points& body) {
  return say.table(std::string(name), body.coordinates, body.dimension);
}

template <class Point>
std::string source(const SourceDialect& say, std::string_view name, const std::vector<Point>& points) {
  return source(say, name, points_of(points));
}

std::string source(const SourceDialect& say, std::string_view, ShapesQuestion question) {
  return say.comment(std::string(name_of(question)));
}

std::string source(const SourceDialect& say, std::string_view name, const Shape& shape) {
  if (shape.kind == ShapeKind::kNone) return {};
  return say.comment(std::string(name) + ": " + std::string(name_of(shape.kind))) +
         say.table(std::string(name), shape.numbers, numbers_each(shape.kind, shape.dimension));
}

template <std::size_t N>
std::string source(const SourceDialect& say, std::string_view name, const std::array<double, N>& numbers) {
  return say.list(std::string(name), numbers);
}

std::string source(const SourceDialect& say, std::string_view name, const Motion& motion) {
  std::string text;
  each_field(motion, [&](const auto& field, const auto& vector) {
    text += source(say, std::string(field.kName) + '_' + std::string(name), vector);
  });
  return text;
}

template <Described Problem>
std::string source(const SourceDialect& say, std::string_view, const Problem& problem) {
  std::string text;
  each_field(problem, [&](const auto& field, const auto& value) { text += source(say, field.kName, value); });
  return text;
}

template <Tabular Problem>
std::string source(const SourceDialect& say, std::string_view, const Problem& problem) {
  const auto lists = lists_by_length(problem);
  std::string text;
  for (const auto& one : lists.of_columns) text += say.list(std::string(one.name), *one.numbers);
  text += say.table(std::string(lists.entries.name), *lists.entries.numbers, problem.columns);
  for (const auto& one : lists.of_rows) text += say.list(std::string(one.name), *one.numbers);
  return text;
}

}  // namespace

bool is_plain_number(double value) { return value == std::floor(value) && std::abs(value) < 1e6; }

std::string source_of(const AnyProblem& problem, const SourceDialect& dialect) {
  return std::visit([&](const auto& one) { return source(dialect, {}, one); }, problem);
}

}  // namespace assay
