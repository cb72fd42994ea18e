#include "reports/store/studies/plain_table.h"

#include <fmt/format.h>

#include <utility>

#include "reports/store/studies/row_json.h"
#include "reports/store/studies/study_file.h"

namespace assay {
namespace {

template <class T>
constexpr CellKind kind_of() {
  if constexpr (kIsVector<T>) return CellKind::kList;
  if constexpr (std::is_floating_point_v<T>) return CellKind::kNumber;
  return std::is_integral_v<T> ? CellKind::kInteger : CellKind::kText;
}

template <class T>
Cell cell_of(const T& value) {
  if constexpr (kIsVector<T>) {
    return json_detail::text_of(json_detail::value_json(value));
  } else if constexpr (std::is_floating_point_v<T>) {
    return value;
  } else if constexpr (TextFormed<T>) {
    return TextForm<T>::text(value);
  } else if constexpr (std::is_same_v<T, bool>) {
    return std::int64_t{value};
  } else if constexpr (std::is_integral_v<T>) {
    // SQLite's integers are signed: what none of them can be is a text.
    return std::in_range<std::int64_t>(value) ? Cell(static_cast<std::int64_t>(value)) : Cell(std::to_string(value));
  } else {
    return value;
  }
}

template <class T>
const T* present(const T& value) {
  return &value;
}
template <class T>
const T* present(const std::optional<T>& value) {
  return value ? &*value : nullptr;
}

/// Hands over each column of a record, parts of it unfolded, with its cell; the cells of an absent record are empty.
template <class Record, class Visit>
void visit_cells(const Record* record, const std::string& prefix, const Visit& visit) {
  const auto one = [&](const auto& column) {
    using Value = std::remove_cvref_t<decltype(*present(record->*column.member))>;
    const Value* value = record == nullptr ? nullptr : present(record->*column.member);
    if constexpr (!requires { column.name; }) {
      visit_cells<Value>(value, prefix, visit);
    } else if constexpr (Recorded<Value>) {
      visit_cells<Value>(value, prefix + column.name + '_', visit);
    } else {
      visit(PlainColumn{prefix + column.name, kind_of<Value>(), column.unit, column.meaning},
            value == nullptr ? Cell{} : cell_of(*value));
    }
  };
  std::apply([&](const auto&... column) { (one(column), ...); }, Record::columns());
}

template <class Row>
void add_table(const StudyFile& file, const std::vector<Row>& rows, std::vector<PlainTable>& tables) {
  if (rows.empty()) return;
  PlainTable& table = tables.emplace_back();
  table.name = "study_" + std::filesystem::path(file.name).stem().string();
  if constexpr (Tagged<Row>) table.name += '_' + std::string(Row::kRecord);
  table.study = file.study;
  visit_cells<Row>(nullptr, "", [&](PlainColumn column, const Cell&) { table.columns.push_back(std::move(column)); });
  for (const Row& row : rows) {
    std::vector<Cell>& cells = table.rows.emplace_back();
    visit_cells(&row, "", [&](const PlainColumn&, Cell cell) { cells.push_back(std::move(cell)); });
  }
}

std::string quoted(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + '"';
}

std::string csv_cell(const Cell& cell) {
  return std::visit(
      [](const auto& value) -> std::string {
        using T = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<T, std::monostate>)
          return "";
        else if constexpr (std::is_same_v<T, std::string>)
          return value.empty() || value.find_first_of(",\"\r\n") != value.npos ? quoted(value) : value;
        else
          return fmt::format("{}", value);
      },
      cell);
}

std::string csv_head(const PlainTable& table) {
  std::string text;
  for (const PlainColumn& column : table.columns) text += (text.empty() ? "" : ",") + column.name;
  return text + '\n';
}

std::string csv_line(const std::vector<Cell>& row) {
  std::string text;
  for (std::size_t i = 0; i < row.size(); ++i) text += (i == 0 ? "" : ",") + csv_cell(row[i]);
  return text + '\n';
}

}  // namespace

std::vector<PlainTable> plain_tables(const Studies& studies) {
  std::vector<PlainTable> tables;
  visit_study_files(studies, [&](const StudyFile& file, const auto&... rows) { (add_table(file, rows, tables), ...); });
  return tables;
}

std::string csv_text(const PlainTable& table) {
  std::string text = csv_head(table);
  for (const std::vector<Cell>& row : table.rows) text += csv_line(row);
  return text;
}

}  // namespace assay
