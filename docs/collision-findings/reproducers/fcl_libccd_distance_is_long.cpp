// FCL 0.7.0: fcl::distance with GST_LIBCCD says 2.236; the tetrahedra are 1.952834 apart.
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/distance.h>

#include <cmath>
#include <cstdio>
#include <memory>
#include <vector>

/// A tetrahedron; its faces are listed counter-clockwise as seen from outside.
static fcl::CollisionObject<double> tetrahedron(const std::vector<fcl::Vector3<double>>& v) {
  const bool turned = (v[1] - v[0]).cross(v[2] - v[0]).dot(v[3] - v[0]) > 0;
  const auto faces =
      std::make_shared<std::vector<int>>(turned ? std::vector<int>{3, 2, 1, 0, 3, 1, 3, 0, 3, 2, 3, 1, 3, 0, 3, 2}
                                                : std::vector<int>{3, 0, 1, 2, 3, 0, 3, 1, 3, 1, 3, 2, 3, 2, 3, 0});
  const auto vertices = std::make_shared<std::vector<fcl::Vector3<double>>>(v);
  return {std::make_shared<fcl::Convex<double>>(vertices, 4, faces, true), fcl::Transform3<double>::Identity()};
}

int main() {
  const auto a = tetrahedron({{-1, 2, 0}, {0, 3, 1}, {-3, -2, 0}, {-1, 1, 0}});
  const auto b = tetrahedron({{2, 0, 0}, {2, 3, 0}, {1, 0, 0}, {1, 0, 2}});
  fcl::DistanceRequest<double> request(true);
  request.gjk_solver_type = fcl::GST_LIBCCD;
  fcl::DistanceResult<double> result;
  fcl::distance(&a, &b, request, result);
  std::printf("fcl::distance: %.6f; the distance is 1.952834\n", result.min_distance);
  return result.min_distance > 1.952834 + 0.005 ? 0 : 1;  // 0: the wrong answer is there
}
