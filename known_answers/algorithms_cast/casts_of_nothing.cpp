// What casts answer where nothing can be proved at all.
#include <utility>

#include "algorithms/cast/conservative_advancement.h"
#include "algorithms/cast/edges_2d.h"
#include "algorithms/cast/gjk_raycast.h"
#include "algorithms/cast/refusal.h"
#include "known_answers/algorithms_cast/small_bodies.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

template <class Cast>
void take_cast(FoldedRun& run, const MovingPair& pair) {
  fold_solve(run, pair, &Cast::solve);
}
void take_casts(FoldedRun& run, const MovingPair& pair) {
  take_cast<GjkRaycast>(run, pair);
  take_cast<ConservativeAdvancement>(run, pair);
  take_cast<CastEdges2d>(run, pair);
}

/// Bodies that are one point or are taken for one because a centre about which nothing turns is far away; bodies that
/// are none; motions that are too fast to be looked at or lead out of the plane.
KnownWords casts_of_nothing() {
  FoldedRun run;
  const Points none{2, {}}, point{2, {1, 1}}, least{2, {0, 0, 0x1p-1072, 0, 0, 0x1p-1072}},
      inner{2, {0x1p-1074, 0x1p-1074}}, high{4, {0, 0, 0, 0}}, endless{2, {0, kEndless}}, undefined{2, {kNoNumber, 0}};
  for (const auto& [a, b] : {std::pair{none, point},
                             {point, none},
                             {point, point},
                             {kTetrahedron, point},
                             {point, kTetrahedron},
                             {high, high},
                             {least, inner},
                             {inner, least},
                             {point, endless},
                             {endless, point},
                             {undefined, point},
                             {point, undefined}})
    for (const double centre : {0.0, 0x1p1018, 0x1.8p1018, 0x1p1020, kEndless, kNoNumber})
      for (const bool of_a : {true, false}) {
        MovingPair pair{{a, b}, {}, {}};
        (of_a ? pair.of_a : pair.of_b).centre[0] = centre;
        take_casts(run, pair);
      }
  for (const int of_which : {0, 1})
    for (std::size_t k = 0; k < 3; ++k)
      for (const auto entries : {&Motion::displacement, &Motion::rotation, &Motion::centre})
        for (const double to :
             {-kEndless, -0x1.0000000000001p5, -32.0, 0x1p-1074, 32.0, 0x1.0000000000001p5, kNoNumber})
          for (const ConvexPair& bodies : {ConvexPair{kTriangle, kTriangle}, ConvexPair{kTetrahedron, kTetrahedron}}) {
            MovingPair pair{bodies, {}, {}};
            Motion& motion = of_which == 0 ? pair.of_a : pair.of_b;
            (motion.*entries)[k] = to;
            const auto refused = cast::refusal(pair);
            run.take(refused.has_value());
            if (refused) run.take(refused->reason);
          }
  return {run.folded()};
}

}  // namespace

void add_casts_of_nothing(KnownAnswers& all) {
  all.push_back({"algorithms/cast/casts_of_nothing", Asked::kByCheck, casts_of_nothing, {7099086658455861707u}});
}

}  // namespace assay::known
