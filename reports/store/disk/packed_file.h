// Files of Zstandard frames (RFC 8878), written.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>

#include "reports/store/files.h"

namespace assay::store_detail {

/// What is kept is packed as far as it pays; what is read once and removed, fast and with a window of 1 MiB.
enum class PackedFor : std::uint8_t { kKeeping, kReadingOnce };

/// As write_pieces, packed into one frame with a checksum. Equal texts give equal bytes with one release of the
/// library, whatever the pieces.
///
/// Error   as write_pieces'.
Result<Written> write_packed(const std::filesystem::path& path, PackedFor what,
                             const std::function<Result<Written>(const PutPiece&)>& produce);

}  // namespace assay::store_detail
