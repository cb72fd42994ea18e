// Certified collisions asked whether bodies meet, and how far apart they are.
#pragma once
#include "certified/gjk/certified_gjk.h"
#include "certified/gjk/exact_finish.h"
#include "known_answers/folded/folded_variant.h"

namespace assay::known {

inline constexpr certified::Ask kBothQuestions[] = {certified::Ask::kWhetherTheyMeet, certified::Ask::kDistance};

/// What is answered, and by which way.
inline void take_both(FoldedRun& run, const ConvexPair& pair) {
  for (const certified::Ask ask : kBothQuestions) {
    const CollisionRun end = certified_collision(pair, ask);
    run.take(end.way);
    fold_answer(run, end.answer);
  }
}
/// What integers alone answer.
inline void take_exactly(FoldedRun& run, const ConvexPair& pair) {
  for (const certified::Ask ask : kBothQuestions) fold_answer(run, certified::finish_exactly(pair, ask, 0, 0));
}

}  // namespace assay::known
