// Clouds with a number that is none: nothing is judged of them.

#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/hull2/check_hull2.h"

namespace assay::known {
namespace {

KnownWords odd_clouds() {
  FoldedRun run;
  for (const double none : {kNoNumber, kEndless, -kEndless})
    for (std::size_t at = 0; at < 5; ++at)
      for (double Point2::*coordinate : {&Point2::x, &Point2::y}) {
        Cloud2 cloud{{{0, 0}, {4, 0}, {4, 4}, {0, 4}, {2, 2}}};
        cloud.points[at].*coordinate = none;
        for (const bool extreme : {true, false})
          for (const double gap : {0.0, 0.25}) run.take(check_hull2(cloud, Hull{{0, 1, 2, 3}}, {extreme, gap}));
        run.take(check_flat_hull(cloud, FlatHull{{0, 2}}));
        run.take(check_flat_hull(cloud, FlatHull{{0}}));
      }
  return {run.folded()};
}

}  // namespace

void add_odd_clouds(KnownAnswers& all) {
  all.push_back({"oracles/hull2/odd_clouds", Asked::kByCheck, odd_clouds, {5109690643289164693u}});
}

}  // namespace assay::known
