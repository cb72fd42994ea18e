#include "properties/case/case_python.h"

#include <cmath>
#include <cstdio>

#include "properties/case/case_source.h"

namespace assay {
namespace {

std::string python_number(double value) {
  if (std::isnan(value)) return "float(\"nan\")";
  if (std::isinf(value)) return value > 0 ? "float(\"inf\")" : "-float(\"inf\")";
  char text[64];
  std::snprintf(text, sizeof text, is_plain_number(value) ? "%.1f" : "float.fromhex(\"%a\")", value);
  return text;
}

std::string python_values(std::span<const double> values) {
  std::string text;
  for (const double value : values) text += (text.empty() ? "" : ", ") + python_number(value);
  return "[" + text + "]";
}

std::string python_comment(const std::string& text) { return "# " + text + "\n"; }

std::string python_list(const std::string& name, std::span<const double> values) {
  return name + " = " + python_values(values) + "\n";
}

std::string python_table(const std::string& name, std::span<const double> values, std::size_t width) {
  const std::size_t rows = width == 0 ? 0 : values.size() / width;
  if (rows == 0) return name + " = []\n";
  std::string text = name + " = [\n";
  for (std::size_t i = 0; i < rows; ++i) text += "    " + python_values(values.subspan(i * width, width)) + ",\n";
  return text + "]\n";
}

}  // namespace

std::string python_of(const AnyProblem& problem) {
  return source_of(problem, {&python_comment, &python_list, &python_table});
}

}  // namespace assay
