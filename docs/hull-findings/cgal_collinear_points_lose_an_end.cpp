// CGAL 5.5.1, convex_hull_3 with an exact predicates kernel: of points on a line it returns the first point and the one
// farthest from it, not the two ends.
//   g++ -O1 -frounding-math cgal_collinear_points_lose_an_end.cpp -lgmp -lmpfr && ./a.out
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Polyhedron_3.h>
#include <CGAL/convex_hull_3.h>

#include <cstdio>
#include <vector>

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;

int main() {
  const std::vector<Kernel::Point_3> points = {{0, 0, 0}, {0, 0, -1}, {0, 0, 1}};
  CGAL::Object hull;
  CGAL::convex_hull_3(points.begin(), points.end(), hull);
  const auto* segment = CGAL::object_cast<Kernel::Segment_3>(&hull);
  if (segment == nullptr) return 1;
  std::printf("hull: z from %g to %g; the points reach from -1 to 1\n", segment->source().z(), segment->target().z());
  return segment->source().z() * segment->target().z() < 0 ? 1 : 0;  // 0: still wrong
}
