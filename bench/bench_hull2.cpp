// The production hull beside CGAL's and Qhull's on a million points, and the orientation tests beside one another.
//   bench_hull2 [points]   prints all of them in one run, rounds interleaved; the bars: hull2 takes at most 0.7 of the
//                 time of CGAL's ch_graham_andrew with the filtered kernel and at most Qhull's; the adaptive
//                 orientation test takes at most 1.5 times the naive one's on random triples.
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/hull2/hull2.h"
#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/adaptive_orient2d.h"
#include "algorithms/predicates/double_double_orient2d.h"
#include "bench/size_argument.h"
#include "engines/adapters/cgal_hull2/graham_andrew.h"
#include "oracles/hull2/check_hull2.h"
#include "properties/choices.h"

extern "C" {
#include <libqhull_r/qhull_ra.h>
}

namespace {

using namespace assay;

/// Time on the wall, and processor time of all threads: the two differ where threads help, and on a busy machine.
struct Seconds {
  double wall = 0, processor = 0;
};

Seconds time_of(const auto& work) {
  const auto start = std::chrono::steady_clock::now();
  const std::clock_t processor_start = std::clock();
  work();
  const std::clock_t processor_end = std::clock();
  return {std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(),
          static_cast<double>(processor_end - processor_start) / CLOCKS_PER_SEC};
}

Cloud2 in_a_square(std::size_t count) {
  Choices choices(std::uint64_t{1});
  Cloud2 cloud;
  for (std::size_t i = 0; i < count; ++i) {
    const double x = choices.dyadic(53), y = choices.dyadic(53);
    cloud.points.push_back({x, y});
  }
  return cloud;
}

Cloud2 on_a_circle(std::size_t count) {
  constexpr double kTurn = 6.283185307179586;
  Choices choices(std::uint64_t{2});
  Cloud2 cloud;
  for (std::size_t i = 0; i < count; ++i) {
    const double angle = kTurn * choices.dyadic(53);
    cloud.points.push_back({std::cos(angle), std::sin(angle)});
  }
  return cloud;
}

/// The number of facets that Qhull finds with its default options. Qhull reads the array as it is.
int by_qhull(std::vector<double>& coordinates) {
  static FILE* const nowhere = std::fopen("/dev/null", "w");
  char options[] = "qhull";
  qhT state;
  qh_zero(&state, nowhere);
  qh_new_qhull(&state, 2, static_cast<int>(coordinates.size() / 2), coordinates.data(), False, options, nullptr,
               nowhere);
  const int facets = state.num_facets;
  int large = 0, small = 0;
  qh_freeqhull(&state, !qh_ALL);
  qh_memfreeshort(&state, &large, &small);
  return facets;
}

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
  return values[values.size() / 2];
}

/// The median of the rounds' own ratios: what else the machine does then hits both alike.
double ratio(const std::vector<double>& ours, const std::vector<double>& theirs) {
  std::vector<double> ratios;
  for (std::size_t round = 0; round < ours.size(); ++round) ratios.push_back(ours[round] / theirs[round]);
  return median(ratios);
}

void compare_hulls(const std::string& name, const Cloud2& cloud) {
  constexpr int kRounds = 7;
  const CgalCloud for_cgal(cloud.points);
  std::vector<double> coordinates;
  for (const Point2& p : cloud.points) coordinates.insert(coordinates.end(), {p.x, p.y});
  enum Contender { kOurs, kCgal, kQhull, kChain, kJudge, kContenders };
  std::array<std::vector<double>, kContenders> wall, processor;
  Hull2Answer answer;
  std::size_t cgal_vertices = 0;
  int qhull_facets = 0;
  for (int round = 0; round < kRounds; ++round) {
    const auto run = [&](Contender who, const auto& work) {
      const Seconds seconds = time_of(work);
      wall[who].push_back(seconds.wall);
      processor[who].push_back(seconds.processor);
    };
    run(kOurs, [&] { answer = hull2(cloud.points); });
    run(kCgal, [&] { cgal_vertices = for_cgal.graham_andrew(); });
    run(kQhull, [&] { qhull_facets = by_qhull(coordinates); });
    run(kChain, [&] { MonotoneChain<AdaptiveOrient2d>::solve(cloud, Watch{}); });
    run(kJudge, [&] {
      if (!holds(check_hull2(cloud, std::get<Hull>(answer)))) std::printf("hull2 is WRONG on %s\n", name.c_str());
    });
  }
  std::printf("%zu points %s, %zu vertices (CGAL %zu, Qhull %d); medians of %d rounds, ns a point\n",
              cloud.points.size(), name.c_str(), std::get<Hull>(answer).ccw.size(), cgal_vertices, qhull_facets,
              kRounds);
  const double per_point = 1e9 / static_cast<double>(cloud.points.size());
  for (const auto& [clock, times] : {std::pair{"wall     ", &wall}, std::pair{"processor", &processor}}) {
    const auto ns = [&, list = times](Contender who) { return median((*list)[who]) * per_point; };
    std::printf("  %s  hull2 %.1f   CGAL %.1f   Qhull %.1f   monotone chain %.1f   judging %.1f\n", clock, ns(kOurs),
                ns(kCgal), ns(kQhull), ns(kChain), ns(kJudge));
    std::printf("             hull2 / CGAL %.3f (bar 0.7)   hull2 / Qhull %.3f (bar 1)\n",
                ratio((*times)[kOurs], (*times)[kCgal]), ratio((*times)[kOurs], (*times)[kQhull]));
  }
}

template <Orient2d T>
long signs_of(const std::vector<Point2>& points) {
  long total = 0;
  for (std::size_t i = 0; i + 2 < points.size(); ++i) total += T::sign(points[i], points[i + 1], points[i + 2]);
  return total;
}

void compare_turns() {
  constexpr int kRounds = 41;
  const std::vector<Point2> points = in_a_square(20'000).points;
  std::vector<double> naive, adaptive, exact, twice, ratios;
  long total = 0;
  for (int round = 0; round < kRounds; ++round) {
    constexpr int kRepeats = 10;
    const auto timed = [&](auto work) {
      return time_of([&] {
               for (int repeat = 0; repeat < kRepeats; ++repeat) total += work(points);
             })
          .wall;
    };
    naive.push_back(timed(&signs_of<NaiveOrient2d>));
    adaptive.push_back(timed(&signs_of<AdaptiveOrient2d>));
    exact.push_back(timed(&signs_of<ExactOrient2d>));
    twice.push_back(timed(&signs_of<DoubleDoubleOrient2d>));
    ratios.push_back(adaptive.back() / naive.back());
  }
  const double per_call = 1e9 / (10.0 * static_cast<double>(points.size() - 2));
  std::printf("orientation tests on random triples, median ns a call (sum of signs %ld)\n", total);
  std::printf("  naive %.2f   adaptive %.2f   exact %.2f   double-double %.2f\n", median(naive) * per_call,
              median(adaptive) * per_call, median(exact) * per_call, median(twice) * per_call);
  std::printf("  adaptive / naive %.2f (bar 1.5)\n", median(ratios));
}

}  // namespace

int main(int argc, char** argv) {
  const auto count = size_argument(argc, argv, 1000);
  if (!count) return 2;
  compare_turns();
  compare_hulls("in a square", in_a_square(*count));
  compare_hulls("on a circle", on_a_circle(*count));
  return 0;
}
