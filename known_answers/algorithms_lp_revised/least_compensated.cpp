// Compensated sums among the least doubles, to the last bit of their bounds.
#include <cmath>

#include "algorithms/lp/revised/answer/compensated_sum.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords least_compensated() {
  DrawnBits drawn{std::mt19937_64(71)};
  FoldedRun run;
  for (int k = 0; k < 1500; ++k) {
    lp::CompensatedSum sum;
    // Terms that cancel but for a little, whose share of the bound is between two of the least doubles.
    const int exponent = -920 - static_cast<int>(drawn.below(60));
    const double large = std::ldexp(drawn.generic(), exponent);
    const double odd = static_cast<double>(2 * drawn.below(1000) + 1);
    const double little = std::ldexp(odd, -1023 - static_cast<int>(drawn.below(3)));
    sum.add(large, 1);
    sum.add(little, drawn.below(2) == 0 ? 1 : -1);
    sum.add(-large, 1);
    for (std::uint64_t radii = drawn.below(4); radii > 0; --radii) {
      const double radius = std::ldexp(static_cast<double>(1 + drawn.below(63)), -1074);
      sum.add_unsure(1, radius);
    }
    for (const double x : {sum.value(), sum.error(), sum.lower(), sum.upper()}) run.take(x);
  }
  return {run.folded()};
}

}  // namespace

void add_revised_least_compensated(KnownAnswers& all) {
  all.push_back({"algorithms/lp/least_compensated", Asked::kByCheck, least_compensated, {5074288064477245959u}});
}

}  // namespace assay::known
