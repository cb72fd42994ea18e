#include "fuzz/files/packers.h"

#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

#include <functional>
#include <stdexcept>

namespace assay::fuzz_files {

std::string gzip(std::string text) {
  z_stream stream{};
  if (deflateInit2(&stream, 1, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("zlib");
  std::string packed(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(text.data());
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string xz(std::string text) {
  std::string packed(lzma_stream_buffer_bound(text.size()), '\0');
  std::size_t length = 0;
  if (lzma_easy_buffer_encode(0, LZMA_CHECK_CRC32, nullptr, reinterpret_cast<const std::uint8_t*>(text.data()),
                              text.size(), reinterpret_cast<std::uint8_t*>(packed.data()), &length,
                              packed.size()) != LZMA_OK)
    throw std::runtime_error("liblzma");
  packed.resize(length);
  return packed;
}

std::string zstd(const std::string& text) {
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  const std::size_t length = ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 1);
  if (ZSTD_isError(length) != 0) throw std::runtime_error("libzstd");
  packed.resize(length);
  return packed;
}

std::string damaged_now_and_then(std::string packed) {
  const std::size_t place = std::hash<std::string>{}(packed);
  if (place % 2 == 0 && !packed.empty()) packed[place / 2 % packed.size()] ^= static_cast<char>(1 << place / 2 % 8);
  return packed;
}

}  // namespace assay::fuzz_files
