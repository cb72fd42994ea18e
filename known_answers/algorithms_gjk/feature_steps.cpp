// A step of the walk over features from every pair of features of two solids, at places where much is equally far.
#include <cstdint>
#include <utility>
#include <vector>

#include "algorithms/gjk/features/feature_walk.h"
#include "algorithms/gjk/features/solid.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using namespace gjk;

/// A box, a pyramid, a triangle, a segment and a point.
const std::vector<Points> kSolids = {{3, {0, 0, 0, 2, 0, 0, 0, 2, 0, 2, 2, 0, 0, 0, 2, 2, 0, 2, 0, 2, 2, 2, 2, 2}},
                                     {3, {0, 0, 0, 2, 0, 0, 0, 2, 0, 2, 2, 0, 1, 1, 3}},
                                     {3, {0, 0, 0, 3, 0, 1, 0, 2, 1}},
                                     {3, {0, 0, 0, 1, 2, 1}},
                                     {3, {1, 1, 1}}};

std::vector<Feature> features_of(const Solid& solid) {
  std::vector<Feature> features;
  for (const std::uint32_t corner : solid.corners()) features.push_back({FeatureKind::kCorner, corner});
  for (std::uint32_t e = 0; e < solid.edges().size(); ++e) features.push_back({FeatureKind::kEdge, e});
  for (std::uint32_t f = 0; f < solid.faces(); ++f) features.push_back({FeatureKind::kFace, f});
  return features;
}

PlacedSolid placed(const Solid& solid, const Points& points, const Vec<3>& by, double scale) {
  std::vector<Vec<3>> at(points.size());
  for (std::uint32_t i = 0; i < points.size(); ++i)
    for (std::size_t k = 0; k < 3; ++k) at[i][k] = scale * (points[i][k] + by[k]);
  return {solid, at};
}

void take_steps(FoldedRun& run, const PlacedSolid& a, const PlacedSolid& b) {
  for (const Feature& on_a : features_of(a.features))
    for (const Feature& on_b : features_of(b.features)) {
      FeatureWalk walk(a, b, on_a, on_b);
      run.take(walk.step());
      run.take(walk.state());
    }
}

KnownWords feature_steps() {
  FoldedRun run;
  for (const Points& a : kSolids)
    for (const Points& b : kSolids) {
      if (&a == &b && &a == kSolids.data()) continue;  // two boxes show no more
      const Solid of_a(a), of_b(b);
      const PlacedSolid first = placed(of_a, a, {}, 1), small = placed(of_a, a, {}, 0x1p-160);
      for (const Vec<3>& by :
           {Vec<3>{0, -2, 1}, {1, 1, 3 - 0x1p-27}, {-1 + 0x1p-26, 1, 0.5 + 0x1p-27}, {0.5, 0.25, -4}})
        take_steps(run, first, placed(of_b, b, by, 1));
      take_steps(run, small, placed(of_b, b, {1, -1, 1.25}, 0x1p-160));
    }
  return {run.folded()};
}

void take_vectors(FoldedRun& run, const PlacedSolid& solid) {
  for (const auto* list : {&solid.at, &solid.normal, &solid.way, &solid.left, &solid.right})
    for (const Vec<3>& vector : *list)
      for (const double entry : vector) run.take_number_or_none(entry);
}

/// The corners, edges and faces of each, placed where they are and all at one point.
KnownWords features() {
  FoldedRun run;
  for (const Points& points : kSolids) {
    const Solid solid(points);
    take_vectors(run, PlacedSolid(solid, std::vector<Vec<3>>(points.size())));
    run.take(solid.corners());
    for (const SolidEdge& edge : solid.edges())
      run.take(edge.tail), run.take(edge.head), run.take(edge.left), run.take(edge.right);
    for (std::uint32_t i = 0; i < points.size(); ++i) run.take(solid.is_corner(i)), run.take(solid.edges_at(i));
    for (std::uint32_t f = 0; f < solid.faces(); ++f) run.take(solid.ring(f)), run.take(solid.sides(f));
    take_vectors(run, placed(solid, points, {0.5, -1, 0.25}, 1));
  }
  return {run.folded()};
}

}  // namespace

void add_feature_steps(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/feature_steps", Asked::kByCheck, feature_steps, {17552262933066624887u}});
  all.push_back({"algorithms/gjk/features", Asked::kByCheck, features, {5459981146107862509u}});
}

}  // namespace assay::known
