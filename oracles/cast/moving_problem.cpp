#include "oracles/cast/moving_problem.h"

#include <algorithm>
#include <cmath>

#include "oracles/exact/filter.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {
namespace {

bool stays_in_the_plane(const Motion& motion) {
  return motion.displacement[2] == 0 && motion.centre[2] == 0 && motion.rotation[0] == 0 && motion.rotation[1] == 0;
}

bool finite(const Motion& motion) {
  return all_finite(motion.displacement) && all_finite(motion.rotation) && all_finite(motion.centre);
}

bool turns_too_far(const Motion& motion) {
  Rational squared = 0;
  for (const double w : motion.rotation) squared += exact(w) * exact(w);
  return squared > exact(kGreatestRotation) * exact(kGreatestRotation);
}

/// Twice the largest sum |x_k - centre_k| of a body that turns.
Rational swing(const Points& body, const Motion& motion) {
  Rational largest = 0;
  if (!motion.turns()) return largest;
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    Rational sum = 0;
    for (std::uint32_t k = 0; k < body.dimension; ++k)
      sum += abs(Rational(exact(body[i][k]) - exact(motion.centre[k])));
    largest = std::max(largest, sum);
  }
  return 2 * largest;
}

}  // namespace

std::string_view why_not_a_problem(const MovingPair& pair) {
  if (const auto why = why_not_a_problem(pair.bodies); !why.empty()) return why;
  if (!finite(pair.of_a) || !finite(pair.of_b)) return "a number of a motion is not finite";
  if (has_empty_body(pair.bodies)) return {};
  if (pair.bodies.a.dimension != 2 && pair.bodies.a.dimension != 3) return "casts are for the plane and for space";
  if (pair.bodies.a.dimension == 2 && (!stays_in_the_plane(pair.of_a) || !stays_in_the_plane(pair.of_b)))
    return "a motion leaves the plane";
  if (turns_too_far(pair.of_a) || turns_too_far(pair.of_b)) return "a rotation of more than 64 radians";
  return {};
}

std::vector<Rational> relative_displacement(const MovingPair& pair) {
  std::vector<Rational> displacement;
  for (std::uint32_t k = 0; k < pair.bodies.a.dimension; ++k)
    displacement.push_back(exact(pair.of_a.displacement[k]) - exact(pair.of_b.displacement[k]));
  return displacement;
}

Rational greatest_turn(const MovingPair& pair) {
  const auto of = [](const Points& body, const Motion& motion) {
    Rational turn = 0;
    for (const double entry : motion.rotation) turn += exact(std::abs(entry));
    return Rational(turn * swing(body, motion) / 2);
  };
  return of(pair.bodies.a, pair.of_a) + of(pair.bodies.b, pair.of_b);
}

Rational reach_of(const MovingPair& pair) {
  Rational largest = 0;
  for (std::uint32_t k = 0; k < pair.bodies.a.dimension; ++k) {
    double low = pair.bodies.a[0][k], high = low;
    for (const Points* body : {&pair.bodies.a, &pair.bodies.b})
      for (std::uint32_t i = 0; i < body->size(); ++i) {
        low = std::min(low, (*body)[i][k]);
        high = std::max(high, (*body)[i][k]);
      }
    largest = std::max(largest, Rational(exact(high) - exact(low) + exact(std::abs(pair.of_a.displacement[k])) +
                                         exact(std::abs(pair.of_b.displacement[k]))));
  }
  return largest + swing(pair.bodies.a, pair.of_a) + swing(pair.bodies.b, pair.of_b);
}

}  // namespace assay
