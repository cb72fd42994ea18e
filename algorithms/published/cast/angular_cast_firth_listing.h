// The listing of angular_cast_firth.h for any number type that rounds.
#pragma once
#include <algorithm>
#include <bit>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "algorithms/model/cast.h"
#include "algorithms/model/family.h"
#include "algorithms/published/numbers.h"
#include "algorithms/published/shapes/firth_polygons.h"

namespace assay::published::firth {

template <class Number>
Number radius_about_centre(const Points& body, const Motion& motion) {
  Number greatest = 0;
  for (std::uint32_t i = 0; i < body.size(); ++i)
    greatest = std::max(greatest, length_of(Number(Number(body[i][0]) - Number(motion.centre[0])),
                                            Number(Number(body[i][1]) - Number(motion.centre[1]))));
  return greatest;
}

template <class Number>
Polygon<Number> placed(const Points& body, const Motion& motion, const Number& t) {
  const Number angle = Number(motion.rotation[2]) * t, c = cosine(angle), s = sine(angle);
  const Number centre_x = motion.centre[0], centre_y = motion.centre[1];
  Polygon<Number> moved;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    const Number x = Number(body[i][0]) - centre_x, y = Number(body[i][1]) - centre_y;
    moved.push_back({centre_x + Number(motion.displacement[0]) * t + c * x - s * y,
                     centre_y + Number(motion.displacement[1]) * t + s * x + c * y});
  }
  return moved;
}

template <class Number>
struct CastContact {
  Number distance = 0;
  Pair<Number> normal{};  ///< from b to a
};

template <class Number>
CastContact<Number> distance_at(const MovingPair& pair, const Number& t) {
  EdgeWalk<Number> walk;
  each_minkowski_edge(placed(pair.bodies.a, pair.of_a, t), placed(pair.bodies.b, pair.of_b, t),
                      [&](const MinkowskiEdge<Number>& edge) { walk.track(edge); });
  if (walk.least_penetrating < 0) return {walk.least_penetrating, negative(walk.contact_normal)};
  // Apart, the way to the nearest point is the normal. Bodies that touch have neither distance: the greatest double
  // stands.
  const Number distance = walk.least_positive;
  return {distance, {-walk.nearest[0] / distance, -walk.nearest[1] / distance}};
}

/// The time as words: the double that it is, or the doubles that it is the sum of.
template <class Number>
std::vector<std::uint32_t> words_of_time(Number t) {
  constexpr std::size_t kMostDoubles = 128;
  std::vector<std::uint32_t> words;
  do {
    const auto part = static_cast<double>(t);
    const auto bits = std::bit_cast<std::uint64_t>(part);
    words.push_back(static_cast<std::uint32_t>(bits >> 32));
    words.push_back(static_cast<std::uint32_t>(bits));
    t -= Number(part);
  } while (t != 0 && is_number(t) && words.size() < 2 * kMostDoubles);
  return words;
}

/// Precondition: whom the article serves (moving_polygons.h).
template <class Number>
CastAnswer angular_cast(const MovingPair& pair, const Watch& watch, const Number& tolerance) {
  using std::abs;
  const Pair<Number> ray = {Number(pair.of_b.displacement[0]) - Number(pair.of_a.displacement[0]),
                            Number(pair.of_b.displacement[1]) - Number(pair.of_a.displacement[1])};
  const Number rim = radius_about_centre<Number>(pair.bodies.a, pair.of_a) * abs(Number(pair.of_a.rotation[2])) +
                     radius_about_centre<Number>(pair.bodies.b, pair.of_b) * abs(Number(pair.of_b.rotation[2]));
  Number t = 0;
  CastContact<Number> contact = distance_at(pair, t);
  for (std::uint32_t step = 0; contact.distance > tolerance; ++step) {
    if (watch && !watch(words_of_time(t))) return GaveUp{GaveUp::Why::kStopped, step};
    const Number relative = dot(ray, contact.normal) + rim;
    t += contact.distance / relative;
    if (t < 0 || t > 1) return Missed{};
    contact = distance_at(pair, t);
  }
  return BareTime{static_cast<double>(t)};
}

}  // namespace assay::published::firth
