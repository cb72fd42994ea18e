// Polytopes that grow by vertices which lie, but for rounding, on their faces or are their corners already.
#include <array>
#include <cmath>

#include "algorithms/gjk/depth/expanding_polytope.h"
#include "known_answers/algorithms_gjk/drawn_vectors.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using gjk::operator+;
using gjk::operator*;

/// From the first vertices on, which are one simplex, until one is not taken.
template <std::size_t D>
void take_growth(FoldedRun& run, const Points& a) {
  const ConvexPair pair{a, {D, std::vector<double>(D, 0)}};
  const gjk::MinkowskiFrame<D> frame(pair);
  std::array<gjk::Difference<D>, D + 1> simplex;
  for (std::uint32_t i = 0; i <= D; ++i) simplex[i] = frame.difference(i, 0);
  gjk::ExpandingPolytope<D> polytope(frame, simplex);
  for (std::uint32_t i = D + 1; i < a.size(); ++i) {
    const bool taken = polytope.add(frame.difference(i, 0));
    run.take(taken);
    const auto nearest = polytope.nearest();
    run.take(nearest.corner);
    run.take_number_or_none(nearest.height);
    run.take(polytope.proves_beyond(-0x1p-40));
    if (!taken) {
      run.take(i);
      return;
    }
  }
}

/// A lattice turned and stretched at will: many of its points are on one plane, and no longer so when rounded.
template <std::size_t D>
void take_lattices(FoldedRun& run, int count) {
  DrawnVectors drawn{{std::mt19937_64(91 + D)}};
  for (int i = 0; i < count; ++i) {
    std::array<gjk::Vec<D>, D> axis;
    for (auto& way : axis) {
      way = drawn.vector<D>();
      for (double& entry : way) entry = 0.25 * entry;
    }
    for (std::size_t k = 0; k < D; ++k) axis[k][k] += 1;
    Points a{D, {}};
    for (std::size_t k = 0; k < 5 * D + 12; ++k) {
      gjk::Vec<D> at{};
      for (std::size_t l = 0; l < D; ++l) {
        const double whole = k <= D ? (k == l ? 1 : k == D ? -1 : 0) : static_cast<double>(drawn.below(5)) - 2;
        at = at + whole * axis[l];
      }
      for (const double x : at) a.coordinates.push_back(x);
    }
    take_growth<D>(run, a);
  }
}

/// Points of a sphere, and then one far off that sees many faces.
void take_spheres(FoldedRun& run, int count) {
  DrawnBits drawn{std::mt19937_64(97)};
  for (int i = 0; i < count; ++i) {
    Points a{3, {0, 0, 1, 0.9375, 0, -0.25, -0.5, 0.75, -0.25, -0.5, -0.75, -0.25}};
    for (int k = 0; k < 24; ++k) {
      gjk::Vec<3> at;
      for (double& entry : at) entry = drawn.generic();
      const double length = std::sqrt(gjk::dot(at, at));
      for (const double entry : at) a.coordinates.push_back(entry / length);
    }
    for (const double far : {1.125, -1.5, 4.0}) {
      for (int k = 0; k < 3; ++k) {
        const double entry = drawn.generic();
        a.coordinates.push_back(far * entry);
      }
    }
    take_growth<3>(run, a);
  }
}

KnownWords growing_polytopes() {
  FoldedRun run;
  take_lattices<2>(run, 150);
  take_lattices<3>(run, 150);
  take_spheres(run, 40);
  return {run.folded()};
}

}  // namespace

void add_growing_polytopes(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/growing_polytopes", Asked::kByCheck, growing_polytopes, {10970847667545025490u}});
}

}  // namespace assay::known
