// Filters at the ends of what they tell: radii met exactly, and numbers that are none.
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/exact/enclosure.h"
#include "oracles/exact/filter.h"

namespace assay::known {
namespace {

void take_sign(FoldedRun& run, const std::optional<int>& told) { run.take(told ? *told : 2); }

/// Signs of numbers as large as their radius, a little larger and a little less.
KnownWords signs() {
  FoldedRun run;
  const std::array numbers = {0.0, -0.0, kSmallestDouble, 1.0, std::nextafter(1.0, 2.0), kEndless, kNoNumber};
  for (const double x : numbers)
    for (const double y : numbers) {
      for (const double way : {1.0, -1.0}) {
        take_sign(run, certain_sign(way * x, y));
        take_sign(run, certain_sign(Enclosure{way * x, y}));
        run.take(sign_of_difference(way * x, y));
      }
    }
  // Minors of 0, so that bounds are underflow alone: the last bit of the sum of what is lost.
  const double none[3] = {0, 0, 0};
  for (const auto& [first, second, third] : {std::array{0x1p53, 1.0, 1.0}, {0x1p54, 0.0, 2.0}, {1.0, 0x1p54, 2.0}}) {
    const double z[3] = {first, second, third};
    run.take(Minors3(none, none).determinant(z).radius);
  }
  return {run.folded()};
}

/// Divisors as large as their radius, and roundings of a radius that one operation less would not make.
KnownWords ends_of_enclosures() {
  FoldedRun run;
  const auto take = [&](const Enclosure& x) {
    run.take_number(x.middle);
    run.take_number(x.radius, -1);
  };
  for (const double middle : {-2.0, 1.0, 1.5})
    for (const double radius : {std::abs(middle), std::nextafter(std::abs(middle), 0), 0x1p-30 / 3, 0.0}) {
      take(exactly(1) / Enclosure{middle, radius});
      take(Enclosure{1.0 / 3, 0x1p-60} / Enclosure{middle, radius});
    }
  for (int k = 0; k < 300; ++k) {
    // Radii next to the rounding of the middle, where a product that is rounded once more is another number.
    const double middle = (3 + 2.0 * k) / 7, other = (5 + 4.0 * k) / 11;
    const Enclosure x{middle, (1 + k) * 0x1p-53 / 3}, y{-other, (2 + k) * 0x1p-54 / 5};
    take(x + y);
    take(x * y);
    take(x / y);
    take(blurred(x, y.radius));
    // A rounding of half a subnormal, which goes to the even neighbour.
    const Enclosure half{(2 * k + 1) * 0x1p-1022, kSmallestDouble * (k % 3)};
    take(half + exactly(0));
    take(half * exactly(1));
    take(half / exactly(1));
  }
  return {run.folded()};
}

/// Lists of up to nine numbers with one that is none, wherever it stands.
KnownWords finite_lists() {
  FoldedRun run;
  for (std::size_t size = 0; size < 10; ++size) {
    std::vector<double> values(size, 1);
    run.take(all_finite(values));
    for (double& entry : values)
      for (const double none : {kEndless, -kEndless, kNoNumber, std::numeric_limits<double>::max()}) {
        entry = none;
        run.take(all_finite(values));
        entry = 1;
      }
  }
  return {run.folded()};
}

}  // namespace

void add_ends_of_filters(KnownAnswers& all) {
  all.push_back({"oracles/exact/signs", Asked::kByCheck, signs, {5774389574338596756u}});
  all.push_back({"oracles/exact/ends_of_enclosures", Asked::kByCheck, ends_of_enclosures, {796137222666635290u}});
  all.push_back({"oracles/exact/finite_lists", Asked::kByCheck, finite_lists, {16434244007951003772u}});
}

}  // namespace assay::known
