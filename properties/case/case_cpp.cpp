#include "properties/case/case_cpp.h"

#include <cmath>
#include <cstdio>
#include <span>
#include <utility>
#include <vector>

#include "algorithms/model/point_lists.h"

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

std::string row(std::span<const double> values) {
  std::string text;
  for (const double value : values) text += (text.empty() ? "" : ", ") + literal(value);
  return "{" + text + "}";
}

/// One row a line.
std::string table(const std::string& name, std::span<const double> values, std::size_t width) {
  const std::size_t rows = width == 0 ? 0 : values.size() / width;
  if (rows == 0) return "// " + name + " is empty\n";
  std::string text = "const double " + name + "[" + std::to_string(rows) + "][" + std::to_string(width) + "] = {\n";
  for (std::size_t i = 0; i < rows; ++i) text += "    " + row(values.subspan(i * width, width)) + ",\n";
  return text + "};\n";
}

std::string list(const std::string& name, std::span<const double> values) {
  if (values.empty()) return "// " + name + " is empty\n";
  return "const double " + name + "[" + std::to_string(values.size()) + "] = " + row(values) + ";\n";
}

std::string source(const ConvexPair& pair) {
  return table("a", pair.a.coordinates, pair.a.dimension) + table("b", pair.b.coordinates, pair.b.dimension);
}

template <Cloud T>
std::string source(const T& cloud) {
  return table("points", points_of(cloud).coordinates, kDimensionOf<T>);
}

std::string source(const ShapesProblem& problem) {
  std::string text = "// " + std::string(name_of(problem.question)) + "\n";
  for (const auto& [name, shape] : {std::pair{"a", &problem.a}, std::pair{"b", &problem.b}}) {
    if (shape->kind == ShapeKind::kNone) continue;
    text += "// " + std::string(name) + ": " + std::string(name_of(shape->kind)) + "\n" +
            table(name, shape->numbers, numbers_each(shape->kind, shape->dimension));
  }
  return text;
}

std::string source(const MovingPair& pair) {
  std::string text = source(pair.bodies);
  for (const auto& [body, motion] : {std::pair{"a", &pair.of_a}, std::pair{"b", &pair.of_b}}) {
    const std::string of = std::string("_of_") + body;
    text += list("displacement" + of, motion->displacement) + list("rotation" + of, motion->rotation) +
            list("centre" + of, motion->centre);
  }
  return text;
}

std::string source(const LpProblem& program) {
  return list("cost", program.cost) + list("lower", program.lower) + list("upper", program.upper) +
         table("matrix", program.matrix, program.columns) + list("row_lower", program.row_lower) +
         list("row_upper", program.row_upper);
}

}  // namespace

std::string cpp_of(const AnyProblem& problem) {
  return std::visit([](const auto& one) { return source(one); }, problem);
}

}  // namespace assay
