// What is proved of depths, asked directly: surfaces of differences around the origin, and overlaps along normals.
#include <algorithm>
#include <cmath>
#include <utility>

#include "known_answers/drawn/moving_squares.h"
#include "known_answers/drawn/unit_cubes.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/gjk/depth/along_normal.h"
#include "oracles/gjk/depth/enclosing_surface.h"
#include "oracles/gjk/depth/exact_depth.h"

namespace assay::known {
namespace {

/// Surfaces around the origin with a facet turned, left out or twice, a corner that is none, and radii met exactly.
KnownWords surfaces_of_differences() {
  FoldedRun run;
  for (const ConvexPair& pair :
       {ConvexPair{square(0, 0), square(0.5, 0.25)}, ConvexPair{cube(0, 0, 0), cube(0.5, 0.25, 0.25)}}) {
    const auto depth = exact_depth(pair);
    const auto surface = propose_surface(pair, std::sqrt(depth->squared.convert_to<double>()));
    const auto take = [&](const auto& spoil) {
      DifferenceSurface spoilt = *surface;
      ConvexPair of = pair;
      spoil(spoilt, of);
      for (const Rational& by : {Rational(0), Rational(-1, 1 << 30), Rational(1, 1 << 30)})
        run.take(encloses_ball(of, spoilt, depth->squared + by));
    };
    take([](DifferenceSurface&, ConvexPair&) {});
    for (std::size_t f = 0; f < surface->facets.size(); ++f) {
      take([&](DifferenceSurface& spoilt, ConvexPair&) { std::swap(spoilt.facets[f][0], spoilt.facets[f][1]); });
      take([&](DifferenceSurface& spoilt, ConvexPair&) {
        spoilt.facets.erase(spoilt.facets.begin() + static_cast<std::ptrdiff_t>(f));
      });
      for (std::size_t i = 0; i < 3; ++i)
        take([&](DifferenceSurface& spoilt, ConvexPair&) {
          spoilt.facets[f][i] = static_cast<std::uint32_t>(spoilt.corners.size() + f);
        });
    }
    // The last corner third in each of its facets, then missing.
    take([](DifferenceSurface& spoilt, ConvexPair&) {
      const std::size_t last = spoilt.corners.size() - 1;
      for (auto& facet : spoilt.facets)
        while (spoilt.dimension == 3 && (facet[0] == last || facet[1] == last))
          std::rotate(facet.begin(), facet.begin() + 1, facet.end());
      spoilt.corners.pop_back();
    });
    for (std::size_t c = 0; c < surface->corners.size(); ++c)
      for (auto of : {&DifferenceSurface::Corner::a, &DifferenceSurface::Corner::b})
        take([&](DifferenceSurface& spoilt, ConvexPair&) { spoilt.corners[c].*of = 8; });
    take([](DifferenceSurface& spoilt, ConvexPair&) { spoilt.facets.clear(); });
    for (const std::size_t dimension : {1u, 2u, 3u, 4u})
      take([&](DifferenceSurface& spoilt, ConvexPair&) { spoilt.dimension = dimension; });
    for (auto body : {&ConvexPair::a, &ConvexPair::b})
      take([&](DifferenceSurface&, ConvexPair& of) { (of.*body).dimension = 1; });
  }
  return {run.folded(), run.units()};
}

/// Overlaps compared with lengths that are as long, a little longer and shorter; bounds next to the least numbers.
KnownWords along_normals() {
  FoldedRun run;
  const auto take = [&](const ConvexPair& pair, const std::array<double, 3>& normal) {
    AlongNormal along(pair, normal);
    run.take(along.rounded_overlap());
    run.take(along.length2());
    for (const Rational& length : {Rational(0), Rational(1, 2), Rational((1 << 30) - 1, 1 << 30), Rational(1)}) {
      run.take(along.overlap_is_certainly_at_most(length));
      run.take(along.overlap_is_at_most(length));
      run.take(along.is_behind_by_at_most(0, 0, length));
      run.take(along.is_behind_by_at_most(1, 1, length));
      run.take(along.by_filter());
    }
    run.take(along.squared_overlap());
    run.take(along.squared_behind(1, 0));
  };
  for (const double x : {0.5, 1.0, 1.5, 2.0, 2.5})
    for (const auto& normal : {std::array{1.0, 0.0, 0.0}, {-1.0, 0.0, 0.0}, {3.0, 4.0, 0.0}, {1.0, 1.0, 0.0}})
      take({square(0, 0), square(x, 0.25)}, normal);
  for (int k = 0; k < 80; ++k) {
    take({{1, {0, 0}}, {1, {0x1p600, 0x1p601}}}, {0x1p-537 * (1 + k / 8.0), 0, 0});
    take({{1, {0, 0}}, {1, {0x1p-1074 * k, 1}}}, {1, 0, 0});
  }
  return {run.folded(), run.units()};
}

}  // namespace

void add_along_normals(KnownAnswers& all) {
  all.push_back({"oracles/gjk/surfaces_of_differences",
                 Asked::kByCheck,
                 surfaces_of_differences,
                 {7943288511068320516u, 115782u}});
  all.push_back({"oracles/gjk/along_normals", Asked::kByCheck, along_normals, {12429951128308974963u, 21376u}});
}

}  // namespace assay::known
