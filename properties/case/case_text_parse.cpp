#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "algorithms/model/point_lists.h"
#include "properties/case/case_reader.h"
#include "properties/case/case_text.h"
#include "properties/case/lists_by_length.h"

// Reads what case_text.cpp writes; the format is described there.
namespace assay {
namespace {

std::optional<std::string> unescaped(std::string_view line) {
  constexpr std::string_view kCodes = "\\nrc", kMeanings = "\\\n\r:";
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '\\') {
      text += line[i];
      continue;
    }
    const std::size_t code = ++i < line.size() ? kCodes.find(line[i]) : std::string_view::npos;
    if (code == std::string_view::npos) return std::nullopt;
    text += kMeanings[code];
  }
  return text;
}

bool read_header(CaseReader& reader, std::map<std::string, std::string>& header) {
  std::string_view line;
  if (!reader.next_line("first line", line)) return false;
  if (line != kFirstLine) {
    return reader.complain(
        "first line", "expected \"" + std::string(kFirstLine) + "\", found \"" + CaseReader::shortened(line) + '"');
  }
  while (reader.next_line("header", line)) {
    if (line.empty()) return true;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) {
      return reader.complain("header",
                             "expected \"key: value\" or an empty line, found \"" + CaseReader::shortened(line) + '"');
    }
    std::string_view value = line.substr(colon + 1);
    if (value.starts_with(' ')) value.remove_prefix(1);
    const auto key = unescaped(line.substr(0, colon)), text = unescaped(value);
    if (!key || !text)
      return reader.complain(CaseReader::shortened(line.substr(0, colon)),
                             "a backslash must begin \\\\, \\n, \\r or \\c");
    if (!header.emplace(*key, *text).second) return reader.complain(CaseReader::shortened(*key), "given twice");
  }
  return false;
}

bool read_points(CaseReader& reader, std::string_view field, std::uint32_t count, std::uint32_t width,
                 std::vector<double>& values) {
  std::string_view line;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::string place = std::string(field) + ", point " + std::to_string(i + 1) + " of " + std::to_string(count);
    if (!reader.next_line(place, line) || !reader.numbers(place, line, width, values)) return false;
  }
  return true;
}

/// Each function reads one field of a problem, under its name.
bool read_field(CaseReader& reader, std::string_view name, Points& body) {
  std::string_view value;
  std::uint32_t count = 0;
  if (!reader.value_of(name, value) || !reader.extent(name, value, count, body.dimension)) return false;
  if (body.dimension == 0 && count > 0) return reader.complain(name, "the dimension of points must be at least 1");
  return read_points(reader, name, count, body.dimension, body.coordinates);
}

template <class Point>
bool read_field(CaseReader& reader, std::string_view name, std::vector<Point>& points) {
  std::string_view value;
  std::uint32_t count = 0;
  if (!reader.value_of(name, value)) return false;
  const std::string_view word = CaseReader::next_word(value);
  if (!reader.count(name, word, count)) return false;
  if (!CaseReader::next_word(value).empty()) return reader.complain(name, "expected one count");
  std::vector<double> values;
  if (!read_points(reader, name, count, coordinates_of(Point{}).size(), values)) return false;
  points = points_at<Point>(values);
  return true;
}

/// The place of a word in a list of names, if it has one.
template <class Enum, std::size_t N>
bool read_name(CaseReader& reader, std::string_view field, std::string_view word,
               const std::array<std::string_view, N>& names, Enum& value) {
  const auto at = std::find(names.begin(), names.end(), word);
  if (at == names.end()) return reader.complain(field, '"' + CaseReader::shortened(word) + "\" is not known here");
  value = static_cast<Enum>(at - names.begin());
  return true;
}

bool read_field(CaseReader& reader, std::string_view field, Shape& shape) {
  std::string_view value;
  std::uint32_t count = 0;
  if (!reader.value_of(field, value) ||
      !read_name(reader, field, CaseReader::next_word(value), kShapeKindNames, shape.kind) ||
      !reader.extent(field, value, shape.dimension, count)) {
    return false;
  }
  const std::size_t each = numbers_each(shape.kind, shape.dimension);
  if (count != 1 && !is_list(shape.kind) && shape.kind != ShapeKind::kNone)
    return reader.complain(field, "expected one shape");
  if (each == 0 && count != 0) return reader.complain(field, "expected no numbers");
  return read_points(reader, field, count, static_cast<std::uint32_t>(each), shape.numbers);
}

