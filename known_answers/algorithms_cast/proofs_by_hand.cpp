// Proofs of casts asked directly: that the origin is inside a simplex for all errors, and which way bodies part.
#include <array>
#include <cstdint>
#include <utility>

#include "algorithms/cast/proofs.h"
#include "known_answers/algorithms_cast/small_bodies.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

template <std::size_t D>
Overlapping whole_simplex(bool turned) {
  Overlapping answer;
  answer.size = D + 1;
  for (std::uint32_t i = 0; i <= D; ++i) answer.on_a[i] = i;
  if (turned) std::swap(answer.on_a[0], answer.on_a[D]);
  return answer;
}

/// Points on either side of every face, of both senses of the simplex, and how far off they may be.
template <std::size_t D>
void take_meetings(FoldedRun& run, const Points& simplex, DrawnBits& drawn) {
  for (const bool turned : {false, true}) {
    Overlapping answer = whole_simplex<D>(turned);
    for (int i = 0; i < 300; ++i) {
      ConvexPair pair{simplex, {D, {}}};
      for (std::size_t k = 0; k < D; ++k) pair.b.coordinates.push_back(1.5 * drawn.generic());
      run.take(cast::proves_meeting<D>(pair, answer, 0x1p-50));
    }
    for (std::uint32_t i = 0; i <= D; ++i)
      for (const double sign : {1.0, -1.0})
        run.take(flip(0, 4, [&](double by) {
          ConvexPair pair{simplex, {D, {}}};
          for (std::size_t k = 0; k < D; ++k) pair.b.coordinates.push_back(sign * by * simplex[i][k]);
          return cast::proves_meeting<D>(pair, answer, 0x1p-50);
        }));
    const ConvexPair around{simplex, {D, std::vector<double>(D, 0)}};
    run.take(flip(0, 4, [&](double error) { return cast::proves_meeting<D>(around, answer, error); }));
    for (answer.size = 0; answer.size <= kWitnessCapacity; ++answer.size)
      run.take(cast::proves_meeting<D>(around, answer, 0));
  }
}

/// How near to the edge of a triangle, which it reaches in the end, a point is proved to meet it.
void take_times_of_meeting(FoldedRun& run) {
  for (const double height : {0.3, 0.5, 0.7})
    run.take(flip(0, 4, [&](double way) {
      MovingPair pair{{{2, {0, 0, 3, 0, 0, 1.7}}, {2, {-1, height}}}, {}, {}};
      pair.of_b.displacement = {way, 0, 0};
      return cast::meet_at(cast::MovingFrame<2>(pair), 1);
    }));
}

KnownWords meetings() {
  DrawnBits drawn{std::mt19937_64(33)};
  FoldedRun run;
  take_meetings<2>(run, kTriangle, drawn);
  take_meetings<3>(run, kTetrahedron, drawn);
  take_times_of_meeting(run);
  return {run.folded()};
}

template <std::size_t D>
void take_parting(FoldedRun& run, const ConvexPair& pair, const GjkAnswer& answer) {
  for (const double entry : cast::parting_direction<D>(pair, answer)) run.take_number_or_none(entry);
}

/// Directions of no length, of the least and of the greatest one, and by weights of every sum.
KnownWords parting_directions() {
  FoldedRun run;
  const ConvexPair plane{kTriangle, {2, {0.6, 0.3, 4, 1}}}, space{kTetrahedron, {3, {0.6, 0.3, 0.1, 4, 1, 2}}};
  for (const double x : {0.0, -0.0, 0x1p-1074, -0x1p-1030, 0.3, -0x1p1023, kEndless, kNoNumber})
    for (const double y : {0.0, 0x1p-1073, -0.7, 0x1p600}) {
      take_parting<2>(run, plane, SeparatedAlong{{x, y, 0}});
      take_parting<3>(run, space, SeparatedAlong{{y, -x, x}});
      take_parting<3>(run, space, SeparatedAlong{{y, 0, -x}});
    }
  for (const double weight : {0.0, 0x1p-1074, 0.25, 1.0, 0x1p1023})
    for (const std::uint32_t size : {0u, 1u, 2u}) {
      const Separated apart{{size, {1, 2}, {weight, 0.75}}, {size, {1, 0}, {0.5, weight}}};
      take_parting<2>(run, plane, apart);
      take_parting<3>(run, space, apart);
    }
  const Separated same{{1, {0}, {1.5}}, {1, {0}, {0.75}}};
  take_parting<2>(run, {kTriangle, kTriangle}, same);
  take_parting<3>(run, space, BareVerdict{false});
  take_parting<3>(run, space, Overlapping{});
  return {run.folded()};
}

}  // namespace

void add_proofs_of_casts(KnownAnswers& all) {
  all.push_back({"algorithms/cast/meetings", Asked::kByCheck, meetings, {11661962805113470353u}});
  all.push_back({"algorithms/cast/parting_directions", Asked::kByCheck, parting_directions, {4596642161530011943u}});
}

}  // namespace assay::known
