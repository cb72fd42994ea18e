// Box2D's b2Distance, b2ShapeCast and b2TimeOfImpact: planar queries in single precision, on the vertices as they are, without
// the skin of its polygons.
#include <box2d/b2_distance.h>
#include <box2d/b2_settings.h>
#include <box2d/b2_time_of_impact.h>

#include <array>
#include <cmath>

#include "engines/adapters/cast_adapter_kit.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace {

std::vector<b2Vec2> vectors(const Points& body) {
  std::vector<b2Vec2> vertices;
  for (std::uint32_t i = 0; i < body.size(); ++i)
    vertices.emplace_back(static_cast<float>(body[i][0]), static_cast<float>(body[i][1]));
  return vertices;
}

bool is_polygon(const Points& body) {
  return body.dimension == 2 && !body.empty() && body.size() <= b2_maxPolygonVertices;
}

struct Distance {
  static constexpr std::string_view kName = "box2d/distance";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (!is_polygon(pair.a) || !is_polygon(pair.b) || !collision_adapter::is_single(pair))
      return Declined{"not polygons of at most eight float vertices"};
    const std::vector<b2Vec2> a = vectors(pair.a), b = vectors(pair.b);
    b2DistanceInput input;
    input.proxyA.Set(a.data(), static_cast<int32>(a.size()), 0);
    input.proxyB.Set(b.data(), static_cast<int32>(b.size()), 0);
    input.transformA.SetIdentity();
    input.transformB.SetIdentity();
    input.useRadii = false;
    b2SimplexCache cache;
    cache.count = 0;
    b2DistanceOutput output;
    b2Distance(&output, &cache, &input);
    if (output.distance == 0) return BareDistance{0};
    return MeasuredApart{double(output.distance),
                         {double(output.pointA.x), double(output.pointA.y), 0},
                         {double(output.pointB.x), double(output.pointB.y), 0}};
  }
};

bool is_planar_cast(const MovingPair& pair) {
  return is_polygon(pair.bodies.a) && is_polygon(pair.bodies.b) && collision_adapter::is_single(pair.bodies) &&
         collision_adapter::is_single(pair.of_a) && collision_adapter::is_single(pair.of_b);
}

b2Vec2 planar(const std::array<double, 3>& vector) {
  return {static_cast<float>(vector[0]), static_cast<float>(vector[1])};
}

/// Body b is cast along its displacement less that of a, by b2ShapeCast. A miss and a meeting at the start both come back as
/// false; b2TestOverlap at t = 0 tells them apart, as a program would ask.
struct ShapeCast {
  static constexpr std::string_view kName = "box2d/shape_cast";
  static CastAnswer solve(const MovingPair& pair, const Watch&) {
    if (!is_planar_cast(pair)) return Declined{"not polygons of at most eight float vertices"};
    if (pair.turns()) return Declined{"b2ShapeCast moves straight on"};
    const std::vector<b2Vec2> a = vectors(pair.bodies.a), b = vectors(pair.bodies.b);
    b2ShapeCastInput input;
    input.proxyA.Set(a.data(), static_cast<int32>(a.size()), 0);
    input.proxyB.Set(b.data(), static_cast<int32>(b.size()), 0);
    input.transformA.SetIdentity();
    input.transformB.SetIdentity();
    input.translationB = planar(pair.of_b.displacement) - planar(pair.of_a.displacement);
    b2DistanceInput start;
    start.proxyA = input.proxyA, start.proxyB = input.proxyB;
    start.transformA = input.transformA, start.transformB = input.transformB;
    start.useRadii = false;
    b2SimplexCache cache;
    cache.count = 0;
    b2DistanceOutput distance;
    b2Distance(&distance, &cache, &start);
    if (distance.distance < 10.0f * b2_epsilon) return InitiallyOverlapping{};
    b2ShapeCastOutput output;
    if (!b2ShapeCast(&output, &input)) return Missed{};
    return BareTime{double(output.lambda)};
  }
};

