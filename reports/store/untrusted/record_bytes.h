// The bytes of a file that somebody else may have made, piece by piece.
#pragma once
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "algorithms/model/result.h"
#include "reports/store/files.h"

namespace assay::record_detail {

Error too_long(const std::filesystem::path& path, std::uint64_t most);

/// Where bytes come from.
class Bytes {
 public:
  Bytes() = default;
  Bytes(const Bytes&) = delete;
  Bytes& operator=(const Bytes&) = delete;
  virtual ~Bytes() = default;
  /// The next bytes, empty at the end; they are valid until the next call.
  virtual Result<std::string_view> next() = 0;
};

/// A regular file of at most `most` bytes, opened for reading. Opening never waits: a pipe may have no writer yet.
///
/// Error  the system's; it is too long, a directory, a device or a pipe.
class PlainBytes : public Bytes {
 public:
  static Result<std::unique_ptr<PlainBytes>> open(const std::filesystem::path& path, std::uint64_t most);
  ~PlainBytes() override;
  Result<std::string_view> next() override;
  Result<std::string> text_at(std::uint64_t begin, std::size_t length) const;

 private:
  PlainBytes(std::filesystem::path path, int descriptor);
  std::filesystem::path path_;
  int descriptor_;
  std::string piece_;
};

/// What the frames of a file unpack to.
std::unique_ptr<Bytes> unpacked(const std::filesystem::path& path, std::unique_ptr<Bytes> packed);

}  // namespace assay::record_detail
