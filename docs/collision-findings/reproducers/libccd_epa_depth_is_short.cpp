// libccd 2.1: ccdGJKPenetration is 0.06 short of the depth, in a wrong direction: moved by that, the bodies still
// overlap.
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
  const Body a{{{0, 2, 0}, {0, -1, -1}, {3, -1, 0}}};
  const Body b{{{4, 0, 0}, {0, -2, 1}, {1, 1, -2}, {0, 1, 0}}};
  ccd_t ccd;
  CCD_INIT(&ccd);
  ccd.support1 = ccd.support2 = support;
  ccd_real_t depth = 0;
  ccd_vec3_t direction, position;
  const int status = ccdGJKPenetration(&a, &b, &ccd, &depth, &direction, &position);
  std::printf("ccdGJKPenetration: status %d, depth %g along (%g, %g, %g); the depth is 1.371989\n", status, depth,
              direction.v[0], direction.v[1], direction.v[2]);
  return status == 0 && depth < 1.32 ? 0 : 1;  // 0: the wrong answer is there
}