bool read_field(CaseReader& reader, std::string_view name, ShapesQuestion& question) {
  std::string_view value;
  return reader.value_of(name, value) &&
         read_name(reader, name, CaseReader::next_word(value), kShapesQuestionNames, question);
}

template <std::size_t N>
bool read_numbers(CaseReader& reader, std::string_view name, std::string_view line, std::array<double, N>& numbers) {
  std::vector<double> list;
  if (!reader.numbers(name, line, N, list)) return false;
  std::copy(list.begin(), list.end(), numbers.begin());
  return true;
}

template <std::size_t N>
bool read_field(CaseReader& reader, std::string_view name, std::array<double, N>& numbers) {
  std::string_view value;
  return reader.value_of(name, value) && read_numbers(reader, name, value, numbers);
}

bool read_field(CaseReader& reader, std::string_view name, Motion& motion) {
  std::string_view value;
  if (!reader.value_of(name, value)) return false;
  if (!CaseReader::next_word(value).empty())
    return reader.complain(name, "expected the numbers on the next three lines");
  bool good = true;
  each_field(motion, [&](const auto&, auto& vector) {
    good = good && reader.next_line(name, value) && read_numbers(reader, name, value, vector);
  });
  return good;
}

template <Described Problem>
bool read_problem(CaseReader& reader, Problem& problem);
bool read_field(CaseReader& reader, std::string_view, ConvexPair& pair) { return read_problem(reader, pair); }

template <Described Problem>
bool read_problem(CaseReader& reader, Problem& problem) {
  bool good = true;
  each_field(problem,
             [&](const auto& field, auto& value) { good = good && read_field(reader, field.name_in_text(), value); });
  return good;
}

template <Tabular Problem>
bool read_problem(CaseReader& reader, Problem& problem) {
  constexpr std::string_view kRelation = "<=";
  const auto lists = lists_by_length(problem);
  std::string_view value;
  if (!reader.value_of("size", value) || !reader.extent("size", value, problem.rows, problem.columns)) return false;
  for (const auto& list : lists.of_columns) {
    const std::string_view name = list.name_in_text;
    if (!reader.value_of(name, value) || !reader.numbers(name, value, problem.columns, *list.numbers)) return false;
  }
  for (std::uint32_t i = 0; i < problem.rows; ++i) {
    const std::string place = "row " + std::to_string(i + 1) + " of " + std::to_string(problem.rows);
    if (!reader.next_line(place, value)) return false;
    const std::size_t first = value.find(kRelation), last = value.rfind(kRelation);
    if (first == last) return reader.complain(place, "expected \"lower <= coefficients <= upper\"");
    const auto read = [&](const auto& list, std::size_t begin, std::size_t end, std::size_t count) {
      return reader.numbers(place + ", " + std::string(list.name_in_text), value.substr(begin, end - begin), count,
                            *list.numbers);
    };
    if (!read(lists.of_rows[0], 0, first, 1) || !read(lists.entries, first + kRelation.size(), last, problem.columns) ||
        !read(lists.of_rows[1], last + kRelation.size(), value.size(), 1))
      return false;
  }
  return true;
}

/// An empty problem of the family of that name, if there is one.
bool choose(std::string_view family, AnyProblem& problem) {
  return any_family([&]<Family F>() { return family == F::kName && (problem.emplace<typename F::Problem>(), true); });
}

bool read_family(CaseReader& reader, AnyProblem& problem) {
  std::string_view value;
  if (!reader.value_of("family", value)) return false;
  const std::string_view family = CaseReader::next_word(value);
  if (!choose(family, problem)) {
    return reader.complain("family",
                           "expected " + names_of_families() + ", found \"" + CaseReader::shortened(family) + '"');
  }
  return std::visit([&](auto& chosen) { return read_problem(reader, chosen); }, problem);
}

}  // namespace

Result<CaseFile> parse_case(std::string_view text, std::string_view name) {
  CaseReader reader(text, name);
  CaseFile file;
  std::string_view line;
  if (!read_header(reader, file.header) || !read_family(reader, file.problem) || !reader.next_line("end", line)) {
    return reader.error();
  }
  if (line != kLastLine) reader.complain("end", "expected \"end\", found \"" + CaseReader::shortened(line) + '"');
  if (!reader.at_end()) return reader.error();
  return file;
}

}  // namespace assay
