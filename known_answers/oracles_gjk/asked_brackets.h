// Brackets of distances that judges are asked about, what they say and how they came to it.
#pragma once
#include "known_answers/known_answer.h"
#include "known_answers/oracles_gjk/judged_pairs.h"
#include "oracles/exact/judge_counts.h"

namespace assay::known {

inline ConvexPair on_a_line(double a, double b) { return {{1, {a}}, {1, {b}}}; }

struct AskedBrackets {
  FoldedRun run;
  JudgeCounts before = judge_counts();

  void ask(const ConvexPair& pair, const Bracketed& bracket, const Promise& promise = 0) {
    run.take(check_bracket(pair, bracket, promise));
    run.take(check_bracket_witness(pair, bracket));
    if (bracket.on_a.size + bracket.on_b.size > 0) run.take(check_bracket_points(pair, bracket, 0));
  }
  KnownWords words() const {
    return {run.folded(), run.units(), judge_counts().filtered - before.filtered, judge_counts().exact - before.exact};
  }
};

}  // namespace assay::known
