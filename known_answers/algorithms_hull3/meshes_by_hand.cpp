// Meshes cut wrongly, faces that are not found, rows of boxes to the last bit, and heights of exactly the error.
#include <cmath>
#include <vector>

#include "algorithms/hull3/folded_face.h"
#include "algorithms/hull3/inner_boxes.h"
#include "algorithms/hull3/mesh.h"
#include "algorithms/predicates/exact_orient3d.h"
#include "known_answers/drawn/generic_points.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/filtered.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Cuts `visible` off a mesh that has six points, where those of `seen` are said to be visible.
void take_cut(FoldedRun& run, spatial::Mesh& mesh, const std::vector<std::uint32_t>& visible, std::uint32_t apex,
              const std::vector<std::uint32_t>& seen) {
  std::vector<spatial::Mesh::Rim> rim;
  std::vector<std::uint32_t> created;
  const auto is_seen = [&seen](std::uint32_t t) { return std::find(seen.begin(), seen.end(), t) != seen.end(); };
  run.take(mesh.cut(visible, apex, is_seen, rim, created));
  run.take(created);
  run.take(mesh.size());
}

KnownWords cuts_of_meshes() {
  FoldedRun run;
  const std::vector<std::vector<std::uint32_t>> sets = {{},     {0},    {1},       {3},       {0, 1},      {1, 2},
                                                        {2, 3}, {0, 3}, {0, 1, 2}, {1, 2, 3}, {0, 1, 2, 3}};
  for (const auto& visible : sets)
    for (const auto& seen : sets) {
      spatial::Mesh fresh;
      fresh.start({0, 1, 2, 3}, 6);
      take_cut(run, fresh, visible, 4, seen);
      spatial::Mesh grown;
      grown.start({0, 1, 2, 3}, 6);
      take_cut(run, grown, {0}, 4, {0});  // triangles 4, 5, 6 stand on its edges
      for (const std::uint32_t shift : {0u, 3u}) {
        std::vector<std::uint32_t> moved, moved_seen;
        for (const std::uint32_t t : visible) moved.push_back(t + shift);
        for (const std::uint32_t t : seen) moved_seen.push_back(t + shift);
        spatial::Mesh again = grown;
        if (shift == 0 || visible.empty() || visible.front() > 0) take_cut(run, again, moved, 5, moved_seen);
      }
    }
  return {run.folded()};
}

KnownWords faces_by_hand() {
  using namespace spatial;
  FoldedRun run;
  const std::vector<Point3> prism = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {0, 0, 4}, {4, 0, 4}, {0, 4, 4}, {0, 2, 2}};
  const std::vector<std::uint32_t> all = {0, 1, 2, 3, 4, 5, 6}, edge = {0, 1};
  for (const auto& [from, to] : {std::pair{0u, 1u}, {1u, 0u}, {2u, 0u}, {0u, 3u}, {3u, 0u}, {4u, 5u}}) {
    run.take(folded_face<ExactOrient3d>(prism, all, from, to));
    run.take(folded_face<ExactOrient3d>(prism, std::vector<std::uint32_t>{from, to}, from, to));
  }
  for (std::size_t wanted_at = 0; wanted_at < 5; ++wanted_at) {
    std::size_t asked = 0;
    run.take(wall_face<ExactOrient3d>(prism, all, [&](const std::vector<std::uint32_t>& wall) {
      run.take(wall);
      return asked++ == wanted_at;
    }));
  }
  return {run.folded()};
}

