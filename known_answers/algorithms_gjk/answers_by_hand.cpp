// Answers of collision searches asked by hand: where a distance is no longer given, which point proves one, what is
// declined, and how the faces of a simplex hang together.
#include <variant>

#include "algorithms/gjk/answers.h"
#include "algorithms/gjk/depth/edge_support_2d.h"
#include "algorithms/gjk/depth/epa.h"
#include "algorithms/gjk/depth/face_links.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "known_answers/algorithms_gjk/drawn_vectors.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// From which length on, and up to which, a proved distance is given.
KnownWords measured_lengths() {
  struct Unit {
    double unit;
    double in_callers_unit(double length) const { return length * unit; }
  };
  gjk::Combination<3> point;
  point.z = {3, 4, 12};
  point.s = 1.5;
  const auto is_given = [&](double unit) {
    return std::holds_alternative<BareDistance>(gjk::measured(Unit{unit}, point));
  };
  FoldedRun run;
  run.take(flip(0, 1, is_given));
  run.take(flip(1, kEndless, is_given));
  fold_answer(run, gjk::measured(Unit{1.25}, point));
  return {run.folded()};
}

/// How far the nearest point may be off until the weights' own point proves the distance, and until none does.
template <std::size_t D>
void take_proved_apart(FoldedRun& run, DrawnVectors& drawn) {
  ConvexPair pair{drawn.body<D>(3), {}};
  pair.b = drawn.body<D>(3);
  for (std::size_t i = 0; i < pair.b.coordinates.size(); i += D) pair.b.coordinates[i] += 4;
  const gjk::MinkowskiFrame<D> frame(pair);
  const gjk::Support support = frame.support(frame.difference(0, 0).w);
  gjk::Simplex<D> simplex;
  simplex.push(frame.difference(support.a, support.b));
  gjk::Nearest<D> nearest;
  nearest.size = 1;
  nearest.weight[0] = 1;
  for (const std::size_t k : {std::size_t{0}, D - 1})
    for (const double least : {0.25, 1.0})
      run.take(flip(0, 64, [&](double by) {
        nearest.v = simplex.w(0);
        nearest.v[k] += by;
        const double square = gjk::dot(nearest.v, nearest.v);
        const GjkAnswer answer = gjk::proved_apart(frame, simplex, nearest, least * square);
        fold_answer(run, answer);
        return std::holds_alternative<SeparatedAlong>(answer) || std::holds_alternative<BareVerdict>(answer);
      }));
}

KnownWords proved_apart() {
  DrawnVectors drawn{{std::mt19937_64(15)}};
  FoldedRun run;
  for (int i = 0; i < 6; ++i) {
    take_proved_apart<2>(run, drawn);
    take_proved_apart<3>(run, drawn);
    take_proved_apart<4>(run, drawn);
  }
  return {run.folded()};
}

/// Edges of bodies of every size, also such whose ends are farther apart than the greatest double.
KnownWords edge_supports() {
  DrawnVectors drawn{{std::mt19937_64(16)}};
  FoldedRun run;
  for (const double scale : {1.0, 0x1p-300, 0x1.8p1023, 0x1p-1030})
    for (int i = 0; i < 20; ++i) {
      ConvexPair pair{drawn.body<2>(4), {}};
      pair.b = drawn.body<2>(4);
      for (Points* body : {&pair.a, &pair.b})
        for (double& x : body->coordinates) x *= scale;
      const gjk::MinkowskiFrame<2> frame(pair);
      for (const bool of_a : {true, false}) {
        const gjk::EdgeSupport edge = gjk::edge_support(frame, of_a ? pair.a : pair.b, 1, 2, of_a);
        for (const double x : {edge.normal[0], edge.normal[1], edge.reach.along, edge.reach.error, edge.reach.length})
          run.take_number(x);
        run.take(edge.on_a);
        run.take(edge.on_b);
      }
    }
  return {run.folded()};
}

template <std::size_t D>
void take_links(FoldedRun& run) {
  for (const gjk::Links<D>& links : gjk::links_of_simplex<D>()) {
    run.take(links.corner);
    for (const gjk::Ridge& ridge : links.across) run.take(ridge.face), run.take(ridge.at);
  }
}

/// The links of both simplices, and what an expanding polytope does not take.
KnownWords expansions_by_hand() {
  FoldedRun run;
  take_links<2>(run);
  take_links<3>(run);
  const Points one{2, {1, 1}}, none{2, {}}, other{3, {0, 0, 0}}, high{4, {0, 0, 0, 0}}, endless{2, {0, kEndless}};
  for (const auto& [a, b] : {std::pair{one, none},
                             {none, one},
                             {one, other},
                             {other, one},
                             {high, high},
                             {one, endless},
                             {endless, one},
                             {one, one},
                             {other, other}})
    fold_answer(run, Epa::solve({a, b}, Watch{}));
  return {run.folded()};
}

}  // namespace

void add_answers_by_hand(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/measured_lengths", Asked::kByCheck, measured_lengths, {16078425427330879701u}});
  all.push_back({"algorithms/gjk/proved_apart", Asked::kByCheck, proved_apart, {4835142600504808048u}});
  all.push_back({"algorithms/gjk/edge_supports", Asked::kByCheck, edge_supports, {13062307231265931648u}});
  all.push_back({"algorithms/gjk/expansions_by_hand", Asked::kByCheck, expansions_by_hand, {15013088868548822240u}});
}

}  // namespace assay::known
