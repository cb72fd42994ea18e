// Spatial hulls in one run: the production entry point beside CGAL's filtered convex_hull_3 and Qhull, and its judge.
//   bench_hull3 [largest n]   prints, for points in a ball and on a sphere, the best time of each and the ratios
//     processor time of all threads (the machine may be shared) and, for the production entry point, time on the wall
//     too; then the side tests of quickhull over n, divided by n log2 n, with the fitted exponent of n in (tests / log
//   n). The bars: at most 0.6 of CGAL and at most Qhull's time at 10^4, 10^5 and 10^6 points; judging at most half of
//   building.
#include <libqhull_r/libqhull_r.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <limits>
#include <string_view>
#include <variant>
#include <vector>

#include "algorithms/hull3/hull3.h"
#include "algorithms/hull3/quickhull.h"
#include "bench/size_argument.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/referee/hulls/plain_hull3.h"
#include "properties/choices.h"
#include "properties/growth/fitted_line.h"

namespace {

using namespace assay;

enum class Spread { kBall, kSphere };

Cloud3 cloud_of(Spread spread, std::size_t n) {
  Choices choices{mix64(n)};
  Cloud3 cloud;
  cloud.points.reserve(n);
  while (cloud.points.size() < n) {
    const double x = 2 * choices.dyadic(53) - 1, y = 2 * choices.dyadic(53) - 1, z = 2 * choices.dyadic(53) - 1;
    const double squared = x * x + y * y + z * z;
    if (squared > 1 || squared < 0.001) continue;
    const double by = spread == Spread::kSphere ? 1 / std::sqrt(squared) : 1;
    cloud.points.push_back({x * by, y * by, z * by});
  }
  return cloud;
}

/// Qhull's hull in 3D with its default options for triangulated output; -1 where it fails.
long facets_by_qhull(const Cloud3& cloud) {
  std::vector<double> coordinates;
  coordinates.reserve(3 * cloud.points.size());
  for (const Point3& p : cloud.points) coordinates.insert(coordinates.end(), {p.x, p.y, p.z});
  qhT qhull;
  qh_zero(&qhull, stderr);
  char command[] = "qhull Qt";
  const int failed =
      qh_new_qhull(&qhull, 3, static_cast<int>(cloud.points.size()), coordinates.data(), 0, command, nullptr, stderr);
  const long facets = failed ? -1 : static_cast<long>(qhull.num_facets);
  int left = 0, total = 0;
  qh_freeqhull(&qhull, !qh_ALL);
  qh_memfreeshort(&qhull, &left, &total);
  return facets;
}

struct Time {
  double processor = std::numeric_limits<double>::infinity(), wall = processor;
};

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Keeps the best of several runs.
template <class Work>
void measure(Time& best, const Work& work) {
  const auto begin = std::chrono::steady_clock::now();
  const double processor = processor_seconds();
  work();
  best.processor = std::min(best.processor, processor_seconds() - processor);
  best.wall = std::min(best.wall, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
}

bool compare(Spread spread, std::string_view name, std::size_t n) {
  const Cloud3 cloud = cloud_of(spread, n);
  const referee::PlainHull3 by_cgal(cloud.points);
  Time ours, cgal, qhull, judge;
  Hull3Answer answer;
  bool right = true;
  std::size_t their_facets = 0;
  for (int round = 0; round < (n < 1'000'000 ? 5 : 3); ++round) {
    measure(ours, [&] { answer = hull3(cloud); });
    measure(judge, [&] { right = right && holds(check_hull3(cloud, std::get<Hull3>(answer))); });
    if (round > 1) continue;  // the peers take long, and two runs tell
    measure(cgal, [&] { their_facets = by_cgal.facets(); });
    measure(qhull, [&] { right = right && facets_by_qhull(cloud) > 0; });
  }
  std::printf(
      "%-6.*s %8zu  hull3 %9.2f ms (wall %8.2f)  CGAL %10.2f  Qhull %10.2f  judge %9.2f | hull3/CGAL %.3f  "
      "hull3/Qhull %.3f  judge/hull3 %.2f  facets %u and %zu%s\n",
      static_cast<int>(name.size()), name.data(), n, 1e3 * ours.processor, 1e3 * ours.wall, 1e3 * cgal.processor,
      1e3 * qhull.processor, 1e3 * judge.processor, ours.processor / cgal.processor, ours.processor / qhull.processor,
      judge.processor / ours.processor, std::get<Hull3>(answer).facets(), their_facets, right ? "" : "  WRONG");
  std::fflush(stdout);
  return right;
}

std::uint64_t side_tests = 0;

struct CountedSide {
  static constexpr std::string_view kName = "counted";
  using PlanarOrient2d = ExactOrient2d;
  static int sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
    ++side_tests;
    return ExactOrient3d::sign(a, b, c, d);
  }
};

/// The slope of log(tests / log2 n) over log n: 1 for n log n.
void growth(Spread spread, std::string_view name, std::size_t largest) {
  std::vector<double> sizes, tests_per_log;
  for (std::size_t n = 1000; n <= std::min<std::size_t>(largest, 256'000); n *= 4) {
    side_tests = 0;
    QuickHull3<CountedSide>::solve(cloud_of(spread, n), Watch{});
    const double size = static_cast<double>(n), tests = static_cast<double>(side_tests);
    std::printf("%-6.*s %8zu  side tests %12.0f  per n log2 n %.3f\n", static_cast<int>(name.size()), name.data(), n,
                tests, tests / size / std::log2(size));
    sizes.push_back(size);
    tests_per_log.push_back(tests / std::log2(size));
  }
  if (const auto line = fitted_power(sizes, tests_per_log))
    std::printf("%-6.*s quickhull's side tests grow as n^(%.3f ± %.3f) log n\n", static_cast<int>(name.size()),
                name.data(), line->slope, half_width_95(line->standard_error, sizes.size()));
}

}  // namespace

int main(int count, char** arguments) {
  const auto asked = size_argument(count, arguments, 10'000);
  if (!asked) return 2;
  const std::size_t largest = *asked;
  bool right = true;
  for (const auto& [spread, name] : {std::pair{Spread::kBall, "ball"}, std::pair{Spread::kSphere, "sphere"}}) {
    growth(spread, name, largest);
    for (std::size_t n = 10'000; n <= largest; n *= 10) right = compare(spread, name, n) && right;
  }
  return right ? 0 : 1;
}
