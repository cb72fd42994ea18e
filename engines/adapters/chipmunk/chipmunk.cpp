// Chipmunk2D's cpShapesCollide on polygons, asked as its own space asks it.
#include "engines/adapters/chipmunk/translation.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace {

struct Collide {
  static constexpr std::string_view kName = "chipmunk/collide";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (const char* why = collision_adapter::why_not_planar(pair)) return Declined{why};
    const auto a = collision_adapter::corners_of(pair.a), b = collision_adapter::corners_of(pair.b);
    if (a.size() < 3 || b.size() < 3) return Declined{"a flat body"};
    const chipmunk::Polygon on_a(a), on_b(b);
    return chipmunk::answer_of(chipmunk::contacts_of(on_a.shape(), on_b.shape()));
  }
};

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(plugin::engine<GjkFamily, Collide>(
    {.version = "7.0.3",
     .sentence = "cpShapesCollide of two polygons whose bounding boxes meet, radii 0",
     // Its polygons collide where the distance found, less the radii, is at most 0 (cpCollision.c).
     .promises = {.touching = Touching::kHit},
     .note = "No accuracy is stated. Touching is a hit: a distance of 0 is one. At most 30 iterations to the nearest "
             "points and 30 to the depth, then the answer so far. Planar bodies with interior, as the polygon of their "
             "extreme points in order, found exactly; all else is declined, NaN and infinity too."}))
