// What the engines answered on files of linear programs, one record a line in studies/netlib.jsonl.
#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "reports/store/files.h"

namespace assay {

inline constexpr const char* kNetlibFile = "netlib.jsonl";

/// One engine on one file. Numbers are relative as stated in campaign/lp/lp_measure.h; absent where there is nothing to
/// measure. No times: the same engines on the same files write the same bytes.
struct NetlibRow {
  std::string instance;
  std::uint32_t rows = 0, columns = 0;
  std::uint64_t entries = 0;  ///< nonzeros of the matrix
  std::string exact_status;   ///< of the doubles as read; empty where nothing settles it
  std::string exact_value;    ///< 40 significant digits, in the sense of the file, where optimal
  std::string proof;          ///< what settles it
  std::string
      stability;  ///< whether that survives small changes of the numbers: robust, borderline, open, not computed
  std::string reference;  ///< "agrees" or "differs" with the published exact optimum of the rounded data; may be empty
  std::string engine, version, status;
  std::optional<double> value, off, primal, dual, gap, slackness, backward;
  std::optional<double> distance;  ///< the smallest change found for which a status that is not exact would be right
  std::string basis, judged, claim, evidence;
  friend bool operator==(const NetlibRow&, const NetlibRow&) = default;
};

/// Into studies/ of `directory`, which is made if absent.
Result<Written> write_netlib(const std::filesystem::path& directory, const std::vector<NetlibRow>& rows);

/// What studies/netlib.jsonl of `directory` holds; nothing where there is no such file.
/// Error  a line that is no record: the sentence names file, line and field.
Result<std::vector<NetlibRow>> read_netlib(const std::filesystem::path& directory);

}  // namespace assay
