// One engine in several versions on the same cases, on one page.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "algorithms/model/result.h"
#include "reports/store/compare/versions.h"
#include "reports/writers/matrix/version_tables.h"

namespace assay {

inline constexpr const char* kMatrixMarkdownFile = "matrix.md";
inline constexpr const char* kMatrixJsonFile = "matrix.json";
/// So many clusters, claims of one of them and changes of one step stand on the page; all are in the JSON.
inline constexpr std::size_t kMatrixClusters = 40, kMatrixClaims = 12, kMatrixChanges = 5;

/// As Markdown: the versions; of each engine and family the rates and times of each version; what fails, since when,
/// and what replays it; what changed from version to version.
std::string matrix_text(const std::vector<VersionRun>& runs, const VersionHistory& history,
                        const std::vector<VersionTable>& rates);
/// All of it, for programs: docs/versions.md has the fields.
std::string matrix_json(const std::vector<VersionRun>& runs, const VersionHistory& history,
                        const std::vector<VersionTable>& rates);

/// Both into `directory`; the names of the files. Error: the disk's.
Result<std::vector<std::string>> write_matrix(const std::vector<VersionRun>& runs, const VersionHistory& history,
                                              const std::filesystem::path& directory);

}  // namespace assay
