// A pair as libccd has it, and what libccd returns as an answer.
#pragma once
#include <ccd/ccd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "algorithms/model/watch.h"
#include "engines/adapters/collision_adapter_kit.h"

namespace assay::libccd_adapter {

static_assert(sizeof(ccd_real_t) == sizeof(double), "this adapter states the semantics of a double-precision libccd");

/// One support query of libccd looks at a vertex of a and a vertex of b; that pair is what the watch is shown.
struct Look {
  const Watch* watch = nullptr;
  std::array<std::uint32_t, 2> pair{};
};

struct Body {
  const Points* points = nullptr;
  double half_height = 0;  ///< of the prism over a planar body
  Look* look = nullptr;
  bool second = false;
};

/// A farthest vertex, the first of several.
inline void support(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* farthest) {
  const Body& body = *static_cast<const Body*>(object);
  const Points& points = *body.points;
  std::uint32_t best = 0;
  double best_value = 0;
  for (std::uint32_t i = 0; i < points.size(); ++i) {
    const auto p = points[i];
    double value = direction->v[0] * p[0] + direction->v[1] * p[1];
    if (points.dimension == 3) value += direction->v[2] * p[2];
    if (i == 0 || value > best_value) best = i, best_value = value;
  }
  const auto p = points[best];
  const double z = points.dimension == 3 ? p[2] : std::copysign(body.half_height, direction->v[2]);
  ccdVec3Set(farthest, p[0], p[1], z);
  if (body.look == nullptr) return;
  body.look->pair[body.second] = best;
  // libccd asks the first body, then the second, once an iteration, and has no way to be stopped: the answer is
  // ignored.
  if (body.second && body.look->watch != nullptr) (*body.look->watch)(body.look->pair);
}

/// The mean of the vertices, each divided first so that large coordinates do not overflow.
inline void center(const void* object, ccd_vec3_t* mean) {
  const Points& points = *static_cast<const Body*>(object)->points;
  ccdVec3Set(mean, 0, 0, 0);
  for (std::uint32_t i = 0; i < points.size(); ++i)
    for (std::uint32_t k = 0; k < points.dimension; ++k) mean->v[k] += points[i][k] / points.size();
}

/// Half the largest extent or more, and at most all of it.
inline double some_extent(const Points& points) {
  double extent = 0;
  for (std::uint32_t k = 0; k < points.dimension; ++k)
    for (std::uint32_t i = 0; i < points.size(); ++i)
      extent = std::max(extent, std::abs(points[i][k] - points.coordinates[k]));
  return extent;
}

/// Both bodies and the settings of a query about them; keeps pointers into the pair.
///
/// libccd knows solids. Planar bodies are asked as prisms over one height, which have a common point exactly when the
/// bodies have: flat in space GJK loses one overlap in eight of small integer vertices.
struct Query {
  Look look;
  Body a, b;
  ccd_t settings;
  const char* declined = nullptr;  ///< why the pair is not asked

  Query(const ConvexPair& pair, const Watch& watch) : look{&watch, {}} {
    const std::uint32_t dimension = pair.a.dimension;
    if (dimension != pair.b.dimension || (dimension != 2 && dimension != 3) || pair.a.empty() || pair.b.empty())
      declined = "not a pair of the plane or of space";
    else if (!collision_adapter::is_finite(pair))
      declined = "coordinates that are no numbers";
    a = {&pair.a, 0, &look, false}, b = {&pair.b, 0, &look, true};
    if (declined == nullptr && dimension == 2) {
      // The depth in the plane is at most half of both extents together, so that of the prisms along their axis, twice
      // the half height, is more.
      double half_height = 2 * std::max(some_extent(pair.a), some_extent(pair.b));
      if (!(half_height > 0)) half_height = 1;
      if (!std::isfinite(half_height)) declined = "a height of the prisms that is no number";
      a.half_height = b.half_height = half_height;
    }
    CCD_INIT(&settings);
    settings.support1 = settings.support2 = &support;
    settings.center1 = settings.center2 = &center;
  }
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
};

/// ccdGJKIntersect and ccdMPRIntersect return 1 for bodies that intersect and 0 for others.
inline GjkAnswer answer_of(int returned) {
  if (returned != 0 && returned != 1) return GaveUp{GaveUp::Why::kUncertain, 0};
  return BareVerdict{returned == 1};
}

/// What a penetration query returns and writes. It writes nothing where the bodies do not meet, and ccdGJKPenetration
/// not either where its EPA ends without a nearest feature: no depth is negative.
struct Penetration {
  int returned = 0;
  ccd_real_t depth = kUnwritten;
  ccd_vec3_t direction{}, position{};
  static constexpr ccd_real_t kUnwritten = -1;
};

/// libccd: 0 says that the bodies intersect, and that moving the second body by `depth` along `direction` leaves a
/// touching contact; -1 that they do not meet, -2 that there is no memory. A depth and a direction are passed on as
/// they are. A touch that libccd gives the direction 0, since any would do, has none here either.
inline GjkAnswer answer_of(const Penetration& penetration, std::uint32_t dimension) {
  if (penetration.returned == -1) return BareVerdict{false};
  if (penetration.returned != 0) return GaveUp{GaveUp::Why::kUncertain, 0};
  if (penetration.depth == Penetration::kUnwritten) return BareVerdict{true};
  Penetrating deep{penetration.depth, {}, 0, {}, {}};
  for (std::uint32_t k = 0; k < dimension; ++k) deep.normal[k] = penetration.direction.v[k];
  return deep;
}

}  // namespace assay::libccd_adapter
