// A problem as constants of a programming language: which arrays there are, in which order and of what shape.
#pragma once
#include <span>
#include <string>

#include "properties/case/case_text.h"

namespace assay {

/// How a language says them; each ends its line.
struct SourceDialect {
  std::string (*comment)(const std::string& text);
  std::string (*list)(const std::string& name, std::span<const double> values);
  /// One row a line; `width` may be 0, and then there are no rows.
  std::string (*table)(const std::string& name, std::span<const double> values, std::size_t width);
};

/// Whether a number is shown by its decimals: a whole one of few digits. Others are hexadecimal, as "%a" writes them.
bool is_plain_number(double value);

/// Shape  bodies are `a` and `b`, clouds `points`; shapes are `a` and `b` with their kinds as comments; motions are
///        `displacement_of_a` and so on; a program is `cost`, `lower`, `upper`, `matrix` (row by row), `row_lower` and
///        `row_upper`.
std::string source_of(const AnyProblem& problem, const SourceDialect& dialect);

}  // namespace assay
