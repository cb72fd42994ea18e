// The rows of a study as a table of plain cells, for SQLite, CSV and the explanation of columns on the page.
#pragma once
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "reports/store/studies/studies.h"

namespace assay {

/// Empty where a value is absent.
using Cell = std::variant<std::monostate, std::int64_t, double, std::string>;

enum class CellKind : std::uint8_t { kInteger, kNumber, kText, kList };
inline constexpr std::array<std::string_view, 4> kCellKinds = {"integer", "number", "text", "list as JSON"};
constexpr std::span<const std::string_view> words_of(CellKind) { return kCellKinds; }

/// Parts of a record have columns of their own, named by both: "distance_median".
struct PlainColumn {
  std::string name;
  CellKind kind = CellKind::kText;
  std::string unit{}, meaning{};
};

struct PlainTable {
  std::string name;  ///< "study_pivots_mean": the file, and the kind of record where it has several
  std::string_view study;
  std::vector<PlainColumn> columns;
  std::vector<std::vector<Cell>> rows;
};

/// One for each kind of record of which there are rows, in the order of the files.
std::vector<PlainTable> plain_tables(const Studies& studies);

/// As RFC 4180 has it, with a line of names, in UTF-8, lines ended by "\n" alone. Numbers are the shortest
/// decimals that come back bit for bit; an absent value is an empty cell, an empty text is "".
std::string csv_text(const PlainTable& table);

}  // namespace assay
