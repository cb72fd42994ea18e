// Whoever answers so on every case must be convicted on every case, always of the same.
#include <iterator>

#include "engines/adapters/bad/outside_engines.h"

namespace {

using namespace assay::bad;

const assay_engine kEngines[] = {
    outside(&solve_hull3<How::kNoEnd>, "outside/hull3_no_end"),
    outside(&solve_hull3<How::kShort>, "outside/hull3_short"),
    outside(&solve_hull3<How::kUnordered>, "outside/hull3_unordered"),
    outside(&solve_hull3<How::kFaces>, "outside/hull3_faces"),
    outside(&solve_hull3<How::kFlat>, "outside/hull3_flat"),
    outside(&solve_hull3<How::kHuge>, "outside/hull3_huge"),
    outside(&solve_hull3<How::kKind>, "outside/hull3_kind"),
    outside(&solve_hull2<How::kShort>, "outside/hull2_short"),
    outside(&solve_hull2<How::kFlat>, "outside/hull2_flat"),
    outside(&solve_hull2<How::kHuge>, "outside/hull2_huge"),
    outside(&solve_hull2<How::kKind>, "outside/hull2_kind"),
    outside(&solve_gjk<How::kShort>, "outside/gjk_short"),
    outside(&solve_gjk<How::kPairs>, "outside/gjk_pairs"),
    outside(&solve_gjk<How::kHuge>, "outside/gjk_huge"),
    outside(&solve_gjk<How::kKind>, "outside/gjk_kind"),
    outside(&solve_lp<How::kShort>, "outside/lp_short"),
    outside(&solve_lp<How::kLine>, "outside/lp_line"),
    outside(&solve_lp<How::kUpper>, "outside/lp_upper"),
    outside(&solve_lp<How::kHuge>, "outside/lp_huge"),
    outside(&solve_lp<How::kKind>, "outside/lp_kind"),
    outside(&solve_shapes<How::kHuge>, "outside/shapes_huge"),
    outside(&solve_shapes<How::kKind>, "outside/shapes_kind"),
    outside(&solve_cast<How::kKind>, "outside/cast_kind"),
};

const assay_plugin kPlugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, static_cast<std::uint32_t>(std::size(kEngines)),
                              kEngines};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  return host_abi_version == ASSAY_ABI_VERSION ? &kPlugin : nullptr;
}
