// Bounds of sums among the least doubles, and enclosures whose defect or reach is at the end of what counts.
#include <cmath>

#include "algorithms/lp/bounded_sum.h"
#include "algorithms/lp/enclosed_solve.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords least_sums() {
  DrawnBits drawn{std::mt19937_64(61)};
  FoldedRun run;
  for (int k = 0; k < 400; ++k) {
    lp::BoundedSum sum;
    const int exponent = -966 - static_cast<int>(drawn.below(60));
    for (std::uint64_t terms = drawn.below(4); terms > 0; --terms) sum.add(std::ldexp(drawn.generic(), exponent), 1);
    for (std::uint64_t radii = drawn.below(6); radii > 0; --radii)
      sum.add_unsure(1, std::ldexp(static_cast<double>(drawn.below(16)), -1074));
    for (const double x : {sum.value(), sum.error(), sum.lower(), sum.upper()}) run.take(x);
  }
  return {run.folded()};
}

lp::Enclosed enclosed(const std::vector<double>& matrix, const std::vector<double>& inverse, double right) {
  lp::Square of(2), over(2);
  of.entries = matrix, over.entries = inverse;
  return lp::solve_enclosed(of, over, [&](std::size_t, lp::BoundedSum& side) { side.add(right, 1); });
}

KnownWords least_enclosures() {
  FoldedRun run;
  const std::vector<double> one = {1, 0, 0, 1};
  // How wrong an inverse may be.
  for (const double way : {1.0, -1.0}) {
    run.take(flip(0, 1, [&](double by) { return std::isfinite(enclosed({1, way * by, 0, 1}, one, 1).error); }));
    run.take(flip(0, 1, [&](double by) { return std::isfinite(enclosed(one, {1, 0, way * by, 1}, 1).error); }));
  }
  // One entry of an inverse or of a matrix that is no number, or far.
  for (const double odd : {kEndless, -kEndless, kNoNumber, 0x1p1023})
    for (const double right : {0.0, 1.0, 0x1p1020})
      for (std::size_t at = 0; at < 4; ++at)
        for (const bool is_inverse : {false, true}) {
          std::vector<double> entries = one;
          entries[at] = odd;
          const lp::Enclosed found = is_inverse ? enclosed(one, entries, right) : enclosed(entries, one, right);
          for (const double x : found.value) run.take_number_or_none(x);
          run.take_number_or_none(found.error);
        }
  // The solution overflows, and what is left of the right side is no number: nothing is shown then.
  run.take(enclosed({0x1p-996, 0, 0, 1}, {0x1p996, 0, 0, 1}, 0x1p332).error);
  return {run.folded()};
}

}  // namespace

void add_least_bounds(KnownAnswers& all) {
  all.push_back({"algorithms/lp/least_sums", Asked::kByCheck, least_sums, {3256868772989511841u}});
  all.push_back({"algorithms/lp/least_enclosures", Asked::kByCheck, least_enclosures, {16339528533888161110u}});
}

}  // namespace assay::known
