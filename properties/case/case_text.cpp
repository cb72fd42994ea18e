#include "properties/case/case_text.h"

#include <algorithm>
#include <array>
#include <span>

#include "algorithms/model/point_lists.h"
#include "properties/case/case_reader.h"
#include "properties/case/lists_by_length.h"

// The format, line by line; [] is repeated. Text in values is escaped so that a line stays a line: \\ \n \r, and \c for
// a colon inside a key.
//
//   assay-case 1
//   [key: value]                          free text, sorted by key
//                                         one empty line
//   family: hull2      family: gjk        family: lp           hull3: as hull2, [x y z]
//   points: 3          a: 3 x 2           size: 2 x 3          count, points x dimension, rows x columns
//   [x y]              [x y]              cost: [c]
//                      b: 2 x 2           lower: [l]
//                      [x y]              upper: [u]
//                                         [lower <= [a] <= upper]
//   end
//
//   family: shapes
//   question: contact
//   a: ball 2 x 1                         kind, dimension x points of a list or 1
//   [numbers]                             one point a line, or all numbers of the shape
//   b: box 2 x 1
//   [numbers]
//   end
//
// "end" is there because a number cut short can be a number too.
namespace assay {
namespace {

constexpr std::size_t kNumberWidth = 25;  // the widest hexfloat of a finite number, with its sign

std::string escaped(std::string_view text, bool is_key) {
  std::string line;
  for (const char c : text) {
    if (c == '\\') {
      line += "\\\\";
    } else if (c == '\n') {
      line += "\\n";
    } else if (c == '\r') {
      line += "\\r";
    } else if (c == ':' && is_key) {
      line += "\\c";
    } else {
      line += c;
    }
  }
  return line;
}

std::string padded(double value) {
  std::string word = hexfloat(value);
  if (word.size() < kNumberWidth) word.insert(0, kNumberWidth - word.size(), ' ');
  return word;
}

std::string row(std::span<const double> values) {
  std::string line;
  for (const double value : values) line += ' ' + padded(value);
  return line;
}

std::string extent(std::size_t count, std::size_t width) {
  return std::to_string(count) + " x " + std::to_string(width);
}

/// Each function writes one field of a problem, under its name.
std::string field_text(std::string_view name, const Points& body) {
  std::string text = std::string(name) + ": " + extent(body.size(), body.dimension) + '\n';
  for (std::uint32_t i = 0; i < body.size(); ++i) text += row(body[i]) + '\n';
  return text;
}

template <class Point>
std::string field_text(std::string_view name, const std::vector<Point>& points) {
  std::string text = std::string(name) + ": " + std::to_string(points.size()) + '\n';
  for (const Point& p : points) text += row(coordinates_of(p)) + '\n';
  return text;
}

std::string field_text(std::string_view name, ShapesQuestion question) {
  return std::string(name) + ": " + std::string(name_of(question)) + '\n';
}

std::string field_text(std::string_view name, const Shape& shape) {
  std::string text = std::string(name) + ": " + std::string(name_of(shape.kind)) + ' ' +
                     extent(shape.dimension, size_of(shape)) + '\n';
  const std::size_t each = numbers_each(shape.kind, shape.dimension);
  for (std::size_t i = 0; each > 0 && i + each <= shape.numbers.size(); i += each)
    text += row(shape.part(i, each)) + '\n';
  return text;
}

/// Numbers of a fixed count, beside the name.
template <std::size_t N>
std::string field_text(std::string_view name, const std::array<double, N>& numbers) {
  return std::string(name) + ':' + row(numbers) + '\n';
}

/// Displacement, rotation and centre, a line each.
std::string field_text(std::string_view name, const Motion& motion) {
  std::string text = std::string(name) + ":\n";
  each_field(motion, [&](const auto&, const auto& vector) { text += row(vector) + '\n'; });
  return text;
}

template <Described Problem>
std::string problem_text(const Problem& problem);
std::string field_text(std::string_view, const ConvexPair& pair) { return problem_text(pair); }

template <Described Problem>
std::string problem_text(const Problem& problem) {
  std::string text;
  each_field(problem, [&](const auto& field, const auto& value) { text += field_text(field.name_in_text(), value); });
  return text;
}

/// The lists of columns stand below each other.
template <Tabular Problem>
std::string problem_text(const Problem& problem) {
  const auto lists = lists_by_length(problem);
  std::string text = "size: " + extent(problem.rows, problem.columns) + '\n';
  std::size_t widest = 0;
  for (const auto& list : lists.of_columns) widest = std::max(widest, list.name_in_text.size());
  for (const auto& list : lists.of_columns)
    text += std::string(list.name_in_text) + ':' + std::string(widest - list.name_in_text.size(), ' ') +
            row(*list.numbers) + '\n';
  const std::vector<double>&entries = *lists.entries.numbers, &left = *lists.of_rows[0].numbers,
        &right = *lists.of_rows[1].numbers;
  const std::size_t rows = std::min({std::size_t{problem.rows}, left.size(), right.size()});
  for (std::size_t i = 0; i < rows && (i + 1) * problem.columns <= entries.size(); ++i) {
    const auto of_row = std::span(entries).subspan(i * problem.columns, problem.columns);
    text += padded(left[i]) + " <=" + row(of_row) + " <= " + padded(right[i]) + '\n';
  }
  return text;
}

}  // namespace

std::string write_case(const CaseFile& file) {
  std::string text = std::string(kFirstLine) + '\n';
  for (const auto& [key, value] : file.header) text += escaped(key, true) + ": " + escaped(value, false) + '\n';
  text += "\nfamily: " + std::string(name_of_family(file.problem.index())) + '\n';
  text += std::visit([](const auto& problem) { return problem_text(problem); }, file.problem);
  return text + std::string(kLastLine) + '\n';
}

}  // namespace assay
