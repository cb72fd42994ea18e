// Signs of sums with one root, in doubles and exactly, where terms cancel, vanish or leave the doubles.
#include "algorithms/shapes/arithmetic.h"
#include "algorithms/shapes/sweep.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords signs_with_roots() {
  FoldedRun run;
  using shapes::Dyadic;
  constexpr double kNumbers[] = {0, 1, -1, 2, -2, 3, -3, 0x1p-600, -0x1p-600, 0x1p600, -0x1p600, 0x1p-1074};
  for (const double rest : kNumbers)
    for (const double factor : kNumbers)
      for (const double square : kNumbers) {
        if (square < 0) continue;
        run.take(shapes::sign_with_root(rest, factor, square));
        run.take(shapes::sign_with_root(Dyadic(rest), Dyadic(factor), Dyadic(square)));
        const Dyadic moved = Dyadic(rest) * Dyadic(factor) + Dyadic(0x1p-1074);
        run.take(shapes::sign_with_root(moved, Dyadic(factor), Dyadic(rest) * Dyadic(rest)));
      }
  return {run.folded()};
}

}  // namespace

void add_signs_with_roots(KnownAnswers& all) {
  all.push_back({"shapes/signs_with_roots", Asked::kByCheck, signs_with_roots, {9008079283977811999u}});
}

}  // namespace assay::known
