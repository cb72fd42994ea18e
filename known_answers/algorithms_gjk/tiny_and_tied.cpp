// Parts of collision searches asked where terms underflow, where lengths tie and exactly where proofs end.
#include <cmath>
#include <utility>

#include "algorithms/gjk/depth/inner_point.h"
#include "algorithms/gjk/depth/normal_error.h"
#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/gjk/distance_search.h"
#include "algorithms/gjk/features/pieces.h"
#include "known_answers/algorithms_gjk/drawn_vectors.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using gjk::operator*;

template <std::size_t D>
void take_point(FoldedRun& run, const gjk::Nearest<D>& nearest) {
  run.take(nearest.inside);
  run.take(nearest.size);
  for (std::uint32_t i = 0; i < nearest.size; ++i) {
    run.take(nearest.keep[i]);
    run.take_number_or_none(nearest.weight[i]);
  }
  for (const double entry : nearest.v) run.take_number_or_none(entry);
}

/// Bounds of terms next to what underflow adds.
KnownWords tiny_bounds() {
  DrawnVectors drawn{{std::mt19937_64(51)}};
  FoldedRun run;
  for (const double unit : {0x1p-300, 0x1p-315, 0x1p-317, 0x1p-320, 0x1p-333, 0x1p-475, 0x1p-478, 0x1p-500})
    for (int i = 0; i < 40; ++i) {
      const gjk::Vec<3> at = unit * drawn.vector<3>(), error = unit * 0x1p-50 * drawn.vector<3>(),
                        y = unit * drawn.vector<3>(), z = unit * drawn.vector<3>();
      const gjk::BoundedDeterminant bounded = gjk::bounded_determinant(gjk::InnerPoint{at, error}, y, z);
      run.take(bounded.value);
      run.take(bounded.bound);
      gjk::Edge<3> e{y, 0x1p-50 * y}, f{z, 0x1p-50 * z};
      for (gjk::Edge<3>* edge : {&e, &f})
        for (double& entry : edge->error) entry = std::abs(entry);
      run.take(gjk::normal_error<3>({e, f}, gjk::cross(y, z)));
    }
  return {run.folded()};
}

/// A determinant exactly as great as its bound has no proved sign; weights that sum up to -0 are no point.
KnownWords ends_of_signs() {
  FoldedRun run;
  for (const double by : {1.0, 0x1p-10, 0x1p10})
    for (const double way : {1.0, -1.0}) {
      run.take(flip(0, 1, [&](double x) {
        return gjk::proved_sign(gjk::Vec<2>{way * x, 0}, gjk::Vec<2>{0, by}) != 0;
      }));
      run.take(flip(0, 1, [&](double x) {
        return gjk::proved_sign(gjk::Vec<3>{way * x, 0, 0}, gjk::Vec<3>{0, 1, 0}, gjk::Vec<3>{0, 0, by}) != 0;
      }));
    }
  const ConvexPair pair{{2, {0, 0, 1, 0, 0, 1}}, {2, {-2, 0}}};
  const gjk::MinkowskiFrame<2> frame(pair);
  for (const double sum : {1.0, 0.0, -0.0, -1.0})
    for (const double promise : {1.0, kEndless})
      for (const double least : {1.0, 0.0}) {
        gjk::Combination<2> point;
        point.z = {1, 0};
        point.s = sum;
        run.take(gjk::proves_nearest(frame, point, point.z, least, promise));
      }
  return {run.folded()};
}

/// Segments whose ends are equally long, and what of a vertex is normal to a face.
KnownWords tied_segments() {
  DrawnVectors drawn{{std::mt19937_64(52)}};
  FoldedRun run;
  for (int i = 0; i < 100; ++i) {
    const auto w = drawn.vector<3>();
    const auto of_four = drawn.vector<4>();
    gjk::Simplex<3> space;
    space.push({w, 0, 0});
    space.push({{-w[0], w[1], w[2]}, 1, 0});
    take_point(run, gjk::nearest_on_segment(space, 0, 1));
    gjk::Simplex<4> above;
    above.push({of_four, 0, 0});
    above.push({{of_four[0], -of_four[1], of_four[2], -of_four[3]}, 1, 0});
    take_point(run, gjk::nearest_on_segment(above, 0, 1));
    space.vertex[1].w = {-w[1], w[0], w[2]};
    take_point(run, gjk::nearest_on_segment(space, 0, 1));
    above.vertex[1].w = {of_four[1], -of_four[0], of_four[2], of_four[3]};
    take_point(run, gjk::nearest_on_segment(above, 0, 1));
    gjk::Simplex<3> face;
    for (std::uint32_t k = 0; k < 3; ++k) face.push({drawn.vector<3>(), k, 0});
    run.take(gjk::normal_part(face, w));
  }
  return {run.folded()};
}

/// Pairs refused for more than one reason, and what a query on prepared bodies cost, wherever it is told.
KnownWords reasons_and_costs() {
  FoldedRun run;
  for (const std::uint32_t of_a : {2u, 3u})
    for (const std::uint32_t of_b : {2u, 3u})
      for (const bool empty_a : {false, true})
        for (const bool empty_b : {false, true}) {
          const ConvexPair pair{{of_a, std::vector<double>(empty_a ? 0 : of_a, 1)},
                                {of_b, std::vector<double>(empty_b ? 0 : of_b, 1)}};
          const auto refused = gjk::refused(pair);
          run.take(refused.has_value());
          if (refused) fold_answer(run, *refused);
        }
  DrawnVectors drawn{{std::mt19937_64(54)}};
  for (int i = 0; i < 10; ++i) {
    const Points of_a = drawn.body<3>(12);
    Points of_b = drawn.body<3>(12);
    for (double& x : of_b.coordinates) x += i;
    const gjk::PreparedBody<3> a(of_a), b(of_b);
    gjk::WarmStart warm;
    gjk::ClimbingCost cost;
    fold_answer(run, gjk::solve_climbing(a, b, warm, {}, &cost));
    run.take(cost.iterations);
    run.take(cost.evaluations);
    fold_answer(run, gjk::solve_climbing(a, b, warm));
  }
  return {run.folded()};
}

}  // namespace

void add_tiny_and_tied(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/tiny_bounds", Asked::kByCheck, tiny_bounds, {8126324039297773137u}});
  all.push_back({"algorithms/gjk/ends_of_signs", Asked::kByCheck, ends_of_signs, {17280891964162795080u}});
  all.push_back({"algorithms/gjk/tied_segments", Asked::kByCheck, tied_segments, {7182340930692024643u}});
  all.push_back({"algorithms/gjk/reasons_and_costs", Asked::kByCheck, reasons_and_costs, {1220001390374981310u}});
}

}  // namespace assay::known
