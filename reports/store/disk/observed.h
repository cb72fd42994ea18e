// Which block an observation belongs to.
#pragma once
#include <cstdint>
#include <string_view>

#include "algorithms/model/result.h"
#include "reports/store/keys.h"

namespace assay::store_detail {

/// The block of the case that a line of observations.jsonl tells of, read from its features and metadata.
///
/// Error   a sentence that names the field and the reason.
Result<BlockKey> observed_block(std::string_view json_line, std::uint64_t block_size);

}  // namespace assay::store_detail
