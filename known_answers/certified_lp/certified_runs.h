// What the certified solver of linear programs answers, how it came about, and how much is done for it.
#pragma once
#include "certified/lp/certified_lp.h"
#include "known_answers/folded/folded_variant.h"

namespace assay::known {

inline void take(FoldedRun& run, const CertifiedRun& end) {
  fold_answer(run, end.answer);
  run.take(end.way);
  run.take(end.double_pivots);
  run.take(end.exact_pivots);
}

}  // namespace assay::known
