#include "algorithms/published/cast/angular_cast_firth.h"

#include <array>
#include <bit>
#include <cmath>

#include "algorithms/published/cast/moving_polygons.h"
#include "algorithms/published/shapes/firth_polygons.h"

namespace assay {
namespace {

using namespace published::firth;

double radius_about_centre(const Points& body, const Motion& motion) {
  double greatest = 0;
  for (std::uint32_t i = 0; i < body.size(); ++i)
    greatest = std::max(greatest, std::hypot(body[i][0] - motion.centre[0], body[i][1] - motion.centre[1]));
  return greatest;
}

Polygon<double> placed(const Points& body, const Motion& motion, double t) {
  const double cosine = std::cos(motion.rotation[2] * t), sine = std::sin(motion.rotation[2] * t);
  Polygon<double> moved;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    const double x = body[i][0] - motion.centre[0], y = body[i][1] - motion.centre[1];
    moved.push_back({motion.centre[0] + motion.displacement[0] * t + cosine * x - sine * y,
                     motion.centre[1] + motion.displacement[1] * t + sine * x + cosine * y});
  }
  return moved;
}

struct Contact {
  double distance = 0;
  Pair<double> normal{};  ///< from b to a
};

Contact distance_at(const MovingPair& pair, double t) {
  EdgeWalk<double> walk;
  each_minkowski_edge(placed(pair.bodies.a, pair.of_a, t), placed(pair.bodies.b, pair.of_b, t),
                      [&](const MinkowskiEdge<double>& edge) { walk.track(edge); });
  if (walk.least_penetrating < 0) return {walk.least_penetrating, negative(walk.contact_normal)};
  // Apart, the way to the nearest point is the normal. Bodies that touch have neither distance: the greatest double
  // stands.
  const double distance = walk.least_positive;
  return {distance, {-walk.nearest[0] / distance, -walk.nearest[1] / distance}};
}

}  // namespace

CastAnswer AngularCastFirth::solve(const MovingPair& pair, const Watch& watch) {
  if (auto outside = published::outside_the_article(pair)) return *outside;
  const Pair<double> ray = {pair.of_b.displacement[0] - pair.of_a.displacement[0],
                            pair.of_b.displacement[1] - pair.of_a.displacement[1]};
  const double rim = radius_about_centre(pair.bodies.a, pair.of_a) * std::abs(pair.of_a.rotation[2]) +
                     radius_about_centre(pair.bodies.b, pair.of_b) * std::abs(pair.of_b.rotation[2]);
  double t = 0;
  Contact contact = distance_at(pair, t);
  for (std::uint32_t step = 0; contact.distance > kTolerance; ++step) {
    const auto bits = std::bit_cast<std::uint64_t>(t);
    const std::array<std::uint32_t, 2> state = {static_cast<std::uint32_t>(bits >> 32),
                                                static_cast<std::uint32_t>(bits)};
    if (watch && !watch(state)) return GaveUp{GaveUp::Why::kStopped, step};
    const double relative = dot(ray, contact.normal) + rim;
    t += contact.distance / relative;
    if (t < 0 || t > 1) return Missed{};
    contact = distance_at(pair, t);
  }
  return BareTime{t};
}

}  // namespace assay
