#include "properties/case/case_cpp.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <span>
#include <vector>

#include "algorithms/model/point_lists.h"
#include "properties/case/lists_by_length.h"

namespace assay {
namespace {

/// The shortest hexadecimal literal: 0x1.8p-1. Unlike the fixed width of case files it is made for reading.
std::string literal(double value) {
  if (std::isnan(value)) return "NAN";
  if (std::isinf(value)) return value > 0 ? "INFINITY" : "-INFINITY";
  char text[40];
  std::snprintf(text, sizeof text, value == std::floor(value) && std::abs(value) < 1e6 ? "%.1f" : "%a", value);
  return text;
}

std::string listed(std::span<const double> values) {
  std::string text;
  for (const double value : values) text += (text.empty() ? "" : ", ") + literal(value);
  return "{" + text + "}";
}

/// One row a line.
std::string table(const std::string& name, std::span<const double> values, std::size_t width) {
  const std::size_t rows = width == 0 ? 0 : values.size() / width;
  if (rows == 0) return "// " + name + " is empty\n";
  std::string text = "const double " + name + "[" + std::to_string(rows) + "][" + std::to_string(width) + "] = {\n";
  for (std::size_t i = 0; i < rows; ++i) text += "    " + listed(values.subspan(i * width, width)) + ",\n";
  return text + "};\n";
}

std::string list(const std::string& name, std::span<const double> values) {
  if (values.empty()) return "// " + name + " is empty\n";
  return "const double " + name + "[" + std::to_string(values.size()) + "] = " + listed(values) + ";\n";
}

/// Each function writes one field of a problem, under its name.
std::string source(std::string_view name, const Points& body) {
  return table(std::string(name), body.coordinates, body.dimension);
}

template <class Point>
std::string source(std::string_view name, const std::vector<Point>& points) {
  return source(name, points_of(points));
}

std::string source(std::string_view, ShapesQuestion question) { return "// " + std::string(name_of(question)) + "\n"; }

std::string source(std::string_view name, const Shape& shape) {
  if (shape.kind == ShapeKind::kNone) return {};
  return "// " + std::string(name) + ": " + std::string(name_of(shape.kind)) + "\n" +
         table(std::string(name), shape.numbers, numbers_each(shape.kind, shape.dimension));
}

template <std::size_t N>
std::string source(std::string_view name, const std::array<double, N>& numbers) {
  return list(std::string(name), numbers);
}

std::string source(std::string_view name, const Motion& motion) {
  std::string text;
  each_field(motion, [&](const auto& field, const auto& vector) {
    text += source(std::string(field.kName) + '_' + std::string(name), vector);
  });
  return text;
}

template <Described Problem>
std::string source(std::string_view, const Problem& problem) {
  std::string text;
  each_field(problem, [&](const auto& field, const auto& value) { text += source(field.kName, value); });
  return text;
}

template <Tabular Problem>
std::string source(std::string_view, const Problem& problem) {
  const auto lists = lists_by_length(problem);
  std::string text;
  for (const auto& one : lists.of_columns) text += list(std::string(one.name), *one.numbers);
  text += table(std::string(lists.entries.name), *lists.entries.numbers, problem.columns);
  for (const auto& one : lists.of_rows) text += list(std::string(one.name), *one.numbers);
  return text;
}

}  // namespace

std::string cpp_of(const AnyProblem& problem) {
  return std::visit([](const auto& one) { return source({}, one); }, problem);
}

}  // namespace assay
