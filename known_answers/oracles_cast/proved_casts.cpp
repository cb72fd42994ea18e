// What is stated in proofs of first contacts, of bodies that turn and of such that do not.
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/moving_squares.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/cast/prove_cast.h"

namespace assay::known {
namespace {

void take(FoldedRun& run, const Result<CastProof>& found) {
  run.take(static_cast<bool>(found));
  if (!found) return;
  run.take(found->kind);
  for (const auto* numbers : {&found->times, &found->directions, &found->weights_a, &found->weights_b,
                              &found->direction, &found->sweep_a, &found->sweep_b})
    run.take(*numbers);
  run.take(found->time);
}

/// Squares that meet, pass, graze, or overlap at the start, in units of a quarter so that numbers stay short.
KnownWords proved_casts(bool turning, int count) {
  DrawnBits drawn{std::mt19937_64(turning ? 10 : 11)};
  const auto quarters = [&drawn](std::uint64_t most) {
    return (static_cast<double>(drawn.below(2 * most + 1)) - static_cast<double>(most)) / 4;
  };
  FoldedRun run;
  for (int k = 0; k < count; ++k) {
    const double y = quarters(12);
    MovingPair pair = approaching(k % 4 == 3 ? 1 : 4 + quarters(8), y);
    pair.of_a.displacement[1] = quarters(4);
    if (k % 3 == 2) {
      const double x = quarters(7);
      pair.bodies.b = square(x, quarters(7), 0.75);
    }
    if (turning) {
      pair.of_a.rotation[2] = quarters(8);
      pair.of_b.rotation[2] = quarters(4);
      pair.of_a.centre[0] = quarters(2);
      pair.of_b.centre[0] = 4;
    }
    take(run, prove_cast(pair));
  }
  return {run.folded()};
}

}  // namespace

void add_proved_casts(KnownAnswers& all) {
  all.push_back({"oracles/cast/proofs_of_turning",
                 Asked::kByCheck,
                 [] { return proved_casts(true, 6); },
                 {16649811304804953621u}});
  all.push_back({"oracles/cast/proofs_of_straight",
                 Asked::kByCheck,
                 [] { return proved_casts(false, 40); },
                 {14835926718258644549u}});
}

}  // namespace assay::known
