// Bullet's penetration depth in double precision, on shapes made ready beforehand.
#pragma once
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>

#include <deque>
#include <vector>

#include "algorithms/model/convex_pair.h"

namespace assay::bench {

class BulletPairs {
 public:
  explicit BulletPairs(const std::vector<ConvexPair>& pairs) {
    for (const ConvexPair& pair : pairs) {
      fill(shapes_.emplace_back(), pair.a);
      fill(shapes_.emplace_back(), pair.b);
    }
  }

  /// btGjkEpaSolver2::Penetration of pair i; 0 where it says that it failed.
  double depth(std::size_t i) const {
    static const btTransform in_place(btMatrix3x3(1, 0, 0, 0, 1, 0, 0, 0, 1), btVector3(0, 0, 0));
    btGjkEpaSolver2::sResults results;
    const bool found = btGjkEpaSolver2::Penetration(&shapes_[2 * i], in_place, &shapes_[2 * i + 1], in_place,
                                                    btVector3(1, 0, 0), results, false);
    return found ? -static_cast<double>(results.distance) : 0;
  }

 private:
  static void fill(btConvexHullShape& shape, const Points& body) {
    shape.setMargin(0);
    for (std::uint32_t i = 0; i < body.size(); ++i) shape.addPoint({body[i][0], body[i][1], body[i][2]}, false);
    shape.recalcLocalAabb();
  }

  std::deque<btConvexHullShape> shapes_;  // they are not to be moved
};

}  // namespace assay::bench
