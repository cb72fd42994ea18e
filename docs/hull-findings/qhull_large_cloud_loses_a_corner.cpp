// Qhull 2020.2, default options and Qt: five points, the largest coordinate 2^513 (2.7e154), whose square overflows.
// One corner, half the diameter away from the hull of the four that are left, is lost without an error or a warning.
//   g++ qhull_large_cloud_loses_a_corner.cpp -lqhull_r && ./a.out
#include <cstdio>
extern "C" {
#include <libqhull_r/qhull_ra.h>
}

int main() {
  coordT points[] = {-0x1p513, 0, 0, -0x1p470, 1, 0, 0, -2, 0x1p511, 0, 0, 0, 0x1p513, 0, 0x1p511};
  char options[] = "qhull";
  qhT state;
  qhT* qh = &state;
  qh_zero(qh, stderr);
  if (qh_new_qhull(qh, 3, 5, points, False, options, nullptr, stderr) != qh_ERRnone) return 1;
  bool lists_first = false;
  vertexT* vertex = nullptr;
  FORALLvertices lists_first = lists_first || qh_pointid(qh, vertex->point) == 0;
  std::printf("%d vertices; max_outside %g, DISTround %g; (-2^513, 0, 0) is %slisted\n", qh->num_vertices,
              qh->max_outside, qh->DISTround, lists_first ? "" : "not ");
  return lists_first ? 1 : 0;  // 0: still wrong
}
