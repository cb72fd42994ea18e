#include "reports/store/grid_records.h"

#include <algorithm>
#include <utility>

#include "reports/store/study_lines.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;

/// The greatest number of columns that a line may have, and of lines: a count in a damaged file is not to be believed.
constexpr std::size_t kMostColumns = 4096;

std::string runs_of(const std::string& signs) {
  std::string runs;
  for (std::size_t i = 0; i < signs.size();) {
    const std::size_t end = std::min(signs.find_first_not_of(signs[i], i), signs.size());
    runs += std::to_string(end - i) + signs[i];
    i = end;
  }
  return runs;
}

std::string signs_of(Fields& fields, const Json& value) {
  constexpr const char* kExpected = "lines of runs such as \"12-3+\"";
  if (!value.is_string()) fields.refuse("signs", kExpected);
  std::string signs;
  std::size_t count = 0;
  for (const char c : value.get<std::string>()) {
    if (c >= '0' && c <= '9' && !(c == '0' && count == 0)) {
      count = 10 * count + static_cast<std::size_t>(c - '0');
    } else if ((c == '+' || c == '-' || c == '=') && count > 0) {
      signs.append(count, c == '=' ? '0' : c);
      count = 0;
    } else {
      fields.refuse("signs", kExpected);
    }
    if (count + signs.size() > kMostColumns) fields.refuse("signs", kExpected);
  }
  if (count > 0) fields.refuse("signs", kExpected);
  return signs;
}

Json json_of(const GridRow& row) {
  Json lines = Json::array();
  for (std::string line : row.signs) {
    std::replace(line.begin(), line.end(), '0', '=');  // a run of digits would not end
    lines.push_back(runs_of(line));
  }
  return {{"grid", row.grid},
          {"pivot", row.pivot},
          {"test", row.test},
          {"rounded_to_zero", row.rounded_to_zero},
          {"rounded_from_zero", row.rounded_from_zero},
          {"inverted", row.inverted},
          {"signs", std::move(lines)}};
}

/// `left`: signs that the rows of the file may still have.
GridRow row_of(const Json& object, std::size_t& left) {
  Fields fields(object, "grid");
  GridRow row;
  row.grid = fields.text("grid");
  row.pivot = fields.text("pivot");
  row.test = fields.text("test");
  row.rounded_to_zero = fields.whole<std::uint32_t>("rounded_to_zero");
  row.rounded_from_zero = fields.whole<std::uint32_t>("rounded_from_zero");
  row.inverted = fields.whole<std::uint32_t>("inverted");
  for (const Json& line : fields.list("signs", kMostColumns)) row.signs.push_back(signs_of(fields, line));
  for (const std::string& line : row.signs)
    if (line.size() != row.signs.front().size()) fields.refuse("signs", "lines of one length");
  const std::size_t signs = row.signs.empty() ? 0 : row.signs.size() * row.signs.front().size();
  if (signs > left)
    fields.refuse("signs", "within the " + std::to_string(kMostSigns) + " signs that are read of a file");
  left -= signs;
  fields.finish();
  return row;
}

}  // namespace

Result<Written> write_grids(const std::filesystem::path& directory, const std::vector<GridRow>& rows) {
  std::string text;
  for (const GridRow& row : rows) text += json_of(row).dump() + '\n';
  return json_detail::write_study_lines(directory, kGridsFile, text);
}

Result<std::vector<GridRow>> read_grids(const std::filesystem::path& directory) {
  std::vector<GridRow> rows;
  std::size_t left = kMostSigns;
  const auto read = json_detail::read_study_lines(directory, kGridsFile,
                                                  [&](const Json& line) { rows.push_back(row_of(line, left)); });
  if (!read) return Error{read.error()};
  return rows;
}

}  // namespace assay
