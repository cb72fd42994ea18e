// What the judges of casts say, and how much they do for it.
#include <algorithm>
#include <array>
#include <cmath>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/check_cast.h"
#include "oracles/cast/exact_cast.h"
#include "oracles/cast/first_contact.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/cast/parting_direction.h"

namespace assay::known {
namespace {

struct Drawn : DrawnBits {
  double number() { return whole_or_generic(4); }
  Points body(std::uint32_t dimension, double shift) {
    Points points;
    points.dimension = dimension;
    for (std::uint64_t i = 1 + below(5); i > 0; --i)
      for (std::uint32_t k = 0; k < dimension; ++k) points.coordinates.push_back(number() / 2 + (k == 0 ? shift : 0));
    return points;
  }
};

KnownWords parting_directions() {
  Drawn drawn{{std::mt19937_64(3)}};
  FoldedRun run;
  std::uint64_t parted = 0;
  for (int k = 0; k < 400; ++k) {
    const std::uint32_t dimension = 2 + static_cast<std::uint32_t>(k % 2);
    const ConvexPair pair{drawn.body(dimension, 0), drawn.body(dimension, k % 3)};
    const auto direction = propose_parting_direction(pair);
    run.take(direction);
    parted += direction.has_value();
  }
  return {run.folded(), run.units(), parted};
}

/// Of flat bodies, whose edges make obtuse angles and are far from one length.
KnownWords parting_directions_of_flat_bodies() {
  Drawn drawn{{std::mt19937_64(12)}};
  FoldedRun run;
  for (int k = 0; k < 400; ++k) {
    const std::uint32_t dimension = 2 + static_cast<std::uint32_t>(k % 2);
    ConvexPair pair{drawn.body(dimension, 0), {}};
    pair.b = drawn.body(dimension, 1);
    for (Points* body : {&pair.a, &pair.b})
      for (std::size_t i = 0; i < body->coordinates.size(); ++i)
        body->coordinates[i] *= i % dimension == 1 ? 0x1p-4 : i % dimension == 2 ? 0.125 : 1;
    for (std::uint32_t j = 0; j < pair.b.size(); ++j) pair.b.coordinates[std::size_t{j} * dimension + 1] += 1;
    const auto direction = propose_parting_direction(pair);
    run.take(direction);
  }
  return {run.folded()};
}

KnownWords parting_directions_of_lattice_points() {
  Drawn drawn{{std::mt19937_64(8)}};
  FoldedRun run;
  std::uint64_t parted = 0;
  for (int k = 0; k < 1500; ++k) {
    const std::uint32_t dimension = 2 + static_cast<std::uint32_t>(k % 2);
    ConvexPair pair;
    for (Points* body : {&pair.a, &pair.b}) {
      body->dimension = dimension;
      for (std::uint64_t i = 2 + drawn.below(7); i > 0; --i)
        for (std::uint32_t j = 0; j < dimension; ++j)
          body->coordinates.push_back(static_cast<double>(drawn.below(4)) + (body == &pair.b && j == 0 ? 4 : 0));
    }
    const auto direction = propose_parting_direction(pair);
    run.take(direction);
    parted += direction.has_value();
  }
  return {run.folded(), parted};
}

CastAnswer any_answer(Drawn& drawn, const FirstContact& truth) {
  const double time = truth.kind == FirstContact::Kind::kMeets ? truth.earliest.convert_to<double>() : 0.5;
  const double off = std::ldexp(1.0, -static_cast<int>(drawn.below(50)) - 2);
  const std::array<double, 3> normal = {drawn.number(), drawn.number(), drawn.below(4) == 0 ? drawn.number() : 0};
  switch (drawn.below(5)) {
    case 0: return HitAt{std::max(0.0, time - off), std::min(1.0, time + off), normal};
    case 1: return HitAt{time, time + (drawn.below(2) == 0 ? off : -off), normal};
    case 2: return BareTime{time + (drawn.below(2) == 0 ? off : -off)};
    case 3: return Missed{normal};
    default: return InitiallyOverlapping{};
  }
}

void judge(FoldedRun& run, Drawn& drawn, const MovingPair& pair) {
  const FirstContact truth = first_contact(pair, TurningPair(pair));
  run.take(truth.kind);
  run.take(truth.earliest);
  run.take(truth.latest);
  run.take(truth.at_start);
  run.take(truth.normal);
  for (const Touching touching : {Touching::kHit, Touching::kMiss, Touching::kUnspecified}) {
    for (const double gap : {-1.0, 0.0, 0.05}) {
      const CastAnswer answer = any_answer(drawn, truth);
      run.take(check_cast_verdict(pair, answer, {touching, gap}));
      run.take(check_cast_times(pair, answer, {touching, gap}));
    }
  }
}

KnownWords straight_motions() {
  Drawn drawn{{std::mt19937_64(5)}};
  FoldedRun run;
  for (int k = 0; k < 12; ++k) {
    const std::uint32_t dimension = 2 + static_cast<std::uint32_t>(k % 2);
    MovingPair pair{{drawn.body(dimension, 0), drawn.body(dimension, 5)}, {}, {}};
    for (Motion* motion : {&pair.of_a, &pair.of_b})
      for (std::uint32_t j = 0; j < dimension; ++j) motion->displacement[j] = drawn.number();
    pair.of_a.displacement[0] += 6;
    run.take(contact_outlasts_changes(pair));
    judge(run, drawn, pair);
  }
  return {run.folded(), run.units()};
}

KnownWords turns() {
  Drawn drawn{{std::mt19937_64(6)}};
  FoldedRun run;
  for (int k = 0; k < 3; ++k) {
    const std::uint32_t dimension = 2 + static_cast<std::uint32_t>(k % 2);
    MovingPair pair{{drawn.body(dimension, 0), drawn.body(dimension, 3)}, {}, {}};
    pair.of_a.displacement[0] = drawn.number() + 3;
    pair.of_a.rotation[2] = drawn.number();
    if (dimension == 3) pair.of_b.rotation[1] = drawn.number() / 2;
    pair.of_b.centre[0] = 3;
    judge(run, drawn, pair);
  }
  return {run.folded(), run.units()};
}

}  // namespace

void add_judges_of_casts(KnownAnswers& all) {
  all.push_back(
      {"oracles/cast/parting_directions", Asked::kByCheck, parting_directions, {18240373275998596272u, 1167412, 292}});
  all.push_back({"oracles/cast/parting_directions_of_flat_bodies",
                 Asked::kByCheck,
                 parting_directions_of_flat_bodies,
                 {14178029338528890101u}});
  all.push_back({"oracles/cast/parting_directions_of_lattice_points",
                 Asked::kByCheck,
                 parting_directions_of_lattice_points,
                 {18174260366964863909u, 1500}});
  all.push_back(
      {"oracles/cast/straight_motions", Asked::kByCheck, straight_motions, {16810287150184215205u, 25588565}});
  all.push_back({"oracles/cast/turns", Asked::kByCheck, turns, {1173733017140218198u, 90198042}});
}

}  // namespace assay::known
