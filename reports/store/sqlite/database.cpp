#include "reports/store/sqlite/database.h"

#include <fmt/format.h>

#include <map>
#include <memory>
#include <utility>
#include <variant>

namespace assay {
namespace {

const char* type_of(CellKind kind) {
  return kind == CellKind::kInteger ? "INTEGER" : kind == CellKind::kNumber ? "REAL" : "TEXT";
}

std::string insertion_sql(const std::string& table, std::size_t columns) {
  std::string sql = "INSERT INTO " + table + " VALUES(?";
  for (std::size_t i = 1; i < columns; ++i) sql += ",?";
  return sql + ')';
}

}  // namespace

Database::Database() {
  is_fine(sqlite3_open_v2(":memory:", &handle_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr));
}

Database::Database(const std::filesystem::path& path) {
  if (!is_fine(sqlite3_open_v2(path.c_str(), &handle_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr))) return;
  constexpr int kPatience = 60'000;  // milliseconds that another writer is waited for
  is_fine(sqlite3_busy_timeout(handle_, kPatience));
  is_fine(sqlite3_db_config(handle_, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr));
  is_fine(sqlite3_db_config(handle_, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr));
  is_fine(sqlite3_db_config(handle_, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr));
  is_fine(sqlite3_db_config(handle_, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr));
}

bool Database::is_fine(int code) {
  if (code != SQLITE_OK && defect_.empty()) defect_ = handle_ != nullptr ? sqlite3_errmsg(handle_) : "out of memory";
  return defect_.empty();
}

void Database::run(const char* sql) {
  if (defect_.empty()) is_fine(sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr));
}

void Database::insert(const PlainTable& table, const std::string& key) {
  std::string sql = "CREATE TABLE " + table.name + '(';
  for (const PlainColumn& column : table.columns)
    sql += (sql.ends_with('(') ? "\"" : ", \"") + column.name + "\" " + type_of(column.kind);
  if (!key.empty()) sql += ", PRIMARY KEY(\"" + key + "\")";
  run((sql + ')').c_str());
  Insertion rows(*this, table.name, table.columns.size());
  for (const std::vector<Cell>& row : table.rows) rows.put_row(row);
}

void Database::insert_coded(const PlainTable& table) {
  constexpr std::size_t kRepeats = 20;  // that a word is said on average
  PlainTable words{table.name + "_words", {}, {{"id", CellKind::kInteger}, {"word"}}, {}}, rows = table;
  rows.name = table.name + "_rows";
  std::string columns, joins;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const std::string& name = table.columns[i].name;
    std::map<Cell, std::int64_t> codes;
    if (table.columns[i].kind == CellKind::kText)
      for (const std::vector<Cell>& row : table.rows) codes.emplace(row[i], 0);
    const bool is_coded = !codes.empty() && codes.size() * kRepeats <= table.rows.size();
    columns += fmt::format("{}{}.\"{}\"", columns.empty() ? "" : ", ", is_coded ? "w_" + name : "r",
                           is_coded ? "word\" AS \"" + name : name);
    if (!is_coded) continue;
    for (auto& [word, code] : codes) {
      code = static_cast<std::int64_t>(words.rows.size()) + 1;
      words.rows.push_back({code, word});
    }
    rows.columns[i].kind = CellKind::kInteger;
    for (std::vector<Cell>& row : rows.rows) row[i] = codes.at(row[i]);
    joins += fmt::format(" JOIN {0} w_{1} ON w_{1}.id = r.\"{1}\"", words.name, name);
  }
  if (words.rows.empty()) return insert(table);
  insert(words, "id");
  insert(rows);
  run(fmt::format("CREATE VIEW {} AS SELECT {} FROM {} r{}", table.name, columns, rows.name, joins).c_str());
}

Result<Written> Database::write(const std::filesystem::path& path) {
  const auto refused = [&](const std::string& reason) {
    return Error{path.string() + ": cannot make the SQLite file: " + reason};
  };
  if (!defect_.empty()) return refused(defect_);
  sqlite3_int64 size = 0;
  const std::unique_ptr<unsigned char, void (*)(void*)> image(sqlite3_serialize(handle_, "main", &size, 0),
                                                              sqlite3_free);
  if (!image) return refused("out of memory");
  return replace_file(path, {reinterpret_cast<const char*>(image.get()), static_cast<std::size_t>(size)});
}

Statement::Statement(Database& database, const std::string& sql) : database_(database) {
  if (database_.defect().empty())
    database_.is_fine(sqlite3_prepare_v2(database_.handle_, sql.c_str(), -1, &statement_, nullptr));
}

void Statement::put_row(const std::vector<Cell>& row) {
  if (statement_ != nullptr) sqlite3_reset(statement_);
  for (std::size_t i = 0; i < row.size(); ++i)
    std::visit([&](const auto& value) { bind(static_cast<int>(i) + 1, value); }, row[i]);
  while (next()) continue;
}

bool Statement::next() {
  if (!database_.defect().empty()) return false;
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) database_.is_fine(code);
  sqlite3_reset(statement_);
  return false;
}

std::string Statement::bytes(int column) const {
  const void* first = sqlite3_column_blob(statement_, column);
  return first == nullptr ? std::string()
                          : std::string(static_cast<const char*>(first),
                                        static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
}

Insertion::Insertion(Database& database, const std::string& table, std::size_t columns)
    : Statement(database, insertion_sql(table, columns)) {}

}  // namespace assay
