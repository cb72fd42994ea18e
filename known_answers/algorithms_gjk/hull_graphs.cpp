// Which corners of a body are joined by edges, also of bodies that are flat, a segment, or one point many times.
#include "algorithms/gjk/support/hull_graph.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords hull_graphs() {
  DrawnBits drawn{std::mt19937_64(51)};
  FoldedRun run;
  for (int i = 0; i < 120; ++i) {
    const auto dimension = static_cast<std::uint32_t>(2 + i % 2);
    const std::uint64_t most = i % 3;
    Points body{dimension, {}};
    for (std::uint64_t k = dimension * (1 + drawn.below(9)); k > 0; --k)
      body.coordinates.push_back(static_cast<double>(drawn.below(most + 1)));
    const gjk::HullGraph graph(body);
    run.take(graph.corners());
    for (std::uint32_t point = 0; point < body.size(); ++point) run.take(graph.neighbours(point));
    if (dimension == 2) run.take(gjk::polygon_of(body));
  }
  return {run.folded()};
}

}  // namespace

void add_hull_graphs(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/hull_graphs", Asked::kByCheck, hull_graphs, {11124890083699053209u}});
}

}  // namespace assay::known
