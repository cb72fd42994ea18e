// Boost.Geometry 1.74, convex_hull: a triangle with two right-angled sides of 2^-17 and 2^-35 is called flat, because
// twice its area, 2^-52, is compared with an absolute epsilon. The lost corner is 3.8e-6 of the diameter away.
//   g++ boost_triangle_is_flat.cpp && ./a.out
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/geometries.hpp>
#include <cstdio>

namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;

int main() {
  const bg::model::multi_point<Point> triangle = {{0, 0}, {0, 0x1p-35}, {0x1p-17, 0}};
  bg::model::polygon<Point> hull;
  bg::convex_hull(triangle, hull);
  bool has_corner = false;
  for (const Point& p : hull.outer()) {
    std::printf("(%g, %g) ", p.x(), p.y());
    has_corner = has_corner || p.y() == 0x1p-35;
  }
  std::printf("; area %g, should be %g\n", bg::area(hull), 0x1p-53);
  return has_corner ? 1 : 0;  // 0: still wrong
}
