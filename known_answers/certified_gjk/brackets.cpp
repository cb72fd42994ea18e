// Where brackets of the distance begin and end to be given, and how wide they are.
#include <cfloat>

#include "known_answers/certified_gjk/two_points.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords brackets() {
  FoldedRun run;
  const auto apart = [](double x) { return TwoPoints{x, x}.is_bracketed(x * x); };
  run.take(flip(1, DBL_MAX, apart));
  run.take(flip(0, 1, apart));
  run.take(flip(0, 1, [](double x) { return TwoPoints{x, 0x1p-100}.is_bracketed(x * x); }));
  run.take(flip(0, 1, [](double x) { return TwoPoints{0x1p-150, x}.is_bracketed(0x1p-300); }));
  for (const double x : {1.0, 1.1, 3.0, 0x1.8p-40, 0x1.4p90}) {
    // How far the bound from below may be off, how small the extent may be, and how small in the caller's unit.
    run.take(flip(0, 1, [x](double least) { return TwoPoints{x, x}.is_bracketed(least * x * x); }));
    run.take(flip(0, x, [x](double length) { return TwoPoints{x, length}.is_bracketed(x * x); }));
    run.take(flip(0, x, [x](double unit) { return TwoPoints{x, x, unit}.is_bracketed(x * x); }));
    Bracketed bracket;
    run.take(TwoPoints{x, x}.bracketed(x * x, bracket));
    run.take(bracket.low), run.take(bracket.high);
  }
  return {run.folded()};
}

}  // namespace

void add_brackets(KnownAnswers& all) {
  all.push_back({"certified/gjk/brackets", Asked::kByCheck, brackets, {10806915815288456837u}});
}

}  // namespace assay::known
