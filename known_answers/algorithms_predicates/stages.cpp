// What the stages of the adaptive orientation test compute, value and bound, of triples that are nearly of one line.
#include "algorithms/predicates/adaptive_orient2d.h"
#include "known_answers/algorithms_predicates/drawn_points.h"
#include "known_answers/algorithms_predicates/estimates.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords stages_of_turns() {
  DrawnPoints drawn{{std::mt19937_64(23)}};
  FoldedRun run;
  for (int i = 0; i < 400; ++i) {
    const Point2 a = drawn.planar(1), b = drawn.planar(1), far = drawn.planar(1);
    const double along = drawn.generic(), off = i % 3 == 0 ? 0x1p-52 * drawn.generic() : i % 3 == 1 ? 0 : 1;
    const Point2 c{a.x + along * (b.x - a.x) + off * far.x, a.y + along * (b.y - a.y) + off * far.y};
    AdaptiveOrient2d::Stages stages(a, b, c);
    take_estimate(run, stages.rounded());
    take_estimate(run, stages.heads());
    take_estimate(run, stages.corrected());
    run.take(stages.differences_are_exact());
    run.take(stages.sign_of_heads());
    run.take(stages.last());
    run.take(AdaptiveOrient2d::adapted_sign(a, b, c));
  }
  return {run.folded()};
}

/// Triples whose rounded differences are of one line, so that the tails decide alone.
KnownWords stages_of_tails() {
  DrawnPoints drawn{{std::mt19937_64(24)}};
  FoldedRun run;
  for (int i = 0; i < 100; ++i) {
    const double b = drawn.generic(), c = drawn.generic();
    const Point2 a = drawn.planar(0x1p-70);
    AdaptiveOrient2d::Stages stages(a, {b, b}, {c, c});
    take_estimate(run, stages.heads());
    take_estimate(run, stages.corrected());
    run.take(stages.last());
  }
  return {run.folded()};
}

}  // namespace

void add_stages_of_turns(KnownAnswers& all) {
  all.push_back({"algorithms/predicates/stages", Asked::kByCheck, stages_of_turns, {12886233004590761166u}});
  all.push_back({"algorithms/predicates/stages_of_tails", Asked::kByCheck, stages_of_tails, {9563603395045420623u}});
}

}  // namespace assay::known
