// Which variable leaves a degenerate vertex, pivot by pivot, with columns of given numbers: where the choice turns over
// by a speed, and what the rooms are after steps that are none.
#include <vector>

#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/lp/basis/exact_kernel.h"
#include "oracles/lp/exact/degenerate_vertex.h"

namespace assay::known {
namespace {

/// A pivot: the column of these speeds of the activities 1, 2, ... while variable 0 moves.
struct VertexPivot {
  std::vector<double> speeds;
  std::vector<std::uint32_t> blocking;
  std::uint32_t entering = 0;
  bool rises = true;
};

/// Which leaves in each of the pivots.
std::vector<std::uint32_t> leaving_in(const std::vector<VertexPivot>& pivots) {
  DegenerateVertex vertex;
  std::vector<std::uint32_t> leaving;
  for (const VertexPivot& pivot : pivots) {
    const auto rows = static_cast<std::uint32_t>(pivot.speeds.size());
    const std::vector<double> lower(rows, 0), upper(rows, 1);
    const LpProblem problem{rows, 1, {1}, pivot.speeds, lower, upper, {0}, {1}};
    std::vector<Place> places(rows + 1, Place::kBasic);
    places[0] = Place::kAtLower;
    const auto column = tableau_column(problem, places, ExactKernel(problem, kernel_of(problem, places)), 0);
    leaving.push_back(vertex.choose(pivot.blocking, *column, pivot.entering, pivot.rises));
  }
  return leaving;
}

/// First pivots: one that is usual, steps of infinite length, and ones that move others beyond the largest double.
const std::vector<VertexPivot>& first_pivots() {
  static const std::vector<VertexPivot> all = {
      {{1, 0.3, -0.7, 0.1}, {1, 2, 3}},
      {{-1, 0.3, 0.7, -1.0 / 3}, {1, 2}, 0, false},
      {{0x1p-1074, 0x1p-1074, 1, -1}, {1, 2}},
      {{0x1p-1074, 0x1p-1074, 1, -1}, {2, 1}, 3, false},
      {{0x1p-10, 0x1p-9, 0x1p1023, -0x1p1023}, {1, 2}},
      {{0x1p-10, 0x1p-9, 0x1p1023, -0x1p1023}, {1, 2}, 2, false},
  };
  return all;
}

/// From which speed on another one leaves: in the first pivot, and in one after each of the first pivots.
KnownWords flips_of_rooms() {
  FoldedRun run;
  std::vector<std::vector<VertexPivot>> begun = {{}};
  for (const VertexPivot& first : first_pivots()) begun.push_back({first});
  begun.push_back({first_pivots()[0], first_pivots()[1]});
  for (const auto& before : begun)
    for (const bool rises : {true, false})
      for (std::uint32_t moved = 1; moved <= 4; ++moved) {
        const auto with = [&](double speed) {
          std::vector<VertexPivot> pivots = before;
          std::vector<double> speeds = {1, 1, -1, 1};
          speeds[moved - 1] *= speed;
          pivots.push_back({speeds, {1, 2, 3, 4}, 0, rises});
          return leaving_in(pivots);
        };
        run.take(with(1));
        run.take(flip(0x1p-20, 0x1p20, [&](double speed) { return with(speed).back() == moved; }));
      }
  return {run.folded()};
}

/// The one that entered blocks among others: its rooms on both sides.
KnownWords rooms_of_the_entered() {
  FoldedRun run;
  for (const VertexPivot& first : first_pivots())
    for (std::uint32_t entered = 1; entered <= 4; ++entered)
      for (const bool rises : {true, false}) {
        VertexPivot entering = first;
        entering.entering = entered;
        const auto with = [&](double speed) {
          std::vector<double> speeds = {1, -1, 1, -1};
          speeds[entered - 1] = speed;
          return leaving_in({entering, {speeds, {1, 2, 3, 4}, 0, rises}});
        };
        run.take(flip(0x1p-20, 0x1p20, [&](double speed) { return with(speed).back() == entered; }));
        run.take(with(1));
      }
  return {run.folded()};
}

}  // namespace

void add_rooms_of_vertices(KnownAnswers& all) {
  all.push_back({"oracles/lp/flips_of_rooms", Asked::kByCheck, flips_of_rooms, {17212149972894182217u}});
  all.push_back({"oracles/lp/rooms_of_the_entered", Asked::kByCheck, rooms_of_the_entered, {2719549229794144123u}});
}

}  // namespace assay::known
