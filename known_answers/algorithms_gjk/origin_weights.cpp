// What is proved of collisions in space hangs on the last bits of weights and errors.
#include "algorithms/gjk/simplex/origin_weights.h"

#include "known_answers/algorithms_gjk/drawn_simplex.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords origin_weights() {
  FoldedRun run;
  for (std::uint64_t key = 0; key < 100; ++key) {
    Choices choices{mix64(key + 4000)};
    const auto take = [&](const auto& weights) { run.take(weights.value), run.take(weights.error); };
    take(gjk::origin_weights(drawn_simplex<4>(choices, key).rounded));
    take(gjk::origin_weights(drawn_simplex<6>(choices, key).rounded));
  }
  return {run.folded()};
}

}  // namespace

void add_origin_weights(KnownAnswers& all) {
  all.push_back({"algorithms/gjk/origin_weights", Asked::kByCheck, origin_weights, {4578674798026812163u}});
}

}  // namespace assay::known
