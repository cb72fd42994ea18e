// Where a judge says something else, and where doubles no longer tell, to the last bit.
#pragma once
#include <cstdint>

#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "oracles/exact/judge_counts.h"

namespace assay::known {

/// Whether `judge()` needs no rationals.
template <class Judge>
bool is_told_by_doubles(const Judge& judge) {
  const std::uint64_t exact = judge_counts().exact;
  judge();
  return judge_counts().exact == exact;
}

/// `judge(by)` for answers off by as much: where what it says is another, and where it is said by rationals.
template <class Judge>
void take_flips(FoldedRun& run, double most, const Judge& judge) {
  for (const double way : {1.0, -1.0}) {
    const auto says = [&](double by) { return judge(way * by); };
    const Verdict of_answer = says(0);
    run.take(of_answer);
    run.take(flip(0, most, [&](double by) { return says(by).index() == of_answer.index(); }));
    run.take(flip(0, most, [&](double by) { return is_told_by_doubles([&] { says(by); }); }));
  }
}

}  // namespace assay::known
