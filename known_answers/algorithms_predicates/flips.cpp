// Where predicates turn from one sign to another, and where their filters begin to decide, to the last bit.
#include <algorithm>
#include <array>
#include <cstdint>

#include "algorithms/model/work/fallbacks.h"
#include "algorithms/predicates/adaptive_orient2d.h"
#include "algorithms/predicates/compiled_orient2d.h"
#include "algorithms/predicates/double_double_orient2d.h"
#include "algorithms/predicates/epsilon_orient2d.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "algorithms/predicates/exact_orient3d.h"
#include "algorithms/predicates/orient2d.h"
#include "algorithms/predicates/orient3d.h"
#include "algorithms/predicates/way_turn.h"
#include "known_answers/algorithms_predicates/drawn_points.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// `sign` along numbers to either side of 0: where it begins or ceases to be -1, 0 and 1, and its filter to decide.
template <class Sign>
void take_flips_of_sign(FoldedRun& run, double scale, const Sign& sign) {
  const double far = 64 * scale;
  const auto filtered = [&](double t) {
    const std::uint64_t before = filter_fallbacks;
    const int found = sign(t);
    run.take(found);
    return filter_fallbacks == before;
  };
  for (const double way : {1.0, -1.0}) {
    for (const int what : {-1, 0, 1}) run.take(flip(0, far, [&](double t) { return sign(way * t) == what; }));
    run.take(flip(0, far, [&](double t) { return filtered(way * t); }));
  }
}

/// Scales at which products stay in range, underflow and overflow.
constexpr double kScales[] = {1, 0x1p-300, 0x1p-530, 0x1p500, 0x1p-1030};

/// take(drawn, scale) a dozen times at each scale.
template <class Take>
void at_every_scale(std::uint64_t seed, const Take& take) {
  DrawnPoints drawn{{std::mt19937_64(seed)}};
  for (const double scale : kScales)
    for (int k = 0; k < 12; ++k) take(drawn, scale);
}

template <class Orient2d>
void take_turns(FoldedRun& run) {
  at_every_scale(17, [&run](DrawnPoints& drawn, double scale) {
    const Point2 a = drawn.planar(scale), b = drawn.planar(scale), c = drawn.planar(scale);
    take_flips_of_sign(run, scale, [&](double t) { return Orient2d::sign(a, b, {c.x, t}); });
  });
}

template <class Side>
void take_sides(FoldedRun& run) {
  at_every_scale(18, [&run](DrawnPoints& drawn, double scale) {
    const Point3 a = drawn.spatial(scale), b = drawn.spatial(scale), c = drawn.spatial(scale), d = drawn.spatial(scale);
    take_flips_of_sign(run, scale, [&](double t) { return Side::sign(a, b, c, {d.x, d.y, t}); });
    if constexpr (Side::kIsExact) {
      run.take(Side::adaptive_sign(a, b, c, d));
      run.take(Side::accumulated_sign(a, b, c, d));
    }
  });
}

KnownWords turns() {
  FoldedRun run;
  take_turns<NaiveOrient2d>(run);
  take_turns<FmaOrient2d>(run);
  take_turns<Float32Orient2d>(run);
  take_turns<AbsoluteEpsilonOrient2d>(run);
  take_turns<RelativeEpsilonOrient2d>(run);
  take_turns<DoubleDoubleOrient2d>(run);
  take_turns<AdaptiveOrient2d>(run);
  take_turns<ExactOrient2d>(run);
  return {run.folded()};
}

/// Over an edge of length 1 a determinant is a height, to the last bit.
KnownWords heights() {
  FoldedRun run;
  const auto take_heights = [&run](auto sign) {
    for (const double length : {1.0, 3.0})
      for (const double x : {0.0, 0.3, 7.0})
        take_flips_of_sign(run, 1, [&](double t) { return sign({0, 0}, {length, x}, {x, t}); });
  };
  take_heights(AbsoluteEpsilonOrient2d::sign);
  take_heights(RelativeEpsilonOrient2d::sign);
  return {run.folded()};
}

/// Beside a plane seen edge-on large terms cancel, and what is left is compared with a share of them.
KnownWords heights_beside_planes() {
  DrawnPoints drawn{{std::mt19937_64(73)}};
  FoldedRun run;
  for (int k = 0; k < 60; ++k) {
    const Point3 b = drawn.spatial(1), d = drawn.spatial(1);
    std::array<double, 3> of_b = {b.x, b.y, b.z}, of_c = {-b.x, 2 * b.y, 2 * b.z}, of_d = {d.x, 0, 0};
    const std::size_t turned = static_cast<std::size_t>(k) % 3;
    const auto turn = [turned](std::array<double, 3> p) {
      std::rotate(p.begin(), p.begin() + turned, p.end());
      return Point3{p[0], p[1], p[2]};
    };
    take_flips_of_sign(run, 0x1p-6, [&](double t) {
      of_d[1] = t;
      return EpsilonSide::sign({0, 0, 0}, turn(of_b), turn(of_c), turn(of_d));
    });
  }
  return {run.folded()};
}

KnownWords ways() {
  FoldedRun run;
  at_every_scale(19, [&run](DrawnPoints& drawn, double scale) {
    const Point2 a = drawn.planar(scale), b = drawn.planar(scale), c = drawn.planar(scale), d = drawn.planar(scale);
    take_flips_of_sign(run, scale, [&](double t) { return way_turn(a, b, c, {d.x, t}); });
  });
  return {run.folded()};
}

KnownWords sides() {
  FoldedRun run;
  take_sides<NaiveOrient3d>(run);
  take_sides<EpsilonSide>(run);
  take_sides<FmaSide>(run);
  take_sides<ExactOrient3d>(run);
  return {run.folded()};
}

}  // namespace

void add_flips_of_predicates(KnownAnswers& all) {
  all.push_back({"algorithms/predicates/turns", Asked::kByCheck, turns, {3552737493964411293u}});
  all.push_back({"algorithms/predicates/heights", Asked::kByCheck, heights, {10752612852033877163u}});
  all.push_back(
      {"algorithms/predicates/heights_beside_planes", Asked::kByCheck, heights_beside_planes, {521119817721752128u}});
  all.push_back({"algorithms/predicates/ways", Asked::kByCheck, ways, {16262593645965031609u}});
  all.push_back({"algorithms/predicates/sides", Asked::kByCheck, sides, {3133523407665869821u}});
}

}  // namespace assay::known
