// FCL 0.7.0: fcl::continuousCollide by conservative advancement with GST_INDEP says that a tetrahedron misses another,
// whose face it reaches at a third of its way.
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/continuous_collision.h>

#include <cstdio>
#include <memory>
#include <vector>

/// A tetrahedron; its faces are listed counter-clockwise as seen from outside.
static std::shared_ptr<fcl::Convex<double>> tetrahedron(const std::vector<fcl::Vector3<double>>& v) {
  const bool turned = (v[1] - v[0]).cross(v[2] - v[0]).dot(v[3] - v[0]) > 0;
  const auto faces =
      std::make_shared<std::vector<int>>(turned ? std::vector<int>{3, 2, 1, 0, 3, 1, 3, 0, 3, 2, 3, 1, 3, 0, 3, 2}
                                                : std::vector<int>{3, 0, 1, 2, 3, 0, 3, 1, 3, 1, 3, 2, 3, 2, 3, 0});
  return std::make_shared<fcl::Convex<double>>(std::make_shared<std::vector<fcl::Vector3<double>>>(v), 4, faces, true);
}

int main() {
  const auto a = tetrahedron({{0, 0, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 0}});
  const auto b = tetrahedron({{0, -1, 0}, {0, 0, -1}, {0, 0, -2}, {-1, 0, 0}});
  const fcl::Transform3<double> in_place = fcl::Transform3<double>::Identity();
  fcl::Transform3<double> to = in_place;
  to.translation() = fcl::Vector3<double>(-1, -1, -1);
  fcl::ContinuousCollisionRequest<double> request;
  request.ccd_solver_type = fcl::CCDC_CONSERVATIVE_ADVANCEMENT;
  request.gjk_solver_type = fcl::GST_INDEP;
  fcl::ContinuousCollisionResult<double> result;
  fcl::continuousCollide(a.get(), in_place, to, b.get(), in_place, in_place, request, result);
  std::printf("fcl::continuousCollide: %s; they meet at t = 1/3, where (0, 0, 0) reaches the plane x + y + z = -1\n",
              result.is_collide ? "contact" : "no contact");
  return result.is_collide ? 1 : 0;  // 0: the wrong answer is there
}