/// A tetrahedron in a box, and which points near the lines of its grid are in inner boxes.
KnownWords rows_of_boxes() {
  using namespace spatial;
  DrawnBits drawn{std::mt19937_64(71)};
  FoldedRun run;
  for (int k = 0; k < 12; ++k) {
    const double wide = 1 + drawn.generic() / 2, low = 3 * drawn.generic();
    const std::vector<Point3> points = {
        {low, low, low}, {low + 9 * wide, low, low}, {low, low + 9 * wide, low}, {low, low, low + 9 * wide}};
    Extent extent = extent_of(points);
    WalkingSurface surface(points, extent, {low + wide, low + wide, low + wide}, {1, 2, 3, 0});
    for (const std::uint32_t lines : {3u, 7u, 11u}) {
      const InnerBoxes boxes(surface, extent, lines);
      for (std::uint32_t line = 0; line <= lines; ++line) {
        const double at = low + extent.width[0] * (double(line) / lines);
        const double in = low + extent.width[0] / lines / 2;
        for (const double x : {std::nextafter(at, -kEndless), at, std::nextafter(at, kEndless)}) {
          const Point3 along[] = {{x, in, in}, {in, x, in}, {in, in, x}, {x, x, in}};
          for (const Point3& p : along) run.take(boxes.contain(p));
        }
      }
    }
    // No grid where a width is out of range, and nothing is asked of the surface.
    for (const double width : {kEndless, 0x1p-1074}) {
      Extent odd = extent;
      odd.width[static_cast<std::size_t>(k) % 3] = width;
      take_filtered(run, [&] { return InnerBoxes(surface, odd, 3).contain({low + wide, low + wide, low + wide}); });
    }
  }
  return {run.folded()};
}

/// Points exactly as high above a triangle as its plane may be off, and next to that.
KnownWords heights_of_the_error() {
  using namespace spatial;
  FoldedRun run;
  for (const double size : {1.0, 3.0, 0x1p-300, 0x1p200}) {
    const std::vector<Point3> points = {{0, 0, 0}, {size, 0, 0}, {0, size, 0}, {0, 0, -size}};
    const Extent extent = extent_of(points);
    const WalkingSurface surface(points, extent, {size / 8, size / 8, -size / 8}, {0, 1, 2, 3});
    const Plane& plane = surface[0].plane;
    const double height = plane.error / plane.normal[2];
    for (const double z : {height, std::nextafter(height, 0.0), std::nextafter(height, kEndless)})
      for (const double side : {-1.0, 1.0})
        take_filtered(run, [&] { return surface.side(0, {size / 4, size / 4, side * z}); });
  }
  return {run.folded()};
}

/// Errors of planes where what may underflow is most of them, and where sums of it are rounded.
KnownWords errors_that_underflow() {
  using namespace spatial;
  DrawnBits drawn{std::mt19937_64(72)};
  FoldedRun run;
  const auto point = [&drawn](double scale) { return generic_point(drawn, scale); };
  for (int k = 0; k < 300; ++k) {
    Extent extent;
    for (double& width : extent.width) {
      const int exponent = static_cast<int>(50 + drawn.below(6));
      width = std::abs(std::ldexp(drawn.generic(), exponent));
    }
    const Point3 same = point(1);
    run.take(rounded_plane(same, same, same, extent).error);
    const double scale = std::ldexp(1, -318 - static_cast<int>(drawn.below(12)));
    const Point3 a = point(scale), b = point(scale), c = point(scale);
    run.take(rounded_plane(a, b, c, extent_of(std::vector<Point3>{a, b, c})).error);
  }
  // Half a least double to be rounded, to either side.
  Extent thin;
  thin.width[2] = 0.25;
  for (int k = 0; k < 8; ++k)
    run.take(rounded_plane({0, 0, 0}, {std::ldexp(1, -509), 0, 0}, {0, std::ldexp(1, -510 - k), 0}, thin).error);
  return {run.folded()};
}

}  // namespace

void add_meshes_by_hand(KnownAnswers& all) {
  all.push_back({"algorithms/hull3/cuts_of_meshes", Asked::kByCheck, cuts_of_meshes, {8518662721007319451u}});
  all.push_back({"algorithms/hull3/faces_by_hand", Asked::kByCheck, faces_by_hand, {2298489484337386211u}});
  all.push_back({"algorithms/hull3/rows_of_boxes", Asked::kByCheck, rows_of_boxes, {10143344633230117233u}});
  all.push_back(
      {"algorithms/hull3/heights_of_the_error", Asked::kByCheck, heights_of_the_error, {4662207764699933222u}});
  all.push_back(
      {"algorithms/hull3/errors_that_underflow", Asked::kByCheck, errors_that_underflow, {6251847967217392979u}});
}

}  // namespace assay::known
