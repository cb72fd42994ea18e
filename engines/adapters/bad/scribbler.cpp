// What becomes of these depends on what they hit: nobody may be hurt by it but their own record.
#include <iterator>

#include "engines/adapters/bad/outside_engines.h"

namespace {

using namespace assay::bad;

const assay_engine kEngines[] = {
    outside(&solve_hull3<How::kScribble>, "outside/hull3_scribble"),
    outside(&solve_hull3<How::kHaunt>, "outside/hull3_haunt"),
    outside(&solve_hull2<How::kScribble>, "outside/hull2_scribble"),
    outside(&solve_gjk<How::kScribble>, "outside/gjk_scribble"),
    outside(&solve_gjk<How::kHaunt>, "outside/gjk_haunt"),
    outside(&solve_lp<How::kScribble>, "outside/lp_scribble"),
    outside(&solve_shapes<How::kScribble>, "outside/shapes_scribble"),
    outside(&solve_cast<How::kScribble>, "outside/cast_scribble"),
};

const assay_plugin kPlugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, static_cast<std::uint32_t>(std::size(kEngines)),
                              kEngines};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  return host_abi_version == ASSAY_ABI_VERSION ? &kPlugin : nullptr;
}
