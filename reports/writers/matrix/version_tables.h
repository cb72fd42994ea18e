// The rates and times of one engine under the principal claim of one family, a row a version.
#pragma once
#include <string>
#include <vector>

#include "reports/store/compare/versions.h"
#include "reports/writers/trust/trust_table.h"

namespace assay {

struct VersionTable {
  std::string engine, family, title, property;
  std::vector<const TrustRow*> rows;  ///< one a version, null where it has no such engine
};

/// Tables of a campaign of all versions (joined), told apart by engine and put into the order of the versions. What is
/// returned points into `tables`.
std::vector<VersionTable> version_tables(const std::vector<TrustTable>& tables, const std::vector<VersionRun>& runs);

/// "broken in 1.2, fixed in 1.4", "worse in 1.3 (plain 12 to 13)"; "fails since the first" where the
/// first version that was tried does.
std::string turn_words(const std::vector<std::optional<FailuresAt>>& at, const std::vector<TurnAt>& turns,
                       const std::vector<VersionRun>& runs);

}  // namespace assay
