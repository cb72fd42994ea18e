// Where rays from inside a surface are aimed, found to the last bit by planes that turn past them.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/facets.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull3/frame.h"
#include "oracles/hull3/surface.h"

namespace assay::known {
namespace {

/// The directions in which a frame's ray has turned from the origin, over each two axes, where both are positive or
/// both are negative. The last two vertices of its surface are free to be moved.
void take_ray(FoldedRun& run, Surface& seen, DoubleFrame& frame) {
  const auto from = static_cast<std::uint32_t>(seen.vertex.size() - 2), to = from + 1;
  double Point3::*const axis[] = {&Point3::x, &Point3::y, &Point3::z};
  for (std::size_t i = 0; i < 3; ++i) {
    seen.vertex[from] = {0, 0, 0};
    seen.vertex[from].*axis[i] = 1;
    run.take(flip(0, 0x1p60, [&](double slope) {
      seen.vertex[to] = {0, 0, 0};
      seen.vertex[to].*axis[(i + 1) % 3] = slope;
      seen.vertex[to].*axis[(i + 2) % 3] = 1;
      return frame.ray_side(from, to) > 0;
    }));
  }
}

void take_aim(FoldedRun& run, Surface& seen, const Point3& centre, const std::vector<std::uint32_t>& across) {
  DoubleFrame frame(seen, centre);
  const std::optional<Aim> aim = frame.aim(across);
  run.take(aim.has_value());
  run.take(frame.exactly);
  if (!aim) return;
  run.take(aim->facet), run.take(aim->rivals);
  // As seen from the origin: the frame's own centre may be beside it by a little, which planes through it do not mind.
  if (centre == Point3{0, 0, 0}) take_ray(run, seen, frame);
}

/// Facets of three to five corners around a drawn direction, one after the other and across x = 0, with corners on it.
KnownWords drawn_aims() {
  FoldedRun run;
  DrawnBits drawn{std::mt19937_64(62)};
  for (int k = 0; k < 50; ++k) {
    Cloud3 cloud;
    const double height = 2.5 + drawn.generic();
    const double side = drawn.below(2) == 0 ? 1 : -1;
    const Point2 places[] = {{1, 0}, {0.25, 1}, {-1, 0.75}, {-1, -0.5}, {0, -1}};
    const std::size_t corners = 3 + drawn.below(3);
    for (std::size_t i = 0; i < corners; ++i) {
      const Point2& at = places[corners == 3 ? (2 * i) % 5 : i];
      const double x = at.x == 0 ? 0 : at.x + 0.125 * drawn.generic(), y = at.y + 0.125 * drawn.generic();
      const double z = height + 0.875 * drawn.generic();
      cloud.points.push_back({x, side * (2 + y), side * z});
    }
    for (int spare = 0; spare < 3; ++spare) cloud.points.push_back({-1, 4, 3.0 * spare});
    Facets facets = {{}, {}};
    for (std::uint32_t i = 0; i < corners; ++i) facets[0].push_back(i);
    const auto first = facets[0].begin() + static_cast<std::ptrdiff_t>(drawn.below(corners));
    std::rotate(facets[0].begin(), first, facets[0].end());
    const auto spare = static_cast<std::uint32_t>(corners);
    facets[1] = {spare, spare + 1, spare + 2};
    Surface seen = surface_of(cloud, surface(facets));
    for (const std::vector<std::uint32_t>& across : {std::vector<std::uint32_t>{0}, {}, {1, 0}}) {
      const std::vector<Point3> vertex = seen.vertex;
      take_aim(run, seen, {0, 0, 0}, across);
      seen.vertex = vertex;
      take_aim(run, seen, {0.25 * drawn.generic(), 0, 0}, across);
    }
  }
  return {run.folded()};
}

/// One facet that a ray is not within, over each of its edges; and one whose ends are so far apart that between them
/// there is no number.
KnownWords aims_beside() {
  FoldedRun run;
  for (const double far : {1.0, 0x1.fffp1023})
    for (std::size_t turn = 0; turn < 4; ++turn)
      for (const int swapped : {0, 1, 2}) {
        Cloud3 cloud{{{-0x1p-10, 0x1p-10, -far},
                      {0x1p-10, 0x1p-10, far},
                      {0x1p-10, 0x1p-11, -far / 2},
                      {-0x1p-11, 0x1p-9, far / 4},
                      {0, 0, 1},
                      {1, 0, 0}}};
        if (swapped == 1) cloud.points[2] = {-0x1p-9, 0x1p-9, far / 2};
        std::vector<std::uint32_t> facet = {0, 1, 2};
        if (turn == 3) facet.push_back(3);
        std::rotate(facet.begin(), facet.begin() + static_cast<std::ptrdiff_t>(turn % 3), facet.end());
        if (swapped == 2) std::reverse(facet.begin(), facet.end());
        Surface seen = surface_of(cloud, surface({facet, {3, 4, 5}}));
        for (const std::vector<std::uint32_t>& across : {std::vector<std::uint32_t>{0}, {}})
          take_aim(run, seen, {0, 0x1p-12, 0}, across);
      }
  // A dent beside its first three corners, whose mean is on the wrong side of the last edge alone.
  for (std::size_t turn = 0; turn < 4; ++turn) {
    const Cloud3 cloud{{{0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {0.2, 0.05, 1}}};
    std::vector<std::uint32_t> facet = {0, 1, 2, 3};
    std::rotate(facet.begin(), facet.begin() + static_cast<std::ptrdiff_t>(turn), facet.end());
    Surface seen = surface_of(cloud, surface({facet}));
    for (const std::vector<std::uint32_t>& across : {std::vector<std::uint32_t>{0}, {}})
      take_aim(run, seen, {0.3, 0.3, 0}, across);
  }
  return {run.folded()};
}

}  // namespace

void add_asked_aims(KnownAnswers& all) {
  all.push_back({"oracles/hull3/drawn_aims", Asked::kByCheck, drawn_aims, {9964842558563535310u}});
  all.push_back({"oracles/hull3/aims_beside", Asked::kByCheck, aims_beside, {12274910425128359123u}});
}

}  // namespace assay::known
