// The file of a history, open.
#pragma once
#include <filesystem>
#include <string>

#include "reports/store/history/history.h"
#include "reports/store/sqlite/database.h"

namespace assay {

struct History::State {
  std::filesystem::path path;
  Database database;

  explicit State(const std::filesystem::path& file) : path(file), database(file) {}
  Error refused(const std::string& reason) const { return Error{path.string() + ": " + reason}; }
};

namespace history_detail {

/// Brings the clusters of a history up to a night, which is its last one.
void put_clusters(Database& database, const NewNight& night);

}  // namespace history_detail

}  // namespace assay
