#include "oracles/referee/collision/moment_opinion.h"

#include <vector>

#include "oracles/referee/collision/moved_collision.h"
#include "oracles/referee/referee.h"

namespace assay {
namespace {

/// How far b has moved by time t as a sees it.
Result<std::vector<Rational>> way_of_b(const MovingPair& pair, const Rational& t) {
  if (pair.turns()) return Error{"referee: where bodies are that turn is not rational"};
  std::vector<Rational> way;
  for (std::uint32_t k = 0; k < pair.bodies.a.dimension; ++k)
    way.push_back(t * (exact(pair.of_b.displacement[k]) - exact(pair.of_a.displacement[k])));
  return way;
}

}  // namespace

Result<bool> is_farther_apart(const MovingPair& pair, const Rational& t, const Rational& length) {
  const auto way = way_of_b(pair, t);
  if (!way) return Error{way.error()};
  const auto then = referee::collision_after_move(pair.bodies, *way);
  if (!then) return Error{then.error()};
  return then->squared_distance > length * length;
}

Result<bool> is_deeper(const MovingPair& pair, const Rational& t, const Rational& length) {
  const auto way = way_of_b(pair, t);
  if (!way) return Error{way.error()};
  ConvexPair then = pair.bodies;
  for (std::size_t i = 0; i < then.b.coordinates.size(); ++i) {
    const Rational place = exact(then.b.coordinates[i]) + (*way)[i % then.b.dimension];
    then.b.coordinates[i] = approximate(place);
    if (exact(then.b.coordinates[i]) != place) return Error{"referee: a position at that time is not a double"};
  }
  const auto depth = referee::squared_depth(then);
  if (!depth) return Error{depth.error()};
  return *depth > length * length;
}

}  // namespace assay
