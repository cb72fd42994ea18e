#include "reports/store/untrusted/record_bytes.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zstd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "reports/store/untrusted/limits.h"

namespace assay::record_detail {
namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 16;

/// Zstandard says itself that a frame is damaged (a checksum ends it) or wants a larger window. What it cannot know is
/// how much of a small file a reader believes.
class Unpacked : public Bytes {
 public:
  Unpacked(std::filesystem::path path, std::unique_ptr<Bytes> packed)
      : path_(std::move(path)), packed_(std::move(packed)), context_(ZSTD_createDCtx(), ZSTD_freeDCtx) {
    piece_.resize(kPieceBytes);
    ZSTD_DCtx_setParameter(context_.get(), ZSTD_d_windowLogMax, kMostWindowLog);
  }

  Result<std::string_view> next() override {
    for (;;) {
      if (waiting_.empty() && !is_flushing_) {
        const Result<std::string_view> more = packed_->next();
        if (!more) return more;
        waiting_ = *more;
        packed_bytes_ += more->size();
        if (more->empty()) return end();
      }
      ZSTD_inBuffer in{waiting_.data(), waiting_.size(), 0};
      ZSTD_outBuffer out{piece_.data(), piece_.size(), 0};
      left_ = ZSTD_decompressStream(context_.get(), &out, &in);
      if (ZSTD_isError(left_)) return refused(ZSTD_getErrorName(left_));
      waiting_.remove_prefix(in.pos);
      is_flushing_ = out.pos == out.size;
      bytes_ += out.pos;
      if (bytes_ > kMostRecordBytes || bytes_ > kMostUnpacking * packed_bytes_ + kMostLineBytes)
        return refused("unpacks to far more than a record does");
      if (out.pos > 0) return std::string_view(piece_.data(), out.pos);
    }
  }

 private:
  Error refused(const std::string& reason) const { return {path_.string() + ": cannot unpack it: " + reason}; }
  Result<std::string_view> end() const {
    if (left_ != 0) return refused("it ends within a frame");
    return std::string_view();
  }

  std::filesystem::path path_;
  std::unique_ptr<Bytes> packed_;
  std::unique_ptr<ZSTD_DCtx, std::size_t (*)(ZSTD_DCtx*)> context_;
  std::string piece_;
  std::string_view waiting_;
  std::size_t left_ = 0;      // of the frame in work; 0 between frames
  bool is_flushing_ = false;  // the last piece was full, and there may be more without more to read
  std::uint64_t packed_bytes_ = 0, bytes_ = 0;
};

}  // namespace

Error too_long(const std::filesystem::path& path, std::uint64_t most) {
  return {path.string() + ": more than the " + std::to_string(most) + " bytes that are read"};
}

Result<std::unique_ptr<PlainBytes>> PlainBytes::open(const std::filesystem::path& path, std::uint64_t most) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (descriptor < 0) return system_error(path, "open", errno);
  std::unique_ptr<PlainBytes> file(new PlainBytes(path, descriptor));
  struct stat facts {};
  if (::fstat(descriptor, &facts) != 0) return system_error(path, "look into", errno);
  if (S_ISDIR(facts.st_mode)) return Error{path.string() + ": is a directory, and a file of a campaign is wanted"};
  if (!S_ISREG(facts.st_mode)) return Error{path.string() + ": is a device or a pipe, and a file is wanted"};
  const auto length = static_cast<std::uint64_t>(facts.st_size);
  if (length > most) return too_long(path, most);
  // One byte more than there are, so that a file that fits is read at once; it may grow meanwhile.
  file->piece_.resize(std::min<std::uint64_t>(length + 1, kPieceBytes));
  return file;
}

PlainBytes::PlainBytes(std::filesystem::path path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}

PlainBytes::~PlainBytes() { ::close(descriptor_); }

Result<std::string_view> PlainBytes::next() {
  for (;;) {
    const ssize_t got = ::read(descriptor_, piece_.data(), piece_.size());
    if (got >= 0) return std::string_view(piece_.data(), static_cast<std::size_t>(got));
    if (errno != EINTR) return system_error(path_, "read", errno);
  }
}

Result<std::string> PlainBytes::text_at(std::uint64_t begin, std::size_t length) const {
  std::string text(length, '\0');
  for (std::size_t done = 0; done < length;) {
    const ssize_t got = ::pread(descriptor_, text.data() + done, length - done, static_cast<off_t>(begin + done));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return system_error(path_, "read", got < 0 ? errno : EIO);
    done += static_cast<std::size_t>(got);
  }
  return text;
}

std::unique_ptr<Bytes> unpacked(const std::filesystem::path& path, std::unique_ptr<Bytes> packed) {
  return std::make_unique<Unpacked>(path, std::move(packed));
}

}  // namespace assay::record_detail
