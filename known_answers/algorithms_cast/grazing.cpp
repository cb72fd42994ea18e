// A point that hits another at a time that is a double and is gone a moment later: the quotient that the search for the
// time begins with may be that double or the next one.
#include <variant>

#include "algorithms/cast/edges_2d.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords grazing() {
  DrawnBits drawn{std::mt19937_64(32)};
  // Few enough bits that three quarters of it are exact.
  const auto short_number = [&] { return (drawn.generic() + 3) - 3; };
  FoldedRun run;
  for (int i = 0; i < 400; ++i) {
    MovingPair pair;
    pair.of_a.displacement[0] = short_number();
    pair.of_a.displacement[1] = short_number();
    pair.bodies.a = {2, {0, 0}};
    pair.bodies.b = {2, {0.75 * pair.of_a.displacement[0], 0.75 * pair.of_a.displacement[1]}};
    fold_answer(run, CastEdges2d::solve(pair, Watch{}));
  }
  return {run.folded()};
}

}  // namespace

void add_grazing(KnownAnswers& all) {
  all.push_back({"algorithms/cast/grazing", Asked::kByCheck, grazing, {10051412301057571461u}});
}

}  // namespace assay::known
