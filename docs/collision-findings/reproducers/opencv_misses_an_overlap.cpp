// OpenCV 4.6.0, cv::intersectConvexConvex: two squares of side 1/256 that overlap by a quarter have a common area of
// 0, and three points of a polygon; at side 1/128 the area is right. Twice an area of at most 1e-5 is none to it
// (geometry.cpp), which no document states.
//   g++ opencv_misses_an_overlap.cpp -I/usr/include/opencv4 -lopencv_core -lopencv_imgproc && ./a.out
#include <cstdio>
#include <opencv2/imgproc.hpp>
#include <vector>

int main() {
  const float s = 0x1p-8F;
  const std::vector<cv::Point2f> a{{0, 0}, {s, 0}, {s, s}, {0, s}};
  std::vector<cv::Point2f> b = a, common;
  for (cv::Point2f& p : b) p += cv::Point2f(s / 2, s / 2);
  const float area = cv::intersectConvexConvex(a, b, common);
  std::printf("common area %g, should be %g\n", area, s * s / 4);
  return area == 0 ? 0 : 1;  // 0: still wrong
}
