#include "properties/case/case_cpp.h"

#include <cmath>
#include <cstdio>
#include <span>

#include "properties/case/case_source.h"

namespace assay {
namespace {

/// The shortest hexadecimal literal: 0x1.8p-1. Unlike the fixed width of case files it is made for reading.
std::string cpp_literal(double value) {
  if (std::isnan(value)) return "NAN";
  if (std::isinf(value)) return value > 0 ? "INFINITY" : "-INFINITY";
  char text[40];
  std::snprintf(text, sizeof text, is_plain_number(value) ? "%.1f" : "%a", value);
  return text;
}

std::string cpp_values(std::span<const double> values) {
  std::string text;
  for (const double value : values) text += (text.empty() ? "" : ", ") + cpp_literal(value);
  return "{" + text + "}";
}

std::string cpp_comment(const std::string& text) { return "// " + text + "\n"; }

std::string cpp_table(const std::string& name, std::span<const double> values, std::size_t width) {
  const std::size_t rows = width == 0 ? 0 : values.size() / width;
  if (rows == 0) return cpp_comment(name + " is empty");
  std::string text = "const double " + name + "[" + std::to_string(rows) + "][" + std::to_string(width) + "] = {\n";
  for (std::size_t i = 0; i < rows; ++i) text += "    " + cpp_values(values.subspan(i * width, width)) + ",\n";
  return text + "};\n";
}

std::string cpp_list(const std::string& name, std::span<const double> values) {
  if (values.empty()) return cpp_comment(name + " is empty");
  return "const double " + name + "[" + std::to_string(values.size()) + "] = " + cpp_values(values) + ";\n";
}

}  // namespace

std::string cpp_of(const AnyProblem& problem) { return source_of(problem, {&cpp_comment, &cpp_list, &cpp_table}); }

}  // namespace assay
