// Depths asked where their proofs end: in numbers so small that the depth itself is rounded, and at reaches exactly as
// great as their error.
#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

#include "algorithms/gjk/depth/minimum_translation_2d.h"
#include "algorithms/gjk/depth/mpr.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

template <class Kind>
bool is_planar(const ConvexPair& pair) {
  return std::holds_alternative<Kind>(MinimumTranslation2d::solve(pair, Watch{}));
}

/// A triangle in units of the least double with one side near the origin: its depth is rounded to a whole number of
/// them, and how far that may be off goes with the extent.
KnownWords rounded_depths() {
  FoldedRun run;
  for (double height = 2; height < 400; height *= 3)
    for (const double from : {3.0, 4.0, 7.0}) {
      const auto proved = [&](double far) {
        const auto unit = [](double x) { return std::ldexp(x, -1074); };
        const double half = 0x1p42;
        ConvexPair pair{{2, {unit(2 * half + from * height), unit(-half), unit(-2 * half + from * height), unit(half)}},
                        {2, {0, 0}}};
        pair.a.push_back({-far, -far});
        return is_planar<Penetrating>(pair);
      };
      run.take(proved(0x1p-1031));
      run.take(flip(0x1p-1031, 0x1p-1027, proved));
      run.take(flip(0x1p-1034, 0x1p-1030, proved));
    }
  return {run.folded()};
}

/// How near to a side a point may come from within and from without; and bodies that are one point when shrunk.
KnownWords ends_of_translations() {
  FoldedRun run;
  for (const double size : {1.0, 0.75})
    for (const double share : {0.5, 0.25}) {
      const Points square{2, {0, 0, size, 0, size, size, 0, size}}, triangle{2, {0, 0, size, 0, 0, size}};
      for (const Points& body : {square, triangle})
        for (const bool swapped : {false, true}) {
          const auto pair_at = [&](double x) {
            const Points point{2, {x, share * size}};
            return swapped ? ConvexPair{point, body} : ConvexPair{body, point};
          };
          run.take(flip(0.25 * size, 4 * size, [&](double x) { return is_planar<Penetrating>(pair_at(x)); }));
          run.take(flip(0.25 * size, 4 * size, [&](double x) { return is_planar<SeparatedAlong>(pair_at(x)); }));
        }
    }
  const Points shrunk{2, {0x1p1022, 0, 0x1p1022, 0x1p-1074, 0x1p1022, 0x1p-1073}};
  fold_answer(run, MinimumTranslation2d::solve({shrunk, shrunk}, Watch{}));
  return {run.folded()};
}

/// Bodies that touch in a face, where their gap is exactly what rounding may cost: the second body has so many vertices
/// that one of them does not move its middle.
void take_touching_faces(FoldedRun& run) {
  const Points simplex{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}};
  run.take(flip(0, 0x1p-30, [&](double by) {
    Points many{3, {1, 1, 1, 0.75, 1, 1}};
    for (int i = 0; i < 125; ++i) many.push_back({0.75, 0.75, 0.75});
    many.push_back({0.5 + by, 0.25 + by, 0.25 + by});
    return std::holds_alternative<SeparatedAlong>(Mpr::solve({simplex, many}, Watch{}));
  }));
}

/// Whether the last of five vertices carries the depth of a point inside.
bool is_carried_by_last(const Points& body, const Points& point) {
  const GjkAnswer answer = Mpr::solve({body, point}, Watch{});
  const auto* depth = std::get_if<Penetrating>(&answer);
  return depth != nullptr && std::find(depth->on_a.begin(), depth->on_a.begin() + 3, 4u) != depth->on_a.begin() + 3;
}

/// How far beyond a portal a vertex is looked at: on the face's edge, and beside a corner, whose place turns the face.
KnownWords raised_vertices() {
  FoldedRun run;
  take_touching_faces(run);
  const Points simplex{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}};
  for (const Points& point : {Points{3, {0.25, 0.25, 0.125}}, {3, {0.125, 0.25, 0.5}}, {3, {0.25, 0.25, 0.25}}})
    for (std::size_t k = 0; k < 3; ++k)
      run.take(flip(0, 0x1p-30, [&](double by) {
        std::array<double, 3> raised{0.5, 0.5, 0.5};
        raised[k] = 0;
        raised[(k + 1) % 3] += by;
        Points body = simplex;
        body.push_back({raised[0], raised[1], raised[2]});
        return is_carried_by_last(body, point);
      }));
  for (const std::uint64_t seed : {503, 1695}) {
    DrawnBits drawn{std::mt19937_64(seed)};
    const std::size_t corner = 1 + drawn.below(3);
    const double by = static_cast<double>(10 + drawn.below(60)) * 0x1p-53;
    std::array<double, 3> aside, at;
    for (double& entry : aside) entry = by * drawn.generic();
    for (double& entry : at) entry = 0.25 + drawn.generic() / 8;
    run.take(flip(1, 1.9999, [&](double far) {
      Points body = simplex;
      body.coordinates[3] = far;
      body.push_back({body[corner][0] + aside[0], body[corner][1] + aside[1], body[corner][2] + aside[2]});
      return is_carried_by_last(body, {3, {at[0], at[1], at[2]}});
    }));
  }
  return {run.folded()};
}

}  // namespace

void add_ends_of_depths(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/rounded_depths", Asked::kByCheck, rounded_depths, {11257207130317353592u}});
  all.push_back({"algorithms/gjk/ends_of_translations", Asked::kByCheck, ends_of_translations, {701076324100595409u}});
  all.push_back({"algorithms/gjk/raised_vertices", Asked::kByCheck, raised_vertices, {13881897837047604048u}});
}

}  // namespace assay::known
