// The pipeline of A. M. N. Alzubaidi, "Fast Gilbert-Johnson-Keerthi Method for Collision Detection between Two 2D
// Convex Hull Polygons Based on Chan's and Divide_Conquer Algorithms", from the block diagram of its figure 2: two
// random point sets, one hull by Chan's algorithm and one by divide and conquer, translation and scaling, GJK. Every
// stage is judged exactly as it passes, and the picture shows what came of it.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <fstream>
#include <string>
#include <variant>
#include <vector>

#include "algorithms/published/gjk/gjk_alzubaidi_2d.h"
#include "algorithms/published/hull2/chan_alzubaidi.h"
#include "algorithms/published/hull2/divide_alzubaidi.h"
#include "fuzz/drivers/step_limit.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/hull2/check_hull2.h"
#include "properties/choices.h"
#include "reports/writers/pictures/plane.h"

namespace {

using namespace assay;

constexpr alzubaidi::Reading kReading = alzubaidi::Reading::kEmended;

struct Options {
  std::uint64_t seed = 1;
  std::uint32_t points = 500;
  std::vector<double> translation = {1.25, 0.5}, scaling = {0.5, 0.5}, fixed_point = {0, 0};
  std::string out = "article_pipeline.svg";
};

/// n points with coordinates in [0, 1).
Cloud2 random_points(std::uint32_t n, std::uint64_t key) {
  constexpr int kBits = 30;
  Choices choices(key);
  Cloud2 cloud;
  for (std::uint32_t i = 0; i < n; ++i) {
    const double x = choices.dyadic(kBits);
    cloud.points.push_back({x, choices.dyadic(kBits)});
  }
  return cloud;
}

std::string words(const Verdict& verdict) {
  if (const auto* violated = violation(verdict)) return "wrong: " + std::string(violated->claim.sentence());
  return holds(verdict) ? "right" : "not judged";
}

/// The vertices of the hull that A finds; says what the judge says of it.
template <class A>
std::vector<Point2> hull_by(const Cloud2& cloud) {
  const Hull2Answer answer = A::solve(cloud, Watch{});
  std::vector<Point2> vertices;
  const auto* hull = std::get_if<Hull>(&answer);
  if (hull == nullptr) {
    fmt::print("{}: no hull with area\n", A::kName);
    return vertices;
  }
  for (const std::uint32_t i : hull->ccw) vertices.push_back(cloud.points[i]);
  fmt::print("{}: {} of {} points are vertices, {}\n", A::kName, vertices.size(), cloud.points.size(),
             words(check_hull2(cloud, *hull)));
  return vertices;
}

/// Equations 5 and 6: first moved, then scaled about the fixed point.
void transform(std::vector<Point2>& points, const Options& options) {
  for (Point2& p : points) {
    p = {p.x + options.translation[0], p.y + options.translation[1]};
    p = {(p.x - options.fixed_point[0]) * options.scaling[0] + options.fixed_point[0],
         (p.y - options.fixed_point[1]) * options.scaling[1] + options.fixed_point[1]};
  }
}

Points body_of(const std::vector<Point2>& vertices) {
  Points body{2, {}};
  for (const Point2& p : vertices) body.coordinates.insert(body.coordinates.end(), {p.x, p.y});
  return body;
}

std::vector<ExactPoint> exact_points(const std::vector<Point2>& points) {
  std::vector<ExactPoint> list;
  for (const Point2& p : points) list.push_back({exact(p.x), exact(p.y)});
  return list;
}

std::string picture(const Cloud2& first, const std::vector<Point2>& a, const std::vector<Point2>& second,
                    const std::vector<Point2>& b, const std::string& verdict) {
  std::vector<ExactPoint> all = exact_points(first.points);
  const std::vector<ExactPoint> others = exact_points(second);
  all.insert(all.end(), others.begin(), others.end());
  Drawing drawing(frame_of(all));
  drawing.polygon(exact_points(a), "body-a");
  drawing.polygon(exact_points(b), "body-b");
  drawing.polygon(clipped(convex_outline(exact_points(a)), convex_outline(exact_points(b))), "common");
  for (const ExactPoint& p : exact_points(first.points)) drawing.dot(p, "dot-a", "");
  for (const ExactPoint& p : others) drawing.dot(p, "dot-b", "");
  std::string svg = drawing.svg("Two hulls: " + verdict);
  constexpr const char* kStyle =
      " xmlns=\"http://www.w3.org/2000/svg\"><style>svg{background:#fbfaf7}polygon{stroke-width:1}circle{r:1.2px}"
      ".body-a{fill:#3a78b544;stroke:#3a78b5}.body-b{fill:#d9822b44;stroke:#d9822b}.common{fill:#b3261e88}"
      ".dot-a{fill:#3a78b5}.dot-b{fill:#d9822b}</style>";
  return svg.replace(svg.find('>'), 1, kStyle);
}

int run(const Options& options) {
  const Cloud2 first = random_points(options.points, mix64(options.seed));
  const Cloud2 second = random_points(options.points, mix64(options.seed + 0x5eed));
  const std::vector<Point2> a = hull_by<ChanAlzubaidi<kReading>>(first);
  std::vector<Point2> b = hull_by<DivideAlzubaidi<kReading>>(second), moved = second.points;
  if (a.empty() || b.empty()) return 1;
  transform(b, options);
  transform(moved, options);

  const ConvexPair pair{body_of(a), body_of(b)};
  StepLimit limit;  // the loop of the article has no end of its own
  const GjkAnswer answer = GjkAlzubaidi2d::solve(pair, limit.watch());
  const auto* verdict = std::get_if<BareVerdict>(&answer);
  const std::string said = verdict == nullptr ? "no verdict" : verdict->colliding ? "collision" : "no collision";
  const std::string truth(name_of(certify_collision(pair, nullptr).contact));
  fmt::print("{}: {}; in exact arithmetic the hulls are {}\n", GjkAlzubaidi2d::kName, said, truth);

  std::ofstream file(options.out, std::ios::binary);
  file << picture(first, a, moved, b, said + ", exactly " + truth);
  if (!file.flush()) {
    fmt::print(stderr, "{}: cannot be written\n", options.out);
    return 2;
  }
  fmt::print("{}: the picture\n", options.out);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program(
      "Two random point sets, their hulls by Chan's algorithm and by divide and conquer, and GJK between them");
  Options options;
  program.add_option("--seed", options.seed, "which random points");
  program.add_option("--points", options.points, "points in each set")->check(CLI::Range(3, 1000000));
  program.add_option("--translation", options.translation, "moves the second set, TX TY")->expected(2);
  program.add_option("--scaling", options.scaling, "scales the second set, SX SY")->expected(2);
  program.add_option("--fixed-point", options.fixed_point, "what the scaling leaves in its place, XF YF")->expected(2);
  program.add_option("--out", options.out, "where the picture goes");
  CLI11_PARSE(program, argc, argv);
  return run(options);
}
