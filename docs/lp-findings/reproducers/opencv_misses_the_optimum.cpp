// OpenCV 4.6.0, cv::solveLP: maximise x over -1.5 x + 2 y <= 1, 1.5 x - 2 y <= -1, y <= 4, y >= 2 (x, y >= 0). It
// says that x = 2 at y = 2 is the maximum; y = 4 gives x = 14/3. Here y is p - q, as where its lower bound is not 0;
// without q the answer is right.
//   g++ opencv_misses_the_optimum.cpp -I/usr/include/opencv4 -lopencv_core && ./a.out
#include <cstdio>
#include <opencv2/core.hpp>
#include <opencv2/core/optim.hpp>

int main() {
  const cv::Mat cost = (cv::Mat_<double>(1, 3) << 1, 0, 0);  // x, p, q
  const cv::Mat rows = (cv::Mat_<double>(4, 4) << -1.5, 2, -2, 1, 1.5, -2, 2, -1, 0, 1, -1, 4, 0, -1, 1, -2);
  cv::Mat found;
  const int result = cv::solveLP(cost, rows, found);
  const double x = found.empty() ? 0 : found.at<double>(0);
  std::printf("solveLP says %d with x = %g, should be 0 or 1 with 14/3 = 4.667\n", result, x);
  return result >= 0 && x < 4 ? 0 : 1;  // 0: still wrong
}
