// Texts made into packed files.
#pragma once
#include <string>

namespace assay::fuzz_files {

/// RFC 1952, the format of xz, RFC 8878: one member, stream or frame.
std::string gzip(std::string text);
std::string xz(std::string text);
std::string zstd(const std::string& text);

/// Half of what is packed stays as it is, half is damaged in one bit at a place that its bytes decide.
std::string damaged_now_and_then(std::string packed);

}  // namespace assay::fuzz_files
