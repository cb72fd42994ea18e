// Whoever answers so on every case must be convicted on every case, always of the same.
#include <iterator>

#include "engines/adapters/bad/outside_engines.h"

namespace {

using namespace assay::bad;

const assay_engine kEngines[] = {
    hull3<How::kNoEnd>("outside/hull3_no_end"),
    hull3<How::kShort>("outside/hull3_short"),
    hull3<How::kUnordered>("outside/hull3_unordered"),
    hull3<How::kFaces>("outside/hull3_faces"),
    hull3<How::kFlat>("outside/hull3_flat"),
    hull3<How::kHuge>("outside/hull3_huge"),
    hull3<How::kKind>("outside/hull3_kind"),
    hull2<How::kShort>("outside/hull2_short"),
    hull2<How::kFlat>("outside/hull2_flat"),
    hull2<How::kHuge>("outside/hull2_huge"),
    hull2<How::kKind>("outside/hull2_kind"),
    gjk<How::kShort>("outside/gjk_short"),
    gjk<How::kPairs>("outside/gjk_pairs"),
    gjk<How::kHuge>("outside/gjk_huge"),
    gjk<How::kKind>("outside/gjk_kind"),
    lp<How::kShort>("outside/lp_short"),
    lp<How::kLine>("outside/lp_line"),
    lp<How::kUpper>("outside/lp_upper"),
    lp<How::kHuge>("outside/lp_huge"),
    lp<How::kKind>("outside/lp_kind"),
    shapes<How::kHuge>("outside/shapes_huge"),
    shapes<How::kKind>("outside/shapes_kind"),
    cast<How::kKind>("outside/cast_kind"),
};

const assay_plugin kPlugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, static_cast<std::uint32_t>(std::size(kEngines)),
                              kEngines};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  return host_abi_version == ASSAY_ABI_VERSION ? &kPlugin : nullptr;
}
