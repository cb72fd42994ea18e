// Where doubles stop to decide about a separation and a distance, in pairs whose tips are so near to the origin that
// their doubles are finer than the bounds; and promises that are none.

#include "known_answers/folded/flips_of_judge.h"
#include "known_answers/oracles_gjk/judged_pairs.h"
#include "known_answers/tables.h"
#include "oracles/exact/judge_counts.h"

namespace assay::known {
namespace {

/// Two tips on the axis, `x` apart, the witness points of bodies that lie behind them.
ConvexPair tips(double x, double behind) { return {{2, {x, 0, 5.3, behind}}, {2, {0, 0, -4.1, 0.9}}}; }

KnownWords flips_of_separations() {
  FoldedRun run;
  for (const double behind : {0.7, 0.9, 0.3}) {
    const Separated witness{{1, {1}, {1}}, {2, {0, 1}, {0.3, 0.6}}};
    run.take(flip(0x1p-60, 1, [&](double x) {
      return is_told_by_doubles([&] { run.take(check_separated(tips(x, behind), witness)); });
    }));
    run.take(flip(0x1p-60, 1, [&](double x) {
      return is_told_by_doubles([&] { check_separated_along(tips(x, behind), {{9.4, behind, 0}}); });
    }));
  }
  return {run.folded()};
}

/// The least promise that doubles see kept, of long bodies far from the origin that are near to each other.
KnownWords flips_of_distances() {
  FoldedRun run;
  RandomPairs random(2041);
  for (int k = 0; k < 36; ++k) {
    const double far = 40 + random.generic(), near = far + 1 + random.generic() / 4;
    const double back = far - 200 + 40 * random.generic(), on = near + 200 + 40 * random.generic();
    const double weight = 2 + random.generic();
    const ConvexPair pair{{1, {far, back}}, {1, {near, on}}};
    const Separated witness{{1, {0}, {weight}}, {1, {0}, {1}}};
    run.take(flip(0x1p-60, 0x1p-40,
                  [&](double factor) { return is_told_by_doubles([&] { check_distance(pair, witness, factor); }); }));
  }
  return {run.folded()};
}

/// Pairs of four dimensions are none for doubles, which could tell them apart by the first three.
KnownWords separations_in_four_dimensions() {
  const std::uint64_t filtered = judge_counts().filtered, exact = judge_counts().exact;
  FoldedRun run;
  for (const double x : {-5.0, -0x1p100})
    run.take(check_separated({{4, {0, 0, 0, 0}}, {4, {x, 1, 2, 3}}}, {{1, {0}, {1}}, {1, {0}, {1}}}));
  return {run.folded(), judge_counts().filtered - filtered, judge_counts().exact - exact};
}

/// A distance below 0 by more than the promise, of points at the same place; a promise below 0.
KnownWords distances_below_zero() {
  FoldedRun run;
  const ConvexPair line{{1, {0, 1}}, {1, {1, 2}}};
  for (const double distance : {-0.75, -0.5, -0.25, 0.25, 0.5, 0.75})
    for (const double promised : {-1.0, -0.25, 0.25}) {
      run.take(check_points(line, {distance, {1, 0, 0}, {1, 0, 0}}, promised));
      run.take(check_points(line, {distance, {1, 0, 0}, {1.5, 0, 0}}, promised));
      run.take(check_points(line, {distance, {-1, 0, 0}, {1.5, 0, 0}}, Promise::by_default(promised, 1)));
    }
  return {run.folded()};
}

}  // namespace

void add_filters_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/gjk/flips_of_separations", Asked::kByCheck, flips_of_separations, {15791017683883295644u}});
  all.push_back({"oracles/gjk/flips_of_distances", Asked::kByCheck, flips_of_distances, {10749308479963995227u}});
  all.push_back({"oracles/gjk/separations_in_four_dimensions",
                 Asked::kByCheck,
                 separations_in_four_dimensions,
                 {2391539541053276776u, 0u, 2u}});
  all.push_back({"oracles/gjk/distances_below_zero", Asked::kByCheck, distances_below_zero, {16055839449207060065u}});
}

}  // namespace assay::known
