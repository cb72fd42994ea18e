// GEOS's queries of pairs as engines.
#pragma once
#include "engines/adapters/geos/collision.h"

namespace assay::geos {

/// The two bodies of a pair; asked only where GEOS made both.
struct Bodies {
  Geometry a, b;
  explicit Bodies(const ConvexPair& pair) : a(geometry_of(pair.a)), b(geometry_of(pair.b)) {}
  bool made() const { return a != nullptr && b != nullptr; }
};

template <class Asks>
GjkAnswer ask(const ConvexPair& pair, Asks asks) {
  if (const char* why = collision_adapter::why_not_planar(pair)) return Declined{why};
  const Bodies bodies(pair);
  if (!bodies.made()) return GaveUp{GaveUp::Why::kStalled};
  return asks(bodies.a.get(), bodies.b.get());
}

struct Intersects {
  static constexpr std::string_view kName = "geos/intersects";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    return ask(pair, [](const auto* a, const auto* b) { return answer_of(GEOSIntersects_r(context(), a, b)); });
  }
};

struct PreparedIntersects {
  static constexpr std::string_view kName = "geos/prepared_intersects";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    return ask(pair, [](const auto* a, const auto* b) -> GjkAnswer {
      const auto destroy = [](const GEOSPreparedGeometry* one) { GEOSPreparedGeom_destroy_r(context(), one); };
      const std::unique_ptr<const GEOSPreparedGeometry, decltype(destroy)> prepared(GEOSPrepare_r(context(), a));
      if (prepared == nullptr) return GaveUp{GaveUp::Why::kStalled};
      return answer_of(GEOSPreparedIntersects_r(context(), prepared.get(), b));
    });
  }
};

struct Distance {
  static constexpr std::string_view kName = "geos/distance";
  static GjkAnswer solve(const ConvexPair& pair, const Watch&) {
    return ask(pair, [](const auto* a, const auto* b) -> GjkAnswer {
      double distance = 0;
      if (GEOSDistance_r(context(), a, b, &distance) == 0) return GaveUp{GaveUp::Why::kStalled};
      return answer_of(distance, Sequence(GEOSNearestPoints_r(context(), a, b)).get());
    });
  }
};

}  // namespace assay::geos
