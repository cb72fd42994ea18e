// Numbers without rounding, asked directly: doubles as integers, sums, roots, and how they are written.
#include <array>
#include <cmath>
#include <vector>

#include "known_answers/drawn/adversarial_doubles.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/dyadic_sum.h"
#include "oracles/exact/enclosed_rational.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"

namespace assay::known {
namespace {

void take_integer(FoldedRun& run, const Integer& value) { run.take(std::string_view(value.str())); }

/// Every double of a list as a multiple of the others' common power of two, and products of lists.
KnownWords dyadics() {
  FoldedRun run;
  AdversarialDoubles draw(71);
  std::array<double, 3> before{};
  for (int k = 0; k < 240; ++k) {
    std::array<double, 3> here{};
    for (double& x : here) x = draw.of_kind(k % AdversarialDoubles::kKinds);
    if (k % 4 == 0) here[static_cast<std::size_t>(k / 4) % 3] = 0;
    const int exponent = common_exponent(here);
    run.take(exponent);
    for (const double x : here) take_integer(run, scaled_integer(x, exponent));
    run.take(exact_dot(here, before));
    for (const double x : here) {
      const Mantissa parts = mantissa_of(x);
      run.take(parts.mantissa);
      run.take(parts.exponent);
    }
    before = here;
  }
  run.take(common_exponent(std::array{0.0, -0.0}));
  for (const int exponent : {-1100, -1, 0, 1, 1100}) run.take(power_of_two(exponent));
  return {run.folded()};
}

/// Sums whose exponents fall, stay and rise; nothing is added of what is 0.
KnownWords dyadic_sums() {
  FoldedRun run;
  AdversarialDoubles draw(72);
  for (int k = 0; k < 120; ++k) {
    DyadicSum sum;
    Integer term = 1;
    for (int i = 0; i < 4; ++i) {
      const double factor = draw.of_kind(k % AdversarialDoubles::kKinds);
      term *= 1 + static_cast<int>(draw.below(1000));
      sum.add(i == k % 7 ? 0.0 : factor, i == k % 5 ? Integer(0) : term);
      sum.add(i == k % 3 ? factor : 0.0, -term);
      run.take(sum.sign());
      run.take(sum.near(term));
      run.take(sum.over(term));
    }
  }
  for (const double factor : {1.0, 0x1p-1074, 0x1p1023}) {
    DyadicSum sum;
    sum.add(factor, Integer(3) << 6000);
    run.take(std::isinf(sum.near(1)));
    run.take(sum.near(Integer(1) << 6000));
    run.take(sum.near(Integer(1) << 13000));
  }
  return {run.folded(), run.units()};
}

std::vector<Rational> ratios() {
  std::vector<Rational> all = {0, 1, 2, Rational(1, 3), Rational(9, 4), Rational(-1, 7), -12345};
  AdversarialDoubles draw(73);
  for (int k = 0; k < 60; ++k) {
    const double top = draw.of_kind(k % AdversarialDoubles::kKinds);
    const double bottom = draw.generic();
    all.push_back(exact(top) / exact(bottom));
  }
  for (const int exponent : {-4000, -2500, -2101, -1100, -1030, -1000, -999, -100, 100, 999, 1000, 1100, 2100, 4000})
    for (const int odd : {1, 3, 7}) all.push_back(power_of_two(exponent) * Rational(odd, 5));
  return all;
}

/// Roots, enclosures and words of ratios of every size.
KnownWords ratios_told() {
  FoldedRun run;
  for (const Rational& ratio : ratios()) {
    const Rational size = abs(ratio);
    run.take(square_root(size));
    run.take(rounded_root(size));
    const RootEnclosure root = enclosed_root(ratio);
    run.take(root.low);
    run.take(root.high);
    run.take(approximate(ratio));
    const Enclosure near = enclosed(ratio);
    run.take(near.middle);
    run.take(near.radius);
    run.take(std::string_view(in_words(ratio)));
    const double rounded = approximate(ratio);
    run.take(std::string_view(in_words(rounded)));
    run.take(std::string_view(in_words(std::vector<double>{rounded, 1, -rounded})));
  }
  for (const double x : {kNoNumber, -kNoNumber, kEndless, -kEndless, 0.0, -0.0})
    run.take(std::string_view(in_words(x)));
  run.take(std::string_view(in_words(std::vector<double>{})));
  return {run.folded()};
}

}  // namespace

void add_exact_numbers(KnownAnswers& all) {
  all.push_back({"oracles/exact/dyadics", Asked::kByCheck, dyadics, {16507781468379140289u}});
  all.push_back({"oracles/exact/dyadic_sums", Asked::kByCheck, dyadic_sums, {8414844552034644543u, 144411u}});
  all.push_back({"oracles/exact/ratios", Asked::kByCheck, ratios_told, {1042065006603551465u}});
}

}  // namespace assay::known
