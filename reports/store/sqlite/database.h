// SQLite behind one object that keeps its first error.
#pragma once
#include <sqlite3.h>

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/files.h"
#include "reports/store/studies/plain_table.h"

namespace assay {

/// A value that is no text.
struct Blob {
  std::string_view bytes;
};

/// A database in memory or in a file. After the first error everything does nothing.
class Database {
 public:
  /// In memory.
  Database();
  /// The file of that name, made where there is none. What somebody else put into it runs nothing: no triggers, no
  /// views, no functions of its schema.
  explicit Database(const std::filesystem::path& path);
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  ~Database() { sqlite3_close(handle_); }

  void run(const char* sql);
  template <class... Values>
  void insert(const char* table, const Values&... values);
  /// `key` is a column that has no value twice; empty for none.
  void insert(const PlainTable& table, const std::string& key = {});
  /// The same of a table that may be long: what its text columns say again and again is kept once. The table NAME is a
  /// view of NAME_rows and NAME_words then.
  void insert_coded(const PlainTable& table);

  /// What the library says of the first error; empty where all is well.
  const std::string& defect() const { return defect_; }
  std::int64_t last_row() const { return sqlite3_last_insert_rowid(handle_); }
  /// Writes the database as a file.
  ///
  /// Error  the first one that there was.
  Result<Written> write(const std::filesystem::path& path);

 private:
  friend class Statement;
  /// Keeps the first error; whether there is none.
  bool is_fine(int code);

  sqlite3* handle_ = nullptr;
  std::string defect_;
};

/// One statement, made once for all the values that it is run with.
class Statement {
 public:
  Statement(Database& database, const std::string& sql);
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  ~Statement() { sqlite3_finalize(statement_); }

  /// Binds the values in their order and runs to the end.
  template <class... Values>
  void put(const Values&... values) {
    ask(values...);
    while (next()) continue;
  }
  void put_row(const std::vector<Cell>& row);

  /// Binds the values in their order; `next` then gives the rows.
  template <class... Values>
  void ask(const Values&... values) {
    if (statement_ != nullptr) sqlite3_reset(statement_);
    int place = 0;
    (bind(++place, values), ...);
  }
  /// Whether there is another row, which the following are about.
  bool next();
  bool is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
  std::int64_t whole(int column) const { return sqlite3_column_int64(statement_, column); }
  double number(int column) const { return sqlite3_column_double(statement_, column); }
  /// Of a text or a blob, byte for byte.
  std::string bytes(int column) const;

 private:
  template <class Value>
  void bind(int place, const Value& value) {
    if (!database_.defect().empty()) return;
    if constexpr (std::is_same_v<Value, std::monostate> || std::is_same_v<Value, std::nullopt_t>) {
      database_.is_fine(sqlite3_bind_null(statement_, place));
    } else if constexpr (std::is_floating_point_v<Value>) {
      database_.is_fine(sqlite3_bind_double(statement_, place, value));
    } else if constexpr (std::is_integral_v<Value>) {
      database_.is_fine(sqlite3_bind_int64(statement_, place, static_cast<sqlite3_int64>(value)));
    } else if constexpr (std::is_same_v<Value, Blob>) {
      database_.is_fine(
          sqlite3_bind_blob64(statement_, place, value.bytes.data(), value.bytes.size(), SQLITE_TRANSIENT));
    } else if constexpr (std::convertible_to<const Value&, std::string_view>) {
      const std::string_view text = value;
      database_.is_fine(
          sqlite3_bind_text64(statement_, place, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
    } else {
      if (value)
        bind(place, *value);
      else
        bind(place, std::nullopt);
    }
  }

  Database& database_;
  sqlite3_stmt* statement_ = nullptr;
};

/// A statement that puts rows into one table.
class Insertion : public Statement {
 public:
  Insertion(Database& database, const std::string& table, std::size_t columns);
};

template <class... Values>
void Database::insert(const char* table, const Values&... values) {
  Insertion(*this, table, sizeof...(Values)).put(values...);
}

}  // namespace assay
