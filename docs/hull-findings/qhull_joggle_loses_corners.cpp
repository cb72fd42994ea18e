// Qhull 2020.2, joggled input (QJ): two corners of a cube of side 1e155 are lost without an error. It says itself that
// no point is outside (max_outside 0, roundoff 1.4e140, joggle 4.2e144).
//   g++ qhull_joggle_loses_corners.cpp -lqhull_r && ./a.out
#include <cstdio>
extern "C" {
#include <libqhull_r/qhull_ra.h>
}

int main() {
  coordT points[24];
  for (int i = 0; i < 8; ++i)
    for (int k = 0; k < 3; ++k) points[3 * i + k] = i >> k & 1 ? 1e155 : 0;
  char options[] = "qhull QJ";
  qhT state;
  qhT* qh = &state;
  qh_zero(qh, stderr);
  if (qh_new_qhull(qh, 3, 8, points, False, options, nullptr, stderr) != qh_ERRnone) return 1;
  std::printf("%d vertices, a cube has 8; max_outside %g, DISTround %g, JOGGLEmax %g\n", qh->num_vertices,
              qh->max_outside, qh->DISTround, qh->JOGGLEmax);
  return qh->num_vertices == 8 ? 1 : 0;  // 0: still wrong
}
