// The surface that hull3 walks: planes as rounded, which points are above it, and which boxes of a grid are taken to
// be inside, the last row among them.
#include <array>
#include <vector>

#include "algorithms/hull3/inner_boxes.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// A tetrahedron around (2, 2, 2), the corners of a cube of which it has one, and points drawn in between.
std::vector<Point3> cloud(DrawnBits& drawn, int k) {
  std::vector<Point3> points = {{8, 0, 0}, {0, 8, 0}, {0, 0, 8}, {0, 0, 0}};
  if (k % 2 == 0)
    for (const unsigned corner : {3u, 5u, 6u, 7u})
      points.push_back({corner & 1 ? 8.0 : 0, corner & 2 ? 8.0 : 0, corner & 4 ? 8.0 : 0});
  for (int i = 0; i < 6; ++i) {
    const double x = 4 + 4 * drawn.generic(), y = 4 + 4 * drawn.generic();
    points.push_back({x, y, 4 + 4 * drawn.generic()});
  }
  return points;
}

KnownWords inner_boxes() {
  using namespace spatial;
  DrawnBits drawn{std::mt19937_64(13)};
  FoldedRun run;
  for (int k = 0; k < 8; ++k) {
    const std::vector<Point3> points = cloud(drawn, k);
    const Extent extent = extent_of(points);
    WalkingSurface surface(points, extent, {2, 2, 2}, {0, 1, 2, 3});
    for (std::uint32_t i = 4; i < points.size(); ++i) surface.add(i);
    for (const std::uint32_t lines : {1u, 3u, 8u, 60u}) {
      if (lines > InnerBoxes::kLinesMost && k > 1) continue;
      const InnerBoxes boxes(surface, extent, lines);
      const int steps = lines > 8 ? 9 : 17;
      for (int z = 0; z <= steps; ++z)
        for (int y = 0; y <= steps; ++y)
          for (int x = 0; x <= steps; ++x) {
            const auto at = [steps](int i) { return 8.0 * i / steps; };
            run.take(boxes.contain({at(x), at(y), at(z)}));
          }
    }
    for (int i = 0; i < 50; ++i) {
      const double x = 4 + 4 * drawn.generic(), y = 4 + 4 * drawn.generic();
      run.take(surface.encloses({x, y, 4 + 4 * drawn.generic()}));
    }
    Extent wide = extent;
    wide.width[2] = kEndless;
    run.take(InnerBoxes(surface, wide, 3).contain({1, 1, 1}));
  }
  return {run.folded()};
}

/// Planes through drawn points of an extent, as rounded, and their errors, at scales at which products underflow, too.
KnownWords rounded_planes() {
  DrawnBits drawn{std::mt19937_64(20)};
  FoldedRun run;
  for (int k = 0; k < 400; ++k) {
    constexpr std::array<double, 4> kScales = {1, 0x1p-300, 0x1p-536, 0x1p300};
    const double scale = kScales[static_cast<std::size_t>(k) % kScales.size()];
    std::vector<Point3> points;
    for (int i = 0; i < 4; ++i) {
      const double x = scale * drawn.generic(), y = 4 * scale * drawn.generic();
      points.push_back({x, y, scale * (2 + drawn.generic())});
    }
    const spatial::Plane plane = spatial::rounded_plane(points[0], points[1], points[2], spatial::extent_of(points));
    run.take(plane.normal);
    run.take(plane.offset);
    run.take(plane.error);
    run.take(plane.height(points[3]));
  }
  return {run.folded()};
}

}  // namespace

void add_walking_surfaces(KnownAnswers& all) {
  all.push_back({"algorithms/hull3/rounded_planes", Asked::kByCheck, rounded_planes, {1220022046142874035u}});
  all.push_back({"algorithms/hull3/inner_boxes", Asked::kByCheck, inner_boxes, {7650708112108022133u}});
}

}  // namespace assay::known
