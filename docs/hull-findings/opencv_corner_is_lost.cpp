// OpenCV 4.6.0, cv::convexHull of floats: of a triangle (-1, -2^-24), (0, 1), (1, 2) the middle corner is lost, 2^-25
// from the longest side. No tolerance is stated; a turn is told from differences that are rounded to float
// (convhull.cpp).
//   g++ opencv_corner_is_lost.cpp -I/usr/include/opencv4 -lopencv_core -lopencv_imgproc && ./a.out
#include <cstdio>
#include <opencv2/imgproc.hpp>
#include <vector>

int main() {
  const std::vector<cv::Point2f> points{{-1, -0x1p-24F}, {0, 1}, {1, 2}};
  std::vector<int> hull;
  cv::convexHull(points, hull);
  std::printf("the hull of a triangle has %zu corners, should have 3\n", hull.size());
  return hull.size() < 3 ? 0 : 1;  // 0: still wrong
}
