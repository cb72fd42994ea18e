// Box2D's b2Distance, b2ShapeCast and b2TimeOfImpact: planar queries in single precision, on the vertices as they are,
// without the skin of its polygons.
#include "engines/adapters/box2d/translation.h"
#include "engines/adapters/documented.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace {

using namespace box2d_adapter;

b2DistanceOutput distance_at_the_start(const Polygons& polygons) {
  const b2DistanceInput input = distance_input(polygons);
  b2SimplexCache cache;
  cache.count = 0;
  b2DistanceOutput output;
  b2Distance(&output, &cache, &input);
  return output;
}

struct Distance {
  static constexpr std::string_view kName = "box2d/distance";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (const char* why = why_declined(pair)) return Declined{why};
    return answer_of(distance_at_the_start(Polygons(pair)));
  }
};

/// b2TestOverlap at t = 0 tells meeting at the start from a miss, as a program would ask.
struct ShapeCast {
  static constexpr std::string_view kName = "box2d/shape_cast";
  static CastAnswer solve(const MovingPair& pair, const Watch&) {
    if (const char* why = why_declined(pair)) return Declined{why};
    if (pair.turns()) return Declined{"b2ShapeCast moves straight on"};
    const Polygons polygons(pair.bodies);
    const auto input = shape_cast_input(polygons, pair);
    if (!input) return Declined{"displacements whose difference single precision does not hold"};
    if (overlap(distance_at_the_start(polygons))) return InitiallyOverlapping{};
    b2ShapeCastOutput output;
    const bool hit = b2ShapeCast(&output, &*input);
    return answer_of(hit, output);
  }
};

/// b2TimeOfImpact on sweeps about the centres of the motions.
struct TimeOfImpact {
  static constexpr std::string_view kName = "box2d/time_of_impact";
  static CastAnswer solve(const MovingPair& pair, const Watch&) {
    if (const char* why = why_declined(pair)) return Declined{why};
    const Polygons polygons(pair.bodies);
    const auto input = impact_input(polygons, pair);
    if (!input) return Declined{"a centre that single precision does not hold at the end"};
    b2TOIOutput output;
    b2TimeOfImpact(&output, &*input);
    return answer_of(output, pair.turns());
  }
};

}  // namespace
}  // namespace assay

using namespace assay;

/// Lengths. Time of impact stops at a separation of the slop, "target + tolerance", where b2_time_of_impact.cpp of
/// v2.4.1 has tolerance = 0.25f * b2_linearSlop.
constexpr double kSlop =
    documented(0.005, "box2d/b2_common.h", "#define b2_linearSlop (0.005f * b2_lengthUnitsPerMeter)");
constexpr double kImpactGap = 1.25 * kSlop;
/// The shape cast at the radius of a polygon's skin, "sigma", which b2_distance.cpp of v2.4.1 takes for no less than
/// b2_polygonRadius, with tolerance = 0.5f * b2_linearSlop.
constexpr double kRadius =
    2 * documented(0.005, "box2d/b2_common.h", "#define b2_polygonRadius (2.0f * b2_linearSlop)");
constexpr double kShapeCastGap = kRadius + 0.5 * kSlop;
/// b2TestOverlap, which takes distances below it for overlap.
constexpr double kOverlap =
    10 * documented(0x1p-23, "https://github.com/erincatto/box2d/blob/v2.4.1/src/collision/b2_collision.cpp",
                    "return output.distance < 10.0f * b2_epsilon;");

ASSAY_PLUGIN(
    plugin::engine<GjkFamily, Distance>(
        {.version = "2.4.1",
         .sentence = "b2Distance on b2DistanceProxy, radii 0",
         .promises = {.distance_gap_absolute = kOverlap, .range = {.verdict_gap_absolute = kOverlap}},
         .note =
             "A distance of 0 counts as a hit; below ten FLT_EPSILON, an overlap to b2TestOverlap, it is giving up. "
             "Its source says that a "
             "bare point, segment or triangle around the "
             "origin cannot be "
             "told from one very close to it: the search ends at distances below FLT_EPSILON, absolutely, with the "
             "distance it has. "
             "At most 20 iterations, after which the distance found so far is the answer. Planar bodies of at most 8 "
             "vertices "
             "(b2_maxPolygonVertices) with float coordinates; all else is declined.",
         .precision_bits = 24}),
    plugin::engine<CastFamily, ShapeCast>(
        {.version = "2.4.1",
         .sentence = "b2ShapeCast of b against a, radii 0, after b2Distance at the start",
         .promises = {.gap_absolute = kShapeCastGap},
         .note =
             "Stops at a separation of b2_polygonRadius, 0.01, within a quarter of it, absolutely; at most 20 "
             "iterations. Bodies as near as that at the start are an initial overlap to it. Planar bodies of at most 8 "
             "vertices with float numbers, the difference of the displacements too.",
         .precision_bits = 24}),
    plugin::engine<CastFamily, TimeOfImpact>(
        {.version = "2.4.1",
         .sentence = "b2TimeOfImpact on sweeps, turns included",
         .promises = {.gap_absolute = kImpactGap},
         .note =
             "Advances to a separation of b2_linearSlop, 0.005, within a quarter of it, absolutely; at most 20 "
             "iterations, after which its state is failed. An overlap at the start is told as such. Its header says "
             "that it \"may miss some intermediate, non-tunneling collisions\": of bodies that turn, its state "
             "separated is giving up. Planar bodies of at most 8 vertices with float numbers, the centre of a turn at "
             "its end too.",
         .precision_bits = 24}))
