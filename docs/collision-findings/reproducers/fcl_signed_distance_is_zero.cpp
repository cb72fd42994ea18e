// FCL 0.7.0: two tetrahedra 0.577 deep; fcl::distance with enable_signed_distance says 0.
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
  const auto a = tetrahedron({{-1, -1, 0}, {0, 1, 0}, {1, 1, 0}, {0, 0, 1}});
  const auto b = tetrahedron({{0, 0, 0}, {1, 1, 0}, {0, 0, 1}, {0, 1, 0}});
  fcl::DistanceRequest<double> request(true, true);
  fcl::DistanceResult<double> result;
  fcl::distance(&a, &b, request, result);
  std::printf("fcl::distance, signed: %.6f; the signed distance is -0.577350\n", result.min_distance);
  return std::abs(result.min_distance) < 0.01 ? 0 : 1;  // 0: the wrong answer is there
}
