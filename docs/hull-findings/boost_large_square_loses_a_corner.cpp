// Boost.Geometry 1.74, convex_hull: the products of the side test overflow, and a corner of a square is lost.
//   g++ boost_large_square_loses_a_corner.cpp && ./a.out
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/geometries.hpp>
#include <cstdio>

namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;

int main() {
  const double s = 1e308;
  const bg::model::multi_point<Point> square = {{-s, -s}, {s, -s}, {s, s}, {-s, s}};
  bg::model::polygon<Point> hull;
  bg::convex_hull(square, hull);
  bool has_corner = false;
  for (const Point& p : hull.outer()) {
    std::printf("(%g, %g) ", p.x(), p.y());
    has_corner = has_corner || (p.x() == -s && p.y() == s);
  }
  std::printf("%s\n", has_corner ? "" : "without (-1e308, 1e308)");
  return has_corner ? 1 : 0;  // 0: still wrong
}
