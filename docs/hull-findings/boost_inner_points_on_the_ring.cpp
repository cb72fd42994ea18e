// Boost.Geometry 1.74, convex_hull: points are sorted by an order that takes coordinates for equal within 2.2e-16 times
// their size, which is not transitive; two points deep inside the triangle (0, 0) (2, 16) (4, 0) end up on the ring.
//   g++ boost_inner_points_on_the_ring.cpp && ./a.out
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/geometries.hpp>
#include <cstdio>

namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;

int main() {
  const bg::model::multi_point<Point> points = {
      {0, 0}, {2, 16}, {0x1.000000000000cp+1, 1}, {0x1.000000000000dp+1, 0.5}, {4, 0}};
  bg::model::polygon<Point> hull;
  bg::convex_hull(points, hull);
  for (const Point& p : hull.outer()) std::printf("(%g, %g) ", p.x(), p.y());
  std::printf("; the hull is (0, 0) (2, 16) (4, 0)\n");
  return hull.outer().size() == 4 ? 1 : 0;  // a closed triangle lists four points; 0: still wrong
}
