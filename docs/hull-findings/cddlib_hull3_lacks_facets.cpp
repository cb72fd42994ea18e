// cddlib 0.94m in double, dd_DDMatrix2Poly: of six points with coordinates from 1/2 to 2048 it tells six facets,
// which are no closed surface; the hull has eight. In rationals (-DGMPRATIONAL, -lcddgmp -lgmp) it has all. Numbers
// of at most 1e-7 are 0 to the build in double (dd_almostzero, cdd.h).
//   g++ cddlib_hull3_lacks_facets.cpp -lcdd && ./a.out
#include <cddlib/setoper.h>
// After it.
#include <cddlib/cdd.h>

#include <cstdio>

int main() {
  const double points[6][3] = {{-512, 0, -1}, {-1, 0, -2048}, {0, -1, 0}, {0, 0, 0.5}, {0, 512, 0}, {1, 0, 0}};
  dd_set_global_constants();
  dd_MatrixPtr generators = dd_CreateMatrix(6, 4);
  generators->representation = dd_Generator;
  for (int i = 0; i < 6; ++i) {
    dd_set_si(generators->matrix[i][0], 1);
    for (int k = 0; k < 3; ++k) dd_set_d(generators->matrix[i][k + 1], points[i][k]);
  }
  dd_ErrorType error = dd_NoError;
  dd_PolyhedraPtr hull = dd_DDMatrix2Poly(generators, &error);
  dd_MatrixPtr facets = dd_CopyInequalities(hull);
  const long count = facets->rowsize;
  std::printf("%ld facets, error %d (%d is none), should be 8\n", count, error, dd_NoError);
  dd_FreeMatrix(facets);
  dd_FreePolyhedra(hull);
  dd_FreeMatrix(generators);
  dd_free_global_constants();
  return error == dd_NoError && count < 8 ? 0 : 1;  // 0: still wrong
}
