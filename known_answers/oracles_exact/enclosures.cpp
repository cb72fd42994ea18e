// The numbers that filters and enclosures give, to the last bit.
#include <cmath>

#include "known_answers/drawn/adversarial_doubles.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"
#include "oracles/exact/enclosure.h"
#include "oracles/exact/filter.h"

namespace assay::known {
namespace {

void take(FoldedRun& run, const Enclosure& x) {
  run.take(std::isfinite(x.middle) ? x.middle : 0);
  run.take(std::isfinite(x.radius) ? x.radius : -1);  // a NaN has a sign that compilers choose
}

KnownWords filters() {
  AdversarialDoubles doubles(1);
  FoldedRun run;
  for (int k = 0; k < 6 * 500; ++k) {
    const int kind = k % AdversarialDoubles::kKinds;
    const auto number = [&] { return doubles.of_kind(kind); };
    const Enclosure x{number(), std::abs(number())}, y{number(), std::abs(number()) * 0x1p-30};
    for (const Enclosure& z : {x + y, x - y, x * y, x / y, exactly(x.middle) / y, blurred(x, std::abs(y.middle))})
      take(run, z);
    const double p[3] = {number(), number(), number()}, q[3] = {number(), number(), number()},
                 r[3] = {number(), number(), number()};
    take(run, det2(p, q));
    take(run, Minors3(p, q).determinant(r));
    take(run, {0, dot_error(static_cast<std::size_t>(k % 7), std::abs(number()))});
  }
  return {run.folded()};
}

KnownWords operations() {
  AdversarialDoubles draw(13);
  FoldedRun run;
  for (int k = 0; k < 4000; ++k) {
    const auto number = [&] { return draw.of_kind(k % AdversarialDoubles::kKinds); };
    const double x = number(), by_x = number(), y = number(), by_y = number();
    const Enclosure a{x, std::abs(by_x)}, b{y, std::abs(by_y)};
    for (const Enclosure& result : {a + b, a - b, a * b, a / b, blurred(a, b.radius)}) {
      if (!std::isfinite(result.middle) || !std::isfinite(result.radius)) continue;  // which NaN is up to the machine
      run.take(result.middle);
      run.take(result.radius);
    }
  }
  return {run.folded()};
}

}  // namespace

void add_enclosures(KnownAnswers& all) {
  all.push_back({"oracles/exact/filters", Asked::kByCheck, filters, {9058056523498757610u}});
  all.push_back({"oracles/exact/operations", Asked::kByCheck, operations, {17935100008704440668u}});
}

}  // namespace assay::known
