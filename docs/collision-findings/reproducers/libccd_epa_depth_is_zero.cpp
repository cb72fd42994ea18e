// libccd 2.1: two tetrahedra 0.18 deep; ccdGJKPenetration says that they meet, 1e-16 deep.
#include <ccd/ccd.h>

#include <cmath>
#include <cstdio>
#include <vector>

struct Body {
  std::vector<std::vector<double>> vertex;
};

static void support(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* farthest) {
  double best = -INFINITY;
  for (const auto& v : static_cast<const Body*>(object)->vertex) {
    const double value = v[0] * direction->v[0] + v[1] * direction->v[1] + v[2] * direction->v[2];
    if (value > best) best = value, ccdVec3Set(farthest, v[0], v[1], v[2]);
  }
}

int main() {
  const Body a{{{0, 1, -1}, {1, 1, 0}, {-1, 0, 1}, {-1, 1, 1}}};
  const Body b{{{-1, 0, -1}, {0, 1, -1}, {-1, -1, 1}, {1, 1, 1}}};
  ccd_t ccd;
  CCD_INIT(&ccd);
  ccd.support1 = ccd.support2 = support;
  ccd_real_t depth = 0;
  ccd_vec3_t direction, position;
  const int status = ccdGJKPenetration(&a, &b, &ccd, &depth, &direction, &position);
  std::printf("ccdGJKPenetration: status %d, depth %g along (%g, %g, %g); the depth is 0.182574\n", status, depth,
              direction.v[0], direction.v[1], direction.v[2]);
  return status == 0 && depth < 0.01 ? 0 : 1;  // 0: the wrong answer is there
}
