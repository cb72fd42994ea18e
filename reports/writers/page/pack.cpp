#include "reports/writers/page/pack.h"

#include <zlib.h>

#include <array>
#include <cstdint>

namespace assay {
namespace {

constexpr int kGzip = 16;  // beside the window's size: this container and no other

Result<std::string> gzip(std::string_view text) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip + MAX_WBITS, 9, Z_DEFAULT_STRATEGY) != Z_OK)
    return Error{"cannot pack a part of the page: out of memory"};
  std::string packed;
  std::array<char, 1 << 16> piece;
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));  // zlib only reads there
  stream.avail_in = static_cast<uInt>(text.size());
  int state = Z_OK;
  while (state == Z_OK) {
    stream.next_out = reinterpret_cast<Bytef*>(piece.data());
    stream.avail_out = piece.size();
    state = deflate(&stream, Z_FINISH);
    packed.append(piece.data(), piece.size() - stream.avail_out);
  }
  deflateEnd(&stream);
  if (state != Z_STREAM_END) return Error{"cannot pack a part of the page: zlib ended with " + std::to_string(state)};
  return packed;
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t three = 0;
    for (std::size_t i = 0; i < 3; ++i)
      three = three << 8 | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0u);
    for (std::size_t i = 0; i < 4; ++i) text += at + i < bytes.size() + 1 ? kDigits[three >> (18 - 6 * i) & 63] : '=';
  }
  return text;
}

}  // namespace

Result<std::string> packed_element(std::string_view name, std::string_view text) {
  const Result<std::string> packed = gzip(text);
  if (!packed) return packed;
  return "<script type=\"application/gzip\" data-pack=\"" + std::string(name) + "\">" + base64(*packed) + "</script>\n";
}

}  // namespace assay
