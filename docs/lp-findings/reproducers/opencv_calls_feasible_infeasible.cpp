// OpenCV 4.6.0, cv::solveLP: x = 1, y = 1 satisfies 2 x + y >= 3, x <= 1, x >= 1 (x, y >= 0), and y may be as large
// as it likes; "infeasible".
//   g++ opencv_calls_feasible_infeasible.cpp -I/usr/include/opencv4 -lopencv_core && ./a.out
#include <cstdio>
#include <opencv2/core.hpp>
#include <opencv2/core/optim.hpp>

int main() {
  const cv::Mat cost = (cv::Mat_<double>(1, 2) << 0, -1);
  const cv::Mat rows = (cv::Mat_<double>(3, 3) << -2, -1, -3, 1, 0, 1, -1, 0, -1);
  cv::Mat x;
  const int result = cv::solveLP(cost, rows, x);
  std::printf("solveLP says %d (%d is infeasible), should be an optimum: x = y = 1 is feasible\n", result,
              cv::SOLVELP_UNFEASIBLE);
  return result == cv::SOLVELP_UNFEASIBLE ? 0 : 1;  // 0: still wrong
}
