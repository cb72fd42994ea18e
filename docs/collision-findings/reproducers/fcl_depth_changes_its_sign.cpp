// FCL 0.7.0: the penetration depth of one contact is positive by one solver and negative by the other.
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/collision.h>

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
  double depth[2] = {0, 0};
  for (const auto solver : {fcl::GST_LIBCCD, fcl::GST_INDEP}) {
    fcl::CollisionRequest<double> request(1, true);
    request.gjk_solver_type = solver;
    fcl::CollisionResult<double> result;
    fcl::collide(&a, &b, request, result);
    if (result.isCollision()) depth[solver == fcl::GST_INDEP] = result.getContact(0).penetration_depth;
  }
  std::printf("fcl::collide: depth %.6f by GST_LIBCCD, %.6f by GST_INDEP; the depth is 0.577350\n", depth[0], depth[1]);
  return depth[0] > 0 && depth[1] < 0 ? 0 : 1;  // 0: the wrong answer is there
}
