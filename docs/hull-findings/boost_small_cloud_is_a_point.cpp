// Boost.Geometry 1.74, convex_hull: coordinates count as equal where they differ by less than 2.2e-16, whatever their
// size, so the hull of a small cloud is one point.
//   g++ boost_small_cloud_is_a_point.cpp && ./a.out
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/geometries.hpp>
#include <cstdio>

namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;

int main() {
  const double s = 1e-16;
  const bg::model::multi_point<Point> square = {{0, 0}, {s, 0}, {s, s}, {0, s}};
  bg::model::polygon<Point> hull;
  bg::convex_hull(square, hull);
  bool one_point = true;
  for (const Point& p : hull.outer()) {
    std::printf("(%g, %g) ", p.x(), p.y());
    one_point = one_point && p.x() == hull.outer()[0].x() && p.y() == hull.outer()[0].y();
  }
  std::printf("for a square of side %g\n", s);
  return one_point ? 0 : 1;  // 0: still wrong
}
