// Box2D's b2Distance: planar GJK in single precision, on the vertices as they are, without the skin of its polygons.
#include <box2d/b2_distance.h>
#include <box2d/b2_settings.h>

#include "engines/adapters/collision_adapter_kit.h"
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

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(plugin::engine<GjkFamily, Distance>(
    {.version = "2.4.1",
     .sentence = "b2Distance on b2DistanceProxy, radii 0",
     // Box2D states no accuracy. Rounding of coordinates as large as L, some hundred times.
     .distance_gap = 1e-5,
     .note = "A distance of 0 counts as a hit. Its source says that a bare point, segment or triangle around the "
             "origin cannot be "
             "told from one very close to it: the search ends at distances below FLT_EPSILON, absolutely, with the "
             "distance it has. "
             "At most 20 iterations, after which the distance found so far is the answer. Planar bodies of at most 8 "
             "vertices "
             "(b2_maxPolygonVertices) with float coordinates; all else is declined."}))
