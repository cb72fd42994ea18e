#include "reports/store/untrusted/record_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <optional>

#include "reports/store/untrusted/limits.h"

namespace assay {
namespace {

/// A regular file opened for reading; closed on every way out.
class RecordFile {
 public:
  /// Nothing, or why not. Opening must not wait: a pipe has no writer yet.
  std::optional<Error> open(const std::filesystem::path& path, std::uint64_t most) {
    descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor_ < 0) return system_error(path, "open", errno);
    struct stat facts {};
    if (::fstat(descriptor_, &facts) != 0) return system_error(path, "look into", errno);
    if (S_ISDIR(facts.st_mode)) return Error{path.string() + ": is a directory, and a file of a campaign is wanted"};
    if (!S_ISREG(facts.st_mode)) return Error{path.string() + ": is a device or a pipe, and a file is wanted"};
    if (static_cast<std::uint64_t>(facts.st_size) > most) return too_long(path, most);
    return std::nullopt;
  }
  RecordFile() = default;
  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;
  ~RecordFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  static Error too_long(const std::filesystem::path& path, std::uint64_t most) {
    return {path.string() + ": more than the " + std::to_string(most) + " bytes that are read"};
  }

  /// The next bytes, empty at the end; nothing, with errno set, where they cannot be had.
  std::optional<std::string_view> next() {
    for (;;) {
      const ssize_t got = ::read(descriptor_, piece_.data(), piece_.size());
      if (got >= 0) return std::string_view(piece_.data(), static_cast<std::size_t>(got));
      if (errno != EINTR) return std::nullopt;
    }
  }

 private:
  int descriptor_ = -1;
  std::array<char, 1 << 16> piece_;
};

}  // namespace

Result<std::string> read_record_file(const std::filesystem::path& path, std::size_t most) {
  RecordFile file;
  if (const auto error = file.open(path, most)) return *error;
  std::string text;
  for (;;) {
    const auto piece = file.next();
    if (!piece) return system_error(path, "read", errno);
    if (piece->empty()) return text;
    if (piece->size() > most - text.size()) return RecordFile::too_long(path, most);  // it grew meanwhile
    text += *piece;
  }
}

Result<Written> each_line(const std::filesystem::path& path, LastLine last,
                          const std::function<std::string(std::string_view line)>& read) {
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown) && !unknown) return Written{};
  RecordFile file;
  if (const auto error = file.open(path, kMostRecordBytes)) return *error;
  std::string line;
  std::uint64_t number = 1;
  const auto refused = [&](const std::string& reason) {
    return Error{path.string() + ", line " + std::to_string(number) + ": " + reason};
  };
  for (;;) {
    const auto piece = file.next();
    if (!piece) return system_error(path, "read", errno);
    if (piece->empty()) break;
    for (std::string_view rest = *piece; !rest.empty();) {
      const std::size_t end = rest.find('\n');
      line += rest.substr(0, end);
      if (line.size() > kMostLineBytes)
        return refused("longer than the " + std::to_string(kMostLineBytes) + " bytes that are read of a line");
      if (end == std::string_view::npos) break;
      if (number > kMostRecords)
        return refused("more lines than the " + std::to_string(kMostRecords) + " that are read");
      if (const std::string reason = read(line); !reason.empty()) return refused(reason);
      line.clear();
      ++number;
      rest.remove_prefix(end + 1);
    }
  }
  if (line.empty() || last == LastLine::kSkipTorn) return Written{};
  if (const std::string reason = read(line); !reason.empty()) return refused(reason);
  return Written{};
}

}  // namespace assay
