// Which block an observation belongs to.
#pragma once
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "algorithms/model/result.h"
#include "reports/store/blocks/recorded_blocks.h"
#include "reports/store/disk/line_file.h"
#include "reports/store/keys.h"

namespace assay::store_detail {

/// The block of the case that a line of observations.jsonl tells of, read from its features and metadata.
///
/// Error   a sentence that names the field and the reason.
Result<BlockKey> observed_block(std::string_view json_line, std::uint64_t block_size);

/// Opens observations.jsonl without its last lines as far as they tell of blocks that are not recorded: those are asked
/// again.
///
/// Error   the disk's; the last line that is left is no observation.
Result<Written> open_observations(LineFile& file, const std::filesystem::path& path, const RecordedBlocks& recorded,
                                  std::uint64_t block_size);

}  // namespace assay::store_detail
