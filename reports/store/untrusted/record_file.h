// The bytes and lines of a file that somebody else may have made.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "algorithms/model/result.h"
#include "reports/store/files.h"

namespace assay {

/// The whole file.
///
/// Error  absent, unreadable, more than `most` bytes, or no file: a directory, a device and a pipe are not waited for.
Result<std::string> read_record_file(const std::filesystem::path& path, std::size_t most);

/// What to do with a last line that has no newline: a killed run leaves one.
enum class LastLine : std::uint8_t { kSkipTorn, kTake };
/// How the lines stand in the file: as they are, or in frames of Zstandard (RFC 8878).
enum class Packing : std::uint8_t { kPlain, kZstd };

/// The lines of a file one after the other. Memory: the longest line; of a packed file its window, 2^kMostWindowLog
/// bytes at most.
class RecordLines {
 public:
  /// An absent file has no lines.
  ///
  /// Error  unreadable, more than kMostRecordBytes, or no file.
  static Result<RecordLines> open(const std::filesystem::path& path, Packing packing, LastLine last);
  RecordLines(RecordLines&&) noexcept;
  RecordLines& operator=(RecordLines&&) noexcept;
  ~RecordLines();

  /// The next line, or nothing at the end; it is valid until the next call.
  ///
  /// Error  "FILE, line N: REASON" for a line longer than kMostLineBytes, and for more than kMostRecords; the disk's;
  ///        of a packed file also that it is damaged, ends within a frame, asks for a larger window, or becomes more
  ///        than kMostUnpacking times as long.
  Result<std::optional<std::string_view>> next();
  /// "FILE, line N: REASON" of the line that was given last.
  Error refused(const std::string& reason) const;
  /// Where in a plain file the line that was given last begins.
  std::uint64_t begin() const;
  /// A piece of a plain file, which may be replaced or removed by name meanwhile.
  Result<std::string> text_at(std::uint64_t begin, std::size_t length) const;

 private:
  struct State;
  explicit RecordLines(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// Hands each line of a plain file to `read`, which returns why it is refused, or nothing.
///
/// Error  as above, and for a line that is refused.
Result<Written> each_line(const std::filesystem::path& path, LastLine last,
                          const std::function<std::string(std::string_view line)>& read);

}  // namespace assay
