// Files of the studies: one JSON record a line, in the folder studies/ of a campaign directory.
#pragma once
#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "reports/store/files.h"
#include "reports/store/studies/row_json.h"
#include "reports/store/untrusted/limits.h"

namespace assay {

namespace json_detail {

/// Calls read for every line of the file; nothing where there is no such file. What `read` throws, Malformed or an
/// exception of the library, goes no further.
///
/// Error  a line that is no record, or one too many: the sentence names file, line and field.
Result<Written> each_study_line(const std::filesystem::path& directory, const StudyFile& file,
                                const std::function<void(const Json&)>& read);

/// In one line. A foreign engine's bytes that are no UTF-8, which JSON cannot carry, become U+FFFD.
std::string text_of(const Json& object);

/// Writes the text as studies/`name` of `directory`; folders are made if absent.
Result<Written> write_study_lines(const std::filesystem::path& directory, const char* name, const std::string& text);

/// What the rows of one file may have in all, for those whose misfit() asks.
struct NoBudget {};
template <class Row>
struct BudgetOf {
  using type = NoBudget;
};
template <class Row>
requires requires { typename Row::Budget; }
struct BudgetOf<Row> {
  using type = typename Row::Budget;
};

template <class Row>
void read_row(Fields& fields, std::vector<Row>& rows, typename BudgetOf<Row>::type& budget) {
  Row& row = rows.emplace_back();
  read_columns(fields, row);
  if constexpr (requires { row.misfit(budget); }) refuse_misfit(fields, row.misfit(budget));
}

/// How many cells the tables of these rows have at most.
template <class Row>
std::size_t cells_of(const std::vector<Row>& rows) {
  std::size_t cells = 1;
  if constexpr (Crosswise<Row>) {
    const auto different = [&]<class Value>(Value Row::*column) {
      std::set<Value> values;
      for (const Row& row : rows) values.insert(row.*column);
      return std::max<std::size_t>(values.size(), 1);
    };
    std::apply([&](auto... column) { ((cells = std::min(cells, kMostStudyCells + 1) * different(column)), ...); },
               Row::crossed());
  }
  return cells;
}

template <class Row>
std::string lines_of(const std::vector<Row>& rows) {
  std::string text;
  for (const Row& row : rows) {
    Json object = value_json(row);
    if constexpr (Tagged<Row>) object["record"] = Row::kRecord;
    text += text_of(object) + '\n';
  }
  return text;
}

}  // namespace json_detail

/// Appends what the file holds to the rows of its kind; nothing where there is no such file.
///
/// Error  a line that is no record: the sentence names file, line and field; more lines than the file may have, or
///        values that make tables of more than kMostStudyCells.
template <class... Row>
Result<Written> read_study_file(const std::filesystem::path& directory, const StudyFile& file,
                                std::vector<Row>&... rows) {
  using namespace json_detail;
  std::tuple<typename BudgetOf<Row>::type...> budgets;
  const auto read = each_study_line(directory, file, [&](const Json& line) {
    Fields fields(line, file.what);
    if constexpr ((Tagged<Row> && ...)) {
      const std::string record = fields.text("record");
      const auto read_if = [&](auto& list, auto& budget, std::string_view tag) {
        if (record == tag) read_row(fields, list, budget);
        return record == tag;
      };
      const bool known =
          std::apply([&](auto&... budget) { return (read_if(rows, budget, Row::kRecord) || ...); }, budgets);
      if (!known) fields.refuse("record", in_quotes(std::array<std::string_view, sizeof...(Row)>{Row::kRecord...}));
    } else {
      std::apply([&](auto&... budget) { (read_row(fields, rows, budget), ...); }, budgets);
    }
    fields.finish();
  });
  if (read && ((cells_of(rows) > kMostStudyCells) || ...))
    return Error{(directory / kStudiesFolder / file.name).string() + ": its tables would have more than " +
                 std::to_string(kMostStudyCells) + " cells"};
  return read;
}

template <class... Row>
Result<Written> write_study_file(const std::filesystem::path& directory, const StudyFile& file,
                                 const std::vector<Row>&... rows) {
  return json_detail::write_study_lines(directory, file.name, (json_detail::lines_of(rows) + ...));
}

}  // namespace assay
