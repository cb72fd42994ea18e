#include <charconv>
#include <cmath>
#include <optional>

#include "formats/lp_names.h"
#include "formats/mps.h"

namespace assay {
namespace {

/// The fewest digits that a correctly rounding reader turns into the same double: 17 at most.
std::string number(double value) {
  char digits[32];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
  static_cast<void>(error);  // 32 characters hold every double
  return {digits, end};
}

/// How MPS says lower <= row <= upper: a type, a right-hand side and, with two bounds, a range.
struct RowWords {
  char type = 'N';
  double side = 0;
  double range = 0;
};

/// side + range and side - range are rounded by the reader, so the range is chosen such that they come out exactly: the
/// rounded difference, or one of its neighbours, from either end.
std::optional<RowWords> range_words(double lower, double upper) {
  const double difference = upper - lower;
  for (const double range : {difference, std::nextafter(difference, 0), std::nextafter(difference, kInfinity)}) {
    if (!(range > 0) || std::isinf(range)) continue;
    if (lower + range == upper) return RowWords{'G', lower, range};
    if (upper - range == lower) return RowWords{'L', upper, range};
  }
  return std::nullopt;
}

std::optional<RowWords> row_words(double lower, double upper) {
  const bool below = lower != -kInfinity, above = upper != kInfinity;
  if (!below && !above) return RowWords{};
  if (below && !above) return RowWords{'G', lower};
  if (above && !below) return RowWords{'L', upper};
  if (lower == upper) return RowWords{'E', lower};
  return range_words(lower, upper);
}

void add_line(std::string& text, std::initializer_list<std::string_view> words) {
  for (const std::string_view word : words) {
    text += ' ';
    text += word;
  }
  text += '\n';
}

void add_bounds(std::string& text, const std::string& name, double lower, double upper) {
  if (lower == upper) return add_line(text, {"FX", "BOUNDS", name, number(lower)});
  if (lower == -kInfinity && upper == kInfinity) return add_line(text, {"FR", "BOUNDS", name});
  if (lower == -kInfinity)
    add_line(text, {"MI", "BOUNDS", name});
  else if (lower != 0 || upper < 0)  // readers differ about a negative upper bound alone
    add_line(text, {"LO", "BOUNDS", name, number(lower)});
  if (upper != kInfinity) add_line(text, {"UP", "BOUNDS", name, number(upper)});
}

/// Empty, or what in the problem MPS cannot say.
std::string unspeakable(const LpFile& file, const std::vector<std::string>& rows,
                        const std::vector<std::string>& columns) {
  const LpProblem& p = file.problem;
  const auto no_bounds = [](double lower, double upper) {
    return std::isnan(lower) || std::isnan(upper) || lower == kInfinity || upper == -kInfinity;
  };
  if (!std::isfinite(file.constant)) return "the constant of the objective is not finite";
  for (std::uint32_t j = 0; j < p.columns; ++j) {
    if (!std::isfinite(p.cost[j])) return "the cost of column " + columns[j] + " is not finite";
    if (no_bounds(p.lower[j], p.upper[j])) return "the bounds of column " + columns[j] + " are no numbers";
  }
  for (std::uint32_t i = 0; i < p.rows; ++i) {
    if (no_bounds(p.row_lower[i], p.row_upper[i])) return "the bounds of row " + rows[i] + " are no numbers";
    if (p.row_lower[i] > p.row_upper[i]) return "the lower bound of row " + rows[i] + " exceeds its upper bound";
    if (!row_words(p.row_lower[i], p.row_upper[i]))
      return "no right-hand side and range give the bounds of row " + rows[i] + " exactly";
    for (std::uint32_t j = 0; j < p.columns; ++j)
      if (!std::isfinite(p.at(i, j)))
        return "the entry in row " + rows[i] + ", column " + columns[j] + " is not finite";
  }
  return {};
}

}  // namespace

Result<std::string> write_mps(const LpFile& file, const std::string& comment) {
  const LpProblem& p = file.problem;
  const std::string objective = "COST";
  const auto rows = usable_names(file.row_names, p.rows, 'R', objective);
  const auto columns = usable_names(file.column_names, p.columns, 'C');
  if (std::string reason = unspeakable(file, rows, columns); !reason.empty()) return Error{"as MPS: " + reason};

  std::string text;
  for (std::size_t begin = 0; begin < comment.size();) {
    const auto end = std::min(comment.find('\n', begin), comment.size());
    text += "* " + comment.substr(begin, end - begin) + '\n';
    begin = end + 1;
  }
  text += "NAME " + usable_names({file.name}, 1, 'P')[0] + " FREE\n";  // Clp reads free MPS only where it is told
  if (file.maximise) text += "OBJSENSE\n MAX\n";
  text += "ROWS\n";
  add_line(text, {"N", objective});
  std::string sides, ranges, bounds;
  if (file.constant != 0) add_line(sides, {"RHS", objective, number(0 - file.constant)});
  for (std::uint32_t i = 0; i < p.rows; ++i) {
    const RowWords words = *row_words(p.row_lower[i], p.row_upper[i]);
    add_line(text, {std::string_view(&words.type, 1), rows[i]});
    if (words.side != 0) add_line(sides, {"RHS", rows[i], number(words.side)});
    if (words.range != 0) add_line(ranges, {"RANGES", rows[i], number(words.range)});
  }
  text += "COLUMNS\n";
  for (std::uint32_t j = 0; j < p.columns; ++j) {
    // The cost is always written, so that a column without entries is there at all.
    add_line(text, {columns[j], objective, number(file.maximise ? 0 - p.cost[j] : p.cost[j])});
    for (std::uint32_t i = 0; i < p.rows; ++i)
      if (p.at(i, j) != 0) add_line(text, {columns[j], rows[i], number(p.at(i, j))});
    if (p.lower[j] != 0 || p.upper[j] != kInfinity) add_bounds(bounds, columns[j], p.lower[j], p.upper[j]);
  }
  text += "RHS\n" + sides;  // Clp wants the section even where it is empty
  if (!ranges.empty()) text += "RANGES\n" + ranges;
  if (!bounds.empty()) text += "BOUNDS\n" + bounds;
  return text + "ENDATA\n";
}

}  // namespace assay
