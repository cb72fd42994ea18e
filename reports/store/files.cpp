#include "reports/store/files.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace assay {
namespace {

constexpr mode_t kReadableByAll = 0644;

/// Closes on every way out.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  int number() const { return number_; }

 private:
  int number_;
};

}  // namespace

std::filesystem::path part_of(const std::filesystem::path& path) {
  return path.string() + ".part" + std::to_string(::getpid());
}

Error system_error(const std::filesystem::path& path, std::string_view deed, int error_number) {
  return {path.string() + ": cannot " + std::string(deed) + ": " + std::generic_category().message(error_number)};
}

Result<std::string> read_whole_file(const std::filesystem::path& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.number() < 0) return system_error(path, "open", errno);
  std::string text;
  std::array<char, 1 << 16> piece;
  for (;;) {
    const ssize_t got = ::read(file.number(), piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return system_error(path, "read", errno);
    if (got == 0) return text;
    text.append(piece.data(), static_cast<std::size_t>(got));
  }
}

Result<Written> write_whole_file(const std::filesystem::path& path, std::string_view text) {
  const std::filesystem::path part = part_of(path);
  {
    const Descriptor file(::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kReadableByAll));
    if (file.number() < 0) return system_error(part, "create", errno);
    while (!text.empty()) {
      const ssize_t put = ::write(file.number(), text.data(), text.size());
      if (put < 0 && errno == EINTR) continue;
      if (put < 0) {
        const int reason = errno;
        ::unlink(part.c_str());
        return system_error(path, "write", reason);
      }
      text.remove_prefix(static_cast<std::size_t>(put));
    }
  }
  if (::rename(part.c_str(), path.c_str()) != 0) {
    const int reason = errno;
    ::unlink(part.c_str());
    return system_error(path, "replace", reason);
  }
  return Written{};
}

}  // namespace assay
