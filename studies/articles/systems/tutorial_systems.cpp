#include "studies/articles/systems/system.h"

namespace assay {
namespace {

constexpr std::array kTutorialSystems = {
    DescribedSystem{.name = "Minkowski difference by all pairs",
                    .place = "Gilbert - Johnson - Keerthi Algorithm",
                    .sentence = "All differences of vertices, then their hull and the origin.",
                    .ours = {"gjk/minkowski_brute", "gjk/minkowski_merge_2d"}},
    DescribedSystem{.name = "planar GJK, yes or no",
                    .place = "The code, testCollision and buildAndTestSimplex",
                    .sentence = "A walk over segments and triangles of the difference towards the origin.",
                    .printed = {"published/gjk_tutorial_2d"},
                    .ours = {"gjk/certified_boolean", "gjk/boolean"}},
    DescribedSystem{.name = "support mapping by a scan",
                    .place = "Gilbert - Johnson - Keerthi Algorithm",
                    .sentence = "The vertex of the greatest product with a direction, of all vertices.",
                    .printed = {"published/gjk_tutorial_2d"},
                    .ours = {"gjk/signed_volumes"},
                    .shares_engine = true},
    DescribedSystem{.name = "support mapping by hill climbing",
                    .place = "Gilbert - Johnson - Keerthi Algorithm",
                    .sentence = "From neighbour to neighbour along the boundary while the product grows.",
                    .ours = {"gjk/hill_climbing"},
                    .note = "named in a comment of the code; claim climbing_on_level_ground"},
    DescribedSystem{.name = "distance by GJK",
                    .place = "Introduction",
                    .sentence = "The least norm in the difference.",
                    .ours = {"gjk/certified", "gjk/signed_volumes"}},
    DescribedSystem{.name = "GJK in space",
                    .place = "The code",
                    .sentence = "The same walk with tetrahedra.",
                    .ours = {"gjk/boolean", "gjk/certified_boolean"}},
};

}  // namespace

std::span<const DescribedSystem> tutorial_systems() { return kTutorialSystems; }

}  // namespace assay
