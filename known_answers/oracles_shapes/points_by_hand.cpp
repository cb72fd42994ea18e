// The judges of bounds, centroids and images asked directly: each number of a right answer made another one.
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "known_answers/drawn/planar_shapes.h"
#include "known_answers/known_answer.h"
#include "known_answers/oracles_shapes/asked_shapes.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords spoilt_points() {
  AskedShapes asked;
  const Shape points{ShapeKind::kPoints, 2, {0, 1, 4, -1, 2, 3}}, solid{ShapeKind::kPoints, 3, {0, 1, 2, 3, -1, 4}},
      ring{ShapeKind::kPolygon, 2, {0, 0, 4, 0, 4, 2, 0, 2}}, flat{ShapeKind::kPolygon, 2, {0, 0, 4, 0, 2, 0}},
      one{ShapeKind::kPolygon, 2, {1, 2}}, map{ShapeKind::kMap, 2, {1, 0, 0, -1, 1, 0, 0.5, 2}},
      vast{ShapeKind::kMap, 2, {0, 0, 0x1p1023, 0, 0, 1, 0x1p1023, 0}};
  const std::vector<std::array<double, 3> ShapeBounds::*> corners = {&ShapeBounds::low, &ShapeBounds::high};
  asked.ask_spoilt({ShapesQuestion::kBounds, points, {}}, ShapeBounds{{0, -1, 0}, {4, 3, 0}}, {}, corners);
  asked.ask_spoilt({ShapesQuestion::kBounds, solid, {ShapeKind::kNone, 3, {}}}, ShapeBounds{{0, -1, 2}, {3, 1, 4}}, {},
                   corners);
  asked.ask_spoilt({ShapesQuestion::kMerge, box(0, 0), box(3, 1)}, ShapeBounds{{-1, -1, 0}, {4, 2, 0}}, {}, corners);
  asked.ask_spoilt({ShapesQuestion::kMerge, box(1, 1, 0), box(1, 1, 0)}, ShapeBounds{{1, 1, 0}, {1, 1, 0}}, {},
                   corners);
  for (const auto& [shape, right] :
       {std::pair{ring, ShapeCentroid{false, {2, 1}}}, {flat, {true, {2, 0}}}, {one, {true, {1, 2}}}})
    for (const bool is_flat : {false, true})
      for (const double by : kSpoils)
        for (std::size_t k = 0; k < 2; ++k)
          for (const double further : {0.0, 0.5}) {
            ShapeCentroid spoilt = right;
            spoilt.flat = is_flat;
            spoilt.at[k] += by;
            spoilt.at[1 - k] += further;
            asked.ask({ShapesQuestion::kCentroid, shape, {}}, spoilt);
          }
  // The greatest double, a centroid beyond it, and one that is off by the least that is allowed.
  constexpr double kMost = std::numeric_limits<double>::max();
  const Shape most{ShapeKind::kPolygon, 2, {kMost, 0}}, origin{ShapeKind::kPolygon, 2, {0, 0}},
      crossed{ShapeKind::kPolygon, 2, {0, 0, 0x1p1000, 0x1p1000, 0x1p1000, 0, 0, 0x1.0000000000001p1000}};
  for (const double off : {0.0, 0x1p-1072, 0x1.4p-1072})
    for (const auto& [shape, right] :
         {std::pair{most, ShapeCentroid{true, {kMost, off}}}, {origin, {true, {off, 0}}}, {crossed, {false, {off, 0}}}})
      asked.run.take(check_centroid({ShapesQuestion::kCentroid, shape, {}}, right, {Touching::kHit, 0}));
  for (const Shape& by_map : {map, vast})
    for (const double by : kSpoils)
      for (std::size_t i = 0; i < 8; ++i) {
        MovedPoints moved{{1.5, 1, 3.5, 5, -0.5, 3}};
        i < 6 ? static_cast<void>(moved.coordinates[i] += by) : moved.coordinates.resize(2 * i - 8);
        asked.ask({ShapesQuestion::kMotion, points, by_map}, moved);
      }
  return {asked.run.folded(), asked.run.units()};
}

}  // namespace

void add_points_by_hand(KnownAnswers& all) {
  all.push_back({"oracles/shapes/spoilt_points", Asked::kByCheck, spoilt_points, {13430949325503925926u, 0u}});
}

}  // namespace assay::known
