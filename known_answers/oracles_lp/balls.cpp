// What is rounded where in ball arithmetic, to the last bit.
#include <cmath>

#include "known_answers/folded/folded_run.h"
#include "known_answers/oracles_lp/drawn_balls.h"
#include "known_answers/tables.h"
#include "oracles/lp/sums/ball.h"

namespace assay::known {
namespace {

KnownWords balls() {
  Stream state{11};
  FoldedRun run;
  for (int k = 0; k < 4000; ++k) {
    const bool wild = k % 4 == 3;
    const auto ball = [&] {
      const double radius = std::fabs(draw(state, wild));
      return Ball(draw(state, wild), radius);
    };
    const Ball a = ball(), b = ball();
    for (const Ball& result : {a + b, a - b, a * b, changed(a.middle, b.middle, b.radius)}) {
      if (!std::isfinite(result.middle) || !std::isfinite(result.radius)) continue;  // which NaN is up to the machine
      run.take(result.middle);
      run.take(result.radius);
      run.take(result.lower());
      run.take(result.upper());
    }
  }
  return {run.folded()};
}

}  // namespace

void add_balls(KnownAnswers& all) {
  all.push_back({"oracles/lp/balls", Asked::kByCheck, balls, {15289805182829038176u}});
}

}  // namespace assay::known
