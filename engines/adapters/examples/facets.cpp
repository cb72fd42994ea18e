// Tells solids apart where all corners of one lie beyond a facet of the other, and gives up where no facet parts them.
#include <algorithm>
#include <cmath>

#include "engines/adapters/collision_adapter_kit.h"
#include "engines/plugin_kit.h"

namespace {

using namespace assay;
using collision_adapter::Solid;

/// The least coordinate along an axis.
double least(const Solid& solid, const std::array<double, 3>& axis, double sign) {
  double least = HUGE_VAL;
  for (const Point3& c : solid.corner) least = std::min(least, sign * (axis[0] * c.x + axis[1] * c.y + axis[2] * c.z));
  return least;
}

struct Facets {
  static constexpr std::string_view kName = "example/facets";

  static GjkAnswer solve(const ConvexPair& pair, Watch) {
    if (!collision_adapter::in_space(pair)) return Declined{"not two bodies in space"};
    const auto a = collision_adapter::solid_of(pair.a), b = collision_adapter::solid_of(pair.b);
    if (!a || !b) return Declined{"a flat body, or a number that is not finite"};
    for (const Solid* solid : {&*a, &*b})
      for (const auto& [i, j, k] : solid->triangle) {
        const Point3 &p = solid->corner[i], &q = solid->corner[j], &r = solid->corner[k];
        const std::array<double, 3> outward = {(q.y - p.y) * (r.z - p.z) - (q.z - p.z) * (r.y - p.y),
                                               (q.z - p.z) * (r.x - p.x) - (q.x - p.x) * (r.z - p.z),
                                               (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)};
        for (const double sign : {-1.0, 1.0})
          if (least(*a, outward, sign) > -least(*b, outward, -sign))
            return SeparatedAlong{{sign * outward[0], sign * outward[1], sign * outward[2]}};
      }
    return GaveUp{GaveUp::Why::kUncertain};
  }
};

}  // namespace

ASSAY_PLUGIN(plugin::engine<GjkFamily, Facets>(
    {.version = "1.0", .sentence = "facets of closed meshes", .note = "no tolerance; never says that bodies meet"}))