/// b2TimeOfImpact on sweeps about the centres of the motions.
struct TimeOfImpact {
  static constexpr std::string_view kName = "box2d/time_of_impact";
  static CastAnswer solve(const MovingPair& pair, const Watch&) {
    if (!is_planar_cast(pair)) return Declined{"not polygons of at most eight float vertices"};
    const std::vector<b2Vec2> a = vectors(pair.bodies.a), b = vectors(pair.bodies.b);
    b2TOIInput input;
    input.proxyA.Set(a.data(), static_cast<int32>(a.size()), 0);
    input.proxyB.Set(b.data(), static_cast<int32>(b.size()), 0);
    input.sweepA = sweep(pair.of_a);
    input.sweepB = sweep(pair.of_b);
    input.tMax = 1;
    b2TOIOutput output;
    b2TimeOfImpact(&output, &input);
    switch (output.state) {
      case b2TOIOutput::e_overlapped: return InitiallyOverlapping{};
      case b2TOIOutput::e_touching: return BareTime{double(output.t)};
      case b2TOIOutput::e_separated: return Missed{};
      default: return GaveUp{GaveUp::Why::kStepLimit, 0};
    }
  }

 private:
  /// Vertices are in world coordinates, so the centre of mass of the sweep is the centre of the motion, and the body's origin
  /// is the world's.
  static b2Sweep sweep(const Motion& motion) {
    b2Sweep sweep;
    sweep.localCenter = planar(motion.centre);
    sweep.c0 = sweep.localCenter;
    sweep.c = sweep.c0 + planar(motion.displacement);
    sweep.a0 = 0;
    sweep.a = static_cast<float>(motion.rotation[2]);
    sweep.alpha0 = 0;
    return sweep;
  }
};

}  // namespace
}  // namespace assay

using namespace assay;

/// Of the reach. The shape cast stops at a separation of b2_polygonRadius = 0.01 within a quarter of that, time of impact at
/// b2_linearSlop = 0.005 within a quarter of that, absolutely; the domains of single precision have a reach of 1 and more, and
/// rounding of coordinates as large comes on top.
constexpr double kCastGap = 0x1p-6;

ASSAY_PLUGIN(
    plugin::engine<GjkFamily, Distance>(
        {.version = "2.4.1",
         .sentence = "b2Distance on b2DistanceProxy, radii 0",
         // Box2D states no accuracy. Rounding of coordinates as large as L, some hundred times.
         .distance_gap = 1e-5,
         .note =
             "A distance of 0 counts as a hit. Its source says that a bare point, segment or triangle around the "
             "origin cannot be "
             "told from one very close to it: the search ends at distances below FLT_EPSILON, absolutely, with the "
             "distance it has. "
             "At most 20 iterations, after which the distance found so far is the answer. Planar bodies of at most 8 "
             "vertices "
             "(b2_maxPolygonVertices) with float coordinates; all else is declined."}),
    plugin::engine<CastFamily, ShapeCast>(
        {.version = "2.4.1",
         .sentence = "b2ShapeCast of b against a, radii 0, after b2Distance at the start",
         .note = "Stops at a separation of b2_polygonRadius, 0.01, within a quarter of it, absolutely; at most 20 "
                 "iterations. Planar bodies of at most 8 vertices with float numbers.",
         .cast_gap = kCastGap}),
    plugin::engine<CastFamily, TimeOfImpact>(
        {.version = "2.4.1",
         .sentence = "b2TimeOfImpact on sweeps, turns included",
         .note = "Advances to a separation of b2_linearSlop, 0.005, within a quarter of it, absolutely; at most 20 "
                 "iterations, after which its state is failed. An overlap at the start is told as such. Planar "
                 "bodies of at most 8 vertices with float numbers.",
         .cast_gap = kCastGap}))
