// Pairs that are declined or given up: no bodies, other dimensions, numbers that are none, one point, too many pairs of
// vertices, and depths beyond the greatest double.
#include <cstddef>
#include <utility>
#include <vector>

#include "algorithms/gjk/depth/epa.h"
#include "algorithms/gjk/depth/minimum_translation_2d.h"
#include "algorithms/gjk/depth/mpr.h"
#include "algorithms/gjk/distance/boolean.h"
#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/gjk/distance/johnson.h"
#include "algorithms/gjk/distance/nesterov.h"
#include "algorithms/gjk/distance/spheres_first.h"
#include "algorithms/gjk/distance/warm_start.h"
#include "algorithms/gjk/distance/wolfe.h"
#include "algorithms/gjk/features/closest_features.h"
#include "algorithms/gjk/reference/minkowski_brute.h"
#include "algorithms/gjk/reference/minkowski_merge_2d.h"
#include "algorithms/gjk/signed_volumes.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

template <class... Variants>
void take_each(FoldedRun& run, const ConvexPair& pair) {
  (fold_solve(run, pair, &Variants::solve), ...);
}
void take_all(FoldedRun& run, const ConvexPair& pair) {
  take_each<GjkSignedVolumes, GjkJohnson, GjkWolfe, GjkNesterov, GjkBoolean, GjkHillClimbing, GjkSpheresFirst,
            GjkWarmStart, GjkClosestFeatures, GjkMinkowskiBrute, GjkMinkowskiMerge2d, Epa, Mpr, MinimumTranslation2d>(
      run, pair);
}

/// A body is none, or not finite in a coordinate of either side, or of another dimension, or the same point as the
/// other.
KnownWords no_pairs() {
  FoldedRun run;
  for (const std::uint32_t dimension : {1u, 2u, 3u, 4u, 6u, 7u}) {
    const Points none{dimension, {}}, other{dimension + 1, std::vector<double>(dimension + 1, 0)},
        same{dimension, std::vector<double>(2 * dimension, 1)};
    Points simplex{dimension, std::vector<double>(dimension * (dimension + 1), 0)};
    for (std::uint32_t i = 0; i < dimension; ++i) simplex.coordinates[i * (dimension + 1)] = 1;
    for (const Points& odd : {none, other, same}) {
      take_all(run, {odd, simplex}), take_all(run, {simplex, odd});
      take_all(run, {odd, odd});
    }
    for (const double x : {kEndless, kNoNumber})
      for (const std::size_t at : {std::size_t{0}, std::size_t{dimension} * dimension + dimension - 1}) {
        Points odd = simplex;
        odd.coordinates[at] = x;
        take_all(run, {odd, simplex}), take_all(run, {simplex, odd});
      }
  }
  return {run.folded()};
}

/// As many pairs of vertices as are looked at, and more, most vertices one point.
KnownWords many_pairs() {
  FoldedRun run;
  for (const std::uint32_t dimension : {2u, 3u}) {
    const auto many = [&](std::size_t size, double at) {
      Points body{dimension, std::vector<double>(size * dimension, at)};
      for (std::size_t i = 0; i < dimension && i < size; ++i) body.coordinates[i * (dimension + 1)] += 1;
      return body;
    };
    for (const auto& [of_a, of_b] : {std::pair{std::size_t{128}, std::size_t{128}}, {113, 145}, {5, 3277}, {16385, 1}})
      if (dimension == 2 || of_a * of_b > gjk::kBrutePairs)
        fold_answer(run, GjkMinkowskiBrute::solve({many(of_a, 0), many(of_b, 3)}, Watch{}));
  }
  return {run.folded()};
}

/// Tetrahedra nearly as large as can be: their depth may be no double, and none smaller than the least.
KnownWords endless_depths() {
  FoldedRun run;
  for (const double scale : {0x1p1023, 0x1.8p1023, 0x1.fp1023, 0x1p-1074, 0x1p-1070, 0x1p-1030})
    for (const double by : {0.0, 0.0625, 0.25, 0.875}) {
      Points a{3, {-1, -1, -1, 1, 1, -1, 1, -1, 1, -1, 1, 1, 0.75, 0.5, 0.875}}, b = a;
      for (std::size_t i = 0; i < b.coordinates.size(); ++i) b.coordinates[i] *= i % 3 == 0 ? 1 - by : by - 1;
      for (Points* body : {&a, &b})
        for (double& x : body->coordinates) x *= scale;
      take_each<Epa, Mpr, GjkSignedVolumes, GjkClosestFeatures>(run, {a, b});
      Points flat_a{2, {}}, flat_b{2, {}};
      for (std::size_t i = 0; i < a.coordinates.size(); ++i)
        if (i % 3 < 2) flat_a.coordinates.push_back(a.coordinates[i]), flat_b.coordinates.push_back(b.coordinates[i]);
      take_each<Epa, MinimumTranslation2d, GjkSignedVolumes>(run, {flat_a, flat_b});
    }
  return {run.folded()};
}

}  // namespace

void add_refused_pairs(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/no_pairs", Asked::kByCheck, no_pairs, {18054779548570690206u}});
  all.push_back({"algorithms/gjk/many_pairs", Asked::kByCheck, many_pairs, {3343280399742610927u}});
  all.push_back({"algorithms/gjk/endless_depths", Asked::kByCheck, endless_depths, {16620677865299814483u}});
}

}  // namespace assay::known
