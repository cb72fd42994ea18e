#include "formats/text_file.h"

#include <fcntl.h>
#include <lzma.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <string_view>

namespace assay {
namespace {

constexpr std::string_view kGzip("\x1f\x8b", 2), kXz("\xfd"
                                                     "7zXZ\0",
                                                     6);
constexpr std::size_t kPiece = std::size_t{1} << 16;
constexpr std::uint64_t kXzMemory = std::uint64_t{1} << 28;

std::string bytes_words(std::uintmax_t count) { return std::to_string(count) + " bytes"; }

/// Takes pieces of unpacked text until there would be too much of it.
struct Unpacked {
  std::string text;
  std::size_t most;

  bool take(const char* piece, std::size_t length) {
    if (length > most - text.size()) return false;
    text.append(piece, length);
    return true;
  }
};

constexpr const char *kEndsEarly = "the packed file ends too early", *kDamaged = "the packed file is damaged",
                     *kTrailing = "something else follows the packed text";

/// Empty, or why not. `too_much` is told apart, since its sentence names the bound.
const char* unpack_gzip(std::string_view bytes, Unpacked& out, bool& too_much) {
  z_stream stream{};
  if (inflateInit2(&stream, 16 + MAX_WBITS) != Z_OK) return "no memory to unpack it";
  const std::unique_ptr<z_stream, int (*)(z_stream*)> closer(&stream, &inflateEnd);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // zlib's own signature; it only reads
  stream.avail_in = static_cast<uInt>(bytes.size());
  char piece[kPiece];
  for (;;) {
    stream.next_out = reinterpret_cast<Bytef*>(piece);
    stream.avail_out = kPiece;
    const int code = inflate(&stream, Z_NO_FLUSH);
    if (!out.take(piece, kPiece - stream.avail_out)) {
      too_much = true;
      return nullptr;
    }
    if (code == Z_STREAM_END) {
      if (stream.avail_in == 0) return nullptr;
      const std::string_view rest(reinterpret_cast<const char*>(stream.next_in), stream.avail_in);
      if (!rest.starts_with(kGzip)) return kTrailing;
      inflateReset(&stream);  // another member
    } else if (code == Z_BUF_ERROR || (code == Z_OK && stream.avail_in == 0 && stream.avail_out != 0)) {
      return kEndsEarly;
    } else if (code != Z_OK) {
      return kDamaged;
    }
  }
}

const char* unpack_xz(std::string_view bytes, Unpacked& out, bool& too_much) {
  lzma_stream stream = LZMA_STREAM_INIT;
  if (lzma_stream_decoder(&stream, kXzMemory, LZMA_CONCATENATED) != LZMA_OK) return "no memory to unpack it";
  const std::unique_ptr<lzma_stream, void (*)(lzma_stream*)> closer(&stream, &lzma_end);
  stream.next_in = reinterpret_cast<const std::uint8_t*>(bytes.data());
  stream.avail_in = bytes.size();
  char piece[kPiece];
  for (;;) {
    stream.next_out = reinterpret_cast<std::uint8_t*>(piece);
    stream.avail_out = kPiece;
    const lzma_ret code = lzma_code(&stream, LZMA_FINISH);
    if (!out.take(piece, kPiece - stream.avail_out)) {
      too_much = true;
      return nullptr;
    }
    if (code == LZMA_STREAM_END) return nullptr;
    if (code == LZMA_BUF_ERROR) return kEndsEarly;
    if (code == LZMA_MEMLIMIT_ERROR) return "unpacking it takes more than 2^28 bytes of memory";
    if (code == LZMA_FORMAT_ERROR) return kTrailing;
    if (code != LZMA_OK) return kDamaged;
  }
}

/// Closes on every way out.
struct Descriptor {
  explicit Descriptor(int opened) : number(opened) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number >= 0) ::close(number);
  }
  const int number;
};

/// Seconds that a pipe may take until its first byte: one that nobody writes to would be waited for without end.
constexpr int kPatience = 10;

/// True as soon as there are bytes, or the end; false where a pipe has not begun in time. What has begun is waited for.
bool wait_for_bytes(int descriptor, bool begun) {
  pollfd one{descriptor, POLLIN, 0};
  int ready = 0;
  do ready = ::poll(&one, 1, begun ? -1 : 1000 * kPatience);
  while (ready < 0 && errno == EINTR);
  return ready != 0;
}

}  // namespace

Result<std::string> unpacked(std::string bytes, std::string_view name, std::size_t most) {
  const bool gzip = bytes.starts_with(kGzip), xz = bytes.starts_with(kXz);
  if (!gzip && !xz) return bytes;
  Unpacked out{{}, most};
  bool too_much = false;
  const char* reason = gzip ? unpack_gzip(bytes, out, too_much) : unpack_xz(bytes, out, too_much);
  if (too_much) return Error{std::string(name) + ": unpacks to more than the " + bytes_words(most) + " that are read"};
  if (reason != nullptr) return Error{std::string(name) + ": " + reason};
  return std::move(out.text);
}

Result<std::string> read_text_file(const std::filesystem::path& path, std::size_t most) {
  const std::string shown = path.string();
  const Descriptor file(::open(shown.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  struct stat facts {};
  if (file.number < 0 || ::fstat(file.number, &facts) != 0)
    return Error{shown + ": cannot be opened: " + std::strerror(errno)};
  if (S_ISDIR(facts.st_mode)) return Error{shown + ": is a directory"};
  if (S_ISBLK(facts.st_mode) || (S_ISCHR(facts.st_mode) && ::isatty(file.number) == 0))
    return Error{shown + ": is a device, and a file is wanted"};
  const auto length = static_cast<std::uintmax_t>(facts.st_size);
  if (S_ISREG(facts.st_mode) && length > most)
    return Error{shown + ": its " + bytes_words(length) + " are more than the " + std::to_string(most) +
                 " that are read"};
  std::string bytes;
  bool begun = S_ISREG(facts.st_mode);
  // What has no length (a pipe, a terminal) is read up to the bound and one byte.
  while (bytes.size() <= most) {
    if (!wait_for_bytes(file.number, begun))
      return Error{shown + ": is a pipe into which nothing was written for " + std::to_string(kPatience) + " s"};
    const std::size_t before = bytes.size();
    // One byte more than a file has, so that it is read at once; it may grow meanwhile, and a pipe has no length.
    const std::size_t piece = before <= length ? length + 1 - before : kPiece;
    bytes.resize(before + std::min({piece, kPiece, most + 1 - before}));
    const ssize_t got = ::read(file.number, bytes.data() + before, bytes.size() - before);
    bytes.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got < 0) return Error{shown + ": cannot be read: " + std::strerror(errno)};
    if (got == 0) return unpacked(std::move(bytes), shown, most);
    begun = true;
  }
  return Error{shown + ": more than the " + bytes_words(most) + " that are read"};
}

}  // namespace assay
