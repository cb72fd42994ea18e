// The file of accepted findings: which failures people know, why they bear them, and until when. Reviewed like code.
#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/model/severity.h"
#include "reports/store/accepted/day.h"
#include "reports/store/failure_modes.h"
#include "reports/store/files.h"

namespace assay {

inline constexpr const char* kAcceptedFile = "assay-accepted.toml";
/// More is refused before it is read.
inline constexpr std::uintmax_t kMostAcceptedBytes = 1 << 20;

/// The failures of one engine of one family in one mode, at one severity and at milder ones: a cluster
/// (docs/severity.md), so that a case found from another side is accepted, and a more severe one is not.
struct AcceptedCluster {
  std::string engine;
  FamilyMode failing;
  Severity severity = Severity::kDegenerate;
  std::string reason;
  std::optional<Day> until{};                   ///< the last day on which it holds
  std::optional<std::string> engine_version{};  ///< the only version for which it holds
  std::uint32_t line = 0;                       ///< of the file

  /// "mine/hull, hull2, wrong answer, extreme".
  std::string words() const;
  bool is_same_cluster(const AcceptedCluster& other) const {
    return engine == other.engine && failing == other.failing && severity == other.severity;
  }
};

/// In the order of the file.
///
/// Error  one sentence that names file, line or field, and the reason: no TOML, a field that is unknown, absent or of
///        another kind, an empty reason, a cluster that stands twice.
Result<std::vector<AcceptedCluster>> read_accepted(const std::filesystem::path& path);

/// Puts an entry at the end of the file, which is made where there is none; what people wrote stays byte for byte.
///
/// Error  read_accepted's; the cluster is accepted already.
Result<Written> add_accepted(const std::filesystem::path& path, const AcceptedCluster& cluster);

}  // namespace assay
