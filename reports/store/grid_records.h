// What turn tests say on grids of points, one record a line in studies/grids.jsonl.
#pragma once
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "reports/store/files.h"

namespace assay {

inline constexpr const char* kGridsFile = "grids.jsonl";

/// One test on one grid with one of the three points as the pivot. On file a line of signs is written by its runs, with = for
/// 0: "12-3=" is twelve '-' and three '0'.
struct GridRow {
  std::string grid, pivot, test;
  std::uint32_t rounded_to_zero = 0, rounded_from_zero = 0, inverted = 0;
  std::vector<std::string>
      signs;  ///< row j from below, column i: '+' left, '0' straight on, '-' right; lines of one length
  friend bool operator==(const GridRow&, const GridRow&) = default;
};

/// Into studies/ of `directory`, which is made if absent.
Result<Written> write_grids(const std::filesystem::path& directory, const std::vector<GridRow>& rows);

/// What studies/grids.jsonl of `directory` holds; nothing where there is no such file.
/// Error  a line that is no record: the sentence names file, line and field.
Result<std::vector<GridRow>> read_grids(const std::filesystem::path& directory);

}  // namespace assay
