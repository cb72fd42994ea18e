// ODE's dCollide on a pair of dConvex geoms (Debian's build sends it to libccd's MPR) and on a pair of boxes.
#include <limits>

#include "engines/adapters/documented.h"
#include "engines/adapters/ode/translation.h"
#include "engines/plugin_kit.h"

namespace assay {
namespace {

using namespace ode_adapter;

GjkAnswer collide(const Geom& a, const Geom& b) {
  if (a.id() == nullptr || b.id() == nullptr) return GaveUp{GaveUp::Why::kUncertain, 0};
  std::array<dContactGeom, 16> contacts{};
  const int returned = dCollide(a.id(), b.id(), int(contacts.size()), contacts.data(), sizeof(dContactGeom));
  return answer_of(returned, contacts);
}

struct ConvexGeoms {
  static constexpr std::string_view kName = "ode/convex";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (!collision_adapter::in_space(pair)) return Declined{"not a pair in space"};
    std::optional<Mesh> a = mesh_of(pair.a), b = mesh_of(pair.b);
    if (!a || !b) return Declined{"not two solids that can be placed exactly"};
    if (!start()) return GaveUp{GaveUp::Why::kUncertain, 0};
    return collide(geom_of(*a), geom_of(*b));
  }
};

struct BoxGeoms {
  static constexpr std::string_view kName = "ode/box";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    if (!collision_adapter::in_space(pair)) return Declined{"not a pair in space"};
    const std::optional<Box> a = box_of(pair.a), b = box_of(pair.b);
    if (!a || !b) return Declined{"not two boxes"};
    if (!start()) return GaveUp{GaveUp::Why::kUncertain, 0};
    return collide(geom_of(*a), geom_of(*b));
  }
};

/// MPR's depth is that along the portal that the ray between the centres leaves by; nobody says that it is the least.
constexpr double kNothing = std::numeric_limits<double>::infinity();

/// A length: "Boundary tolerance for MPR algorithm" (ccd.h).
constexpr double kBoundary = documented(
    1e-6, "https://bitbucket.org/odedevs/ode/src/0.16.2/ode/src/collision_libccd.cpp", "ccd.mpr_tolerance = 1E-6;");

}  // namespace
}  // namespace assay

using namespace assay;

ASSAY_PLUGIN(
    plugin::engine<GjkFamily, ConvexGeoms>(
        {.version = ASSAY_ODE_FILE,
         .sentence = "dCollide on two dConvex geoms, which Debian's build sends to libccd's MPR",
         .promises = {.depth_gap = kNothing,
                      .normal_gap = kNothing,
                      .distance_gap_absolute = kBoundary,
                      .range = {.verdict_gap_absolute = kBoundary}},
         .note =
             "What touching means is nowhere said. libccd's MPR with tolerance 1e-6, absolute, and at most 500 "
             "iterations, after which the depth found so far is the answer, and which need not be the least one. A "
             "geom needs its own origin inside, so bodies are placed at the mean of their corners; flat and planar "
             "bodies are declined, those whose vertices are no doubles relative to that, and those with a face whose "
             "plane rounding leaves without a direction."}),
    plugin::engine<GjkFamily, BoxGeoms>(
        {.version = ASSAY_ODE_FILE,
         .sentence = "dCollide on two boxes (dBoxBox)",
         .promises = {.depth_gap = kNothing, .normal_gap = kNothing},
         .note =
             "What touching means is nowhere said: no axis separates a touch, but it may get no contact point. Face "
             "axes are preferred to edge axes by a factor of 1.05, so a depth may be so much too large, and nothing is "
             "promised of depths and normals. "
             "Axis-aligned boxes of eight corners whose centre and sides are doubles; all else is declined."}))
