// Parts of collision code asked where they end: errors that are underflow alone, corners tried last, a support that is
// exactly its error, and corners whose neighbours follow each other.
#include "algorithms/gjk/reference/boundary_answer.h"
#include "algorithms/gjk/support/hull_graph.h"
#include "algorithms/gjk/tolerances.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Errors of small and of large sums, and which corners are tried.
KnownWords errors_and_apexes() {
  FoldedRun run;
  for (const double sum : {0.0, 0x1p-1074, 0x1p-960, 0x1p-951, 0x1p-940, 1.0 / 3, 0x1p900, 0x1p1023})
    for (const double error :
         {gjk::support_error<2>(sum), gjk::support_error<3>(sum), gjk::combination_error<2>(sum),
          gjk::combination_error<3>(sum), gjk::determinant_error<2>(sum), gjk::determinant_error<3>(sum)})
      run.take(error);
  for (std::size_t size = 0; size < 40; ++size) run.take(gjk::apexes(size));
  return {run.folded()};
}

/// Two points 1 apart along x, and directions so short that the error of the support is about the support.
KnownWords supports_of_their_error() {
  FoldedRun run;
  const ConvexPair pair{{2, {1, 0}}, {2, {0, 0}}};
  const gjk::MinkowskiFrame<2> frame(pair);
  const auto proved = [&](double x) {
    gjk::NearestPiece<2> piece;
    piece.face.push(frame.difference(0, 0));
    piece.nearest.size = 1;
    piece.nearest.weight[0] = 1;
    piece.nearest.v = {x, 0};
    return gjk::proved_at<2>(frame, piece);
  };
  run.take(flip(0, 1, [&](double x) { return proved(x).has_value(); }));
  for (const double x : {0.0, 0x1p-1001, 0x1p-1000, 0x1.0000000000003p-1000, 0x1.0000000000004p-1000,
                         0x1.0000000000005p-1000, 0x1p-999, 0x1p-500, 1.0}) {
    const auto answer = proved(x);
    run.take(answer.has_value());
    if (answer) fold_answer(run, *answer);
  }
  return {run.folded()};
}

/// Polygons and solids of more corners than a small lattice gives, in every order of their names.
KnownWords named_graphs() {
  DrawnBits drawn{std::mt19937_64(105)};
  FoldedRun run;
  const auto take_graph = [&run](const Points& body) {
    const gjk::HullGraph graph(body);
    run.take(graph.corners());
    for (std::uint32_t point = 0; point < body.size(); ++point) run.take(graph.neighbours(point));
  };
  // Around a regular-looking pentagon in turn: corners 0, 2, 4, 1, 3.
  take_graph({2, {0, 0, 4, 3, 3, 0, -1, 3, 2, 5}});
  for (int k = 0; k < 60; ++k) {
    const auto dimension = static_cast<std::uint32_t>(2 + k % 2);
    Points body{dimension, {}};
    for (std::uint64_t i = dimension * (5 + drawn.below(6)); i > 0; --i)
      body.coordinates.push_back(static_cast<double>(drawn.below(12)));
    take_graph(body);
  }
  return {run.folded()};
}

}  // namespace

void add_ends_of_answers(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/errors_and_apexes", Asked::kByCheck, errors_and_apexes, {14543679412209024537u}});
  all.push_back(
      {"algorithms/gjk/supports_of_their_error", Asked::kByCheck, supports_of_their_error, {2107673212454119909u}});
  all.push_back({"algorithms/gjk/named_graphs", Asked::kByCheck, named_graphs, {16318496202209175326u}});
}

}  // namespace assay::known
