// Directions proposed between bodies made by hand: numbers at the ends of the doubles, a vertex as little nearer as is
// looked at, and ways to the nearest point as long as are walked.
#include <vector>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/parting_direction.h"

namespace assay::known {
namespace {

/// From the origin to a body, and from a point of that to the origin.
void take_ways(FoldedRun& run, const Points& body) {
  const Points origin{body.dimension, std::vector<double>(body.dimension, 0)};
  for (const ConvexPair& pair : {ConvexPair{origin, body}, ConvexPair{body, origin}}) {
    const auto direction = propose_parting_direction(pair);
    run.take(direction);
  }
}

/// Distances whose squares are none, and differences that are infinite.
KnownWords ways_at_the_ends_of_doubles() {
  FoldedRun run;
  for (const double x : {0.0, 0x1p-1074, 0x1p-600, 0x1p-538, 0x1p-537, 0x1p511, 0x1p512, 0x1p1023})
    for (const double y : {0.0, 0x1p-540, -0x1p-530, 0x1p500, 0x1p1023}) {
      take_ways(run, {2, {x, y}});
      take_ways(run, {2, {x, y, x, -y, 2, 3}});
      const ConvexPair apart{{2, {-x, -x}}, {2, {x, y}}};
      const auto direction = propose_parting_direction(apart);
      run.take(direction);
    }
  return {run.folded()};
}

/// A vertex that is nearer along the way by 2^-48 of its square, by a bit more and by a bit less.
KnownWords least_steps() {
  FoldedRun run;
  for (const double nearer : {0x1p-48, 0x1p-48 + 0x1p-53, 0x1p-48 - 0x1p-53, 0x1p-47})
    for (const double way : {1.0, 4.0}) take_ways(run, {2, {way, 0, way * (1 - nearer), way * 0x1p-23}});
  return {run.folded(), run.units()};
}

/// Vertices of a curve around the origin, each on the other side and nearer than the one before, so that each is found
/// from the two before; the last one is the origin, or not.
KnownWords longest_ways() {
  FoldedRun run;
  for (int count = 62; count <= 66; ++count)
    for (const bool ends_there : {false, true}) {
      Points body{2, {}};
      double x = 1, y = 1;
      for (int i = 0; i < count; ++i) {
        body.coordinates.insert(body.coordinates.end(), {x, y});
        x *= -0.125, y *= 0.109375;
      }
      if (ends_there) body.coordinates.insert(body.coordinates.end(), {0, 0});
      take_ways(run, body);
    }
  return {run.folded(), run.units()};
}

/// Bodies around the origin whose edges make such obtuse angles that the normal equations need another pivot, and
/// drawn ones.
KnownWords ways_of_flat_lattices() {
  FoldedRun run;
  take_ways(run, {3, {0, 0, -4, -1, 0, -1, -4, -4, 4, 1, 0, 2, -3, -1, 4}});
  take_ways(run, {3, {-24, 2, 0.25, 0, 4, -0.5, 0, -4, 0, -16, 2, 0.5, 32, 3, -1}});
  DrawnBits drawn{std::mt19937_64(79)};
  for (int k = 0; k < 100; ++k) {
    Points body{3, {}};
    for (int i = 0; i < 15; ++i) {
      const double entry = static_cast<double>(drawn.below(9)) - 4;
      body.coordinates.push_back(entry * (i % 3 == 0 ? 8 : i % 3 == 1 ? 1 : 0.25));
    }
    take_ways(run, body);
  }
  return {run.folded()};
}

}  // namespace

void add_ways_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/cast/ways_at_the_ends_of_doubles",
                 Asked::kByCheck,
                 ways_at_the_ends_of_doubles,
                 {1880336595096863760u}});
  all.push_back({"oracles/cast/least_steps", Asked::kByCheck, least_steps, {11594471911459375020u, 25008u}});
  all.push_back({"oracles/cast/longest_ways", Asked::kByCheck, longest_ways, {2549728447003782364u, 1802520u}});
  all.push_back({"oracles/cast/ways_of_flat_lattices", Asked::kByCheck, ways_of_flat_lattices, {3066104749767983015u}});
}

}  // namespace assay::known
