// A pair as Chipmunk has it, two polygons of a body at rest, and its contacts as answers.
#pragma once
#include <chipmunk/chipmunk.h>
#include <chipmunk/chipmunk_structs.h>

#include <algorithm>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "engines/adapters/collision_adapter_kit.h"

namespace assay::chipmunk {

static_assert(sizeof(cpFloat) == sizeof(double));

/// A polygon without rounded corners, of a body at the origin that does not turn.
class Polygon {
 public:
  explicit Polygon(const std::vector<Point2>& corners) {
    std::vector<cpVect> vertices;
    for (const Point2& p : corners) vertices.push_back(cpv(p.x, p.y));
    cpPolyShapeInitRaw(&polygon_, &body_, static_cast<int>(vertices.size()), vertices.data(), 0);
    cpShapeUpdate(&polygon_.shape, cpTransformIdentity);
  }
  ~Polygon() { cpShapeDestroy(&polygon_.shape); }
  Polygon(const Polygon&) = delete;
  Polygon& operator=(const Polygon&) = delete;

  const cpShape* shape() const { return &polygon_.shape; }
  /// As the collision is asked of it: transformed.
  std::vector<Point2> vertices() const {
    std::vector<Point2> all;
    for (int i = 0; i < polygon_.count; ++i) all.push_back({polygon_.planes[i].v0.x, polygon_.planes[i].v0.y});
    return all;
  }

 private:
  cpPolyShape polygon_{};
  cpBody body_{};
};

/// As cpSpaceShapeQuery asks: shapes whose bounding boxes are apart do not collide.
inline cpContactPointSet contacts_of(const cpShape* a, const cpShape* b) {
  return cpBBIntersects(cpShapeGetBB(a), cpShapeGetBB(b)) ? cpShapesCollide(a, b) : cpContactPointSet{};
}

/// No contact is a miss. The depth is that of the deepest contact: "Penetration distance of the two shapes.
/// Overlapping means it will be negative" (cpArbiter.h); the normal is from a to b.
inline GjkAnswer answer_of(const cpContactPointSet& contacts) {
  if (contacts.count == 0) return BareVerdict{false};
  double least = contacts.points[0].distance;
  for (int i = 1; i < contacts.count; ++i) least = std::min(least, contacts.points[i].distance);
  return Penetrating{-least, {contacts.normal.x, contacts.normal.y, 0}};
}

}  // namespace assay::chipmunk
