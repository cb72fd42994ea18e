#include "reports/store/disk/packed_file.h"

#include <zstd.h>

#include <memory>
#include <string>

#include "reports/store/untrusted/limits.h"

namespace assay::store_detail {
namespace {

struct Effort {
  int level, window_log;
};
// Where longer searching gains less than a tenth; the window reaches the same rows of many engines.
constexpr Effort kToKeep = {9, 23};
constexpr Effort kToReadOnce = {1, 20};
static_assert(kToKeep.window_log <= kMostWindowLog, "what is written must be readable");

class Packer {
 public:
  Packer(const PutPiece& put, Effort effort) : put_(put), context_(ZSTD_createCCtx(), ZSTD_freeCCtx) {
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_compressionLevel, effort.level);
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_windowLog, effort.window_log);
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_checksumFlag, 1);
    piece_.resize(ZSTD_CStreamOutSize());
  }

  Result<Written> pack(std::string_view text, ZSTD_EndDirective directive) {
    ZSTD_inBuffer in{text.data(), text.size(), 0};
    for (;;) {
      ZSTD_outBuffer out{piece_.data(), piece_.size(), 0};
      const std::size_t left = ZSTD_compressStream2(context_.get(), &out, &in, directive);
      if (ZSTD_isError(left)) return Error{std::string("cannot pack: ") + ZSTD_getErrorName(left)};
      if (out.pos > 0)
        if (auto written = put_({piece_.data(), out.pos}); !written) return written;
      if (directive == ZSTD_e_end ? left == 0 : in.pos == in.size) return Written{};
    }
  }

 private:
  const PutPiece& put_;
  std::unique_ptr<ZSTD_CCtx, std::size_t (*)(ZSTD_CCtx*)> context_;
  std::string piece_;
};

}  // namespace

Result<Written> write_packed(const std::filesystem::path& path, PackedFor what,
                             const std::function<Result<Written>(const PutPiece&)>& produce) {
  return write_pieces(path, [&](const PutPiece& put) -> Result<Written> {
    Packer packer(put, what == PackedFor::kKeeping ? kToKeep : kToReadOnce);
    const auto produced = produce([&](std::string_view piece) { return packer.pack(piece, ZSTD_e_continue); });
    return produced ? packer.pack({}, ZSTD_e_end) : produced;
  });
}

}  // namespace assay::store_detail
