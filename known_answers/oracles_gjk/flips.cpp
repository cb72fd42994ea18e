// How far off an answer may be until judges of collisions convict it, and until doubles no longer tell, to the
// last bit.
#include <cmath>

#include "known_answers/folded/flips_of_judge.h"
#include "known_answers/oracles_gjk/judged_pairs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

const Promise kPromised = Promise::by_default(0x1p-43, 0x1p-1022);

void take_flips_of_points(FoldedRun& run, const ConvexPair& pair) {
  const RoundedTruth truth(pair);
  const double distance = truth.distance;
  if (!(distance > 0 && distance < 0x1p500)) return;
  take_flips(run, distance, [&](double by) {
    return check_points(pair, {distance + by, truth.p, truth.q}, kPromised);
  });
  take_flips(run, distance, [&](double by) {
    auto moved = truth.p;
    moved[pair.a.dimension - 1] += by;
    return check_points(pair, {distance, moved, truth.q}, kPromised);
  });
  const Bracketed wide = truth.bracket(distance * (1 - 0x1p-45), distance * (1 + 0x1p-45));
  for (double Bracketed::*end : {&Bracketed::low, &Bracketed::high})
    take_flips(run, distance, [&](double by) {
      Bracketed bracket = wide;
      bracket.*end += by;
      return check_bracket(pair, bracket, kPromised);
    });
  take_flips(run, 1, [&](double by) {
    Bracketed bracket = wide;
    bracket.direction[0] += by * distance;
    return check_bracket(pair, bracket, kPromised);
  });
  take_flips(run, 1, [&](double by) {
    Separated other = truth.nearest;
    other.on_a.weight[0] += by;
    return check_distance(pair, other, kPromised);
  });
  take_flips(run, 64, [&](double by) {
    auto way = truth.apart;
    way[0] += by * distance;
    return check_separated_along(pair, {way});
  });
}

void take_flips_of_depth(FoldedRun& run, const ConvexPair& pair) {
  const auto depth = exact_depth(pair);
  if (!depth) return;
  Penetrating answer;
  answer.depth = std::sqrt(depth->squared.convert_to<double>());
  if (!(answer.depth > 0 && answer.depth < 0x1p500)) return;
  double length = 0;
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k) {
    answer.normal[k] = depth->normal[k].convert_to<double>();
    length = std::max(length, std::abs(answer.normal[k]));
  }
  for (double& entry : answer.normal) entry /= length;
  take_flips(run, answer.depth, [&](double by) {
    Penetrating other = answer;
    other.depth += by;
    return check_depth(pair, other, kPromised);
  });
  take_flips(run, 1, [&](double by) {
    Penetrating other = answer;
    other.normal[pair.a.dimension - 1] += by;
    return check_normal(pair, other, kPromised);
  });
}

KnownWords flips(int pairs) {
  RandomPairs random(2030);
  FoldedRun run;
  for (int k = 0; k < pairs; ++k) {
    ConvexPair pair = random.draw(k % 3, 2 + static_cast<std::uint32_t>(k) % 2, 4);
    take_flips_of_depth(run, pair);
    for (double& x : pair.b.coordinates) x += k % 2 == 0 ? 4 : 0.75;
    take_flips_of_points(run, pair);
  }
  return {run.folded()};
}

}  // namespace

void add_flips_of_judges(KnownAnswers& all) {
  all.push_back({"oracles/gjk/flips", Asked::kByCheck, [] { return flips(4); }, {1111280793446839871u}});
}

}  // namespace assay::known
