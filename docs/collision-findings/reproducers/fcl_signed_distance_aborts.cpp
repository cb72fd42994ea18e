// FCL 0.7.0: fcl::distance with enable_signed_distance by GST_INDEP aborts on every pair that overlaps: it looks for
// the deepest contact among depths that this solver gives a negative sign.
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/distance.h>
#include <sys/wait.h>
#include <unistd.h>

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
  request.gjk_solver_type = fcl::GST_INDEP;
  const pid_t child = fork();
  if (child == 0) {
    fcl::DistanceResult<double> result;
    fcl::distance(&a, &b, request, result);
    std::printf("fcl::distance, signed, GST_INDEP: %.6f; the signed distance is -0.577350\n", result.min_distance);
    return 0;
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status)) std::printf("fcl::distance, signed, GST_INDEP: signal %d\n", WTERMSIG(status));
  return WIFSIGNALED(status) ? 0 : 1;  // 0: the wrong answer is there
}
