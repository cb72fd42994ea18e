// The last night of a history, as much of it as the next night is compared with.
#pragma once
#include <string>
#include <string_view>

#include "algorithms/model/result.h"
#include "reports/store/record.h"

namespace assay {

/// Header and summed blocks (blocks/block_file.h) as lines, packed. Findings, provenance and timings are left out.
///
/// Error  the library's, out of memory.
Result<std::string> packed_baseline(const Campaign& summed);

/// Error  damaged; more bytes than any night has; a line that is no record.
Result<Campaign> baseline_of(std::string_view packed);

}  // namespace assay
