// Certified collisions where one way of searching hands over to the next: as large as eight extents, as large as
// 2^1000, in integers of large units, and seen from a first vertex that not every difference fits.
#include <cmath>

#include "known_answers/certified_gjk/both_questions.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Bodies of extent 3 with a greatest coordinate at, below and above 24, whose nearest points round; and huge ones.
KnownWords sizes_at_the_ends() {
  FoldedRun run;
  for (const double far : {24.0, std::nextafter(24.0, 0), std::nextafter(24.0, 25), 3.0, 12.0})
    for (const double x : {0.1, 0.3, 0.7, 1.1}) {
      const double low = far - 3;
      take_both(run, {{2, {far, low, far, far, low + 1.7, low + 1}}, {2, {low, low + x, low + 0.3 * x, far}}});
      take_both(run, {{3, {far, low, low + 1, far, far, low + 2, low + 2.1, low + 1, low + 0.4}},
                      {3, {low, low + x, low + 1, low + 0.3 * x, far, low + 0.9}}});
    }
  for (const double far : {0x1p1000, std::nextafter(0x1p1000, 0), std::nextafter(0x1p1000, 0x1p1001)}) {
    take_both(run, {{2, {far, 0, far, far}}, {2, {-far, 0, 0, far / 3}}});
    take_both(run, {{3, {far, 0, 0, far, far, 0}}, {3, {-far, 0, 0, 0, far / 3, far / 7}}});
  }
  return {run.folded()};
}

/// In units of 2^power, where everything is small, of 60 bits and of 200, with zeros among them.
KnownWords integers_in_units() {
  FoldedRun run;
  for (const int power : {-900, -1, 0, 1, 100, 140, 300, 800})
    for (const int wide : {0, 30, 60, 90, 150, 200}) {
      const double u = std::ldexp(1, power), x = std::ldexp(5, power + wide);
      take_exactly(run, {{1, {x, x + u}}, {1, {0, -u}}});
      take_exactly(run, {{2, {x, 0, x, 3 * u}}, {2, {0, -u, u, 0}}});
      take_exactly(run, {{2, {0, 0, x, 3 * u}}, {2, {0, u, u, 2 * u}}});
      take_exactly(run, {{3, {0, x, u, u, 3 * x, u, x, 0, u}}, {3, {0, -u, u, x, 0, 2 * u}}});
    }
  return {run.folded()};
}

/// A first vertex of many bits, and vertices of which a difference with it loses little or all.
KnownWords differences_that_round() {
  FoldedRun run;
  for (const double first : {0x1p40 + 1, 0x1p52 + 0x1p20 + 1, 0x1p25 + 1, 1.0 / 3, 1e300, 0x1p200, 0x1p-130 / 3})
    for (const double small : {0x1p-60, 0x1p-14, 1.0, -0x1p-30 / 3, 0x1p-1074, 0x1p27 + 1}) {
      take_exactly(run, {{1, {first, small}}, {1, {0, -small}}});
      take_exactly(run, {{1, {first, 3 * small}}, {1, {2 * small, small}}});
      take_exactly(run, {{2, {first, 1, small, 0, first + 1, 2}}, {2, {0, 0, 0, -1, -1, -1}}});
      take_exactly(run, {{2, {first, first, small, 0, small, -first}}, {2, {0, 0, 0, -1, -1, -1}}});
      take_exactly(run, {{3, {first, 0, 1, small, small, -1, small, -small, -1}}, {3, {0, 0, 0, 0, 0, -1}}});
    }
  return {run.folded()};
}

}  // namespace

void add_ends_of_searches(KnownAnswers& all) {
  all.push_back({"certified/gjk/sizes_at_the_ends", Asked::kByCheck, sizes_at_the_ends, {2991847964768897353u}});
  all.push_back({"certified/gjk/integers_in_units", Asked::kByCheck, integers_in_units, {5725851159915010233u}});
  all.push_back(
      {"certified/gjk/differences_that_round", Asked::kByCheck, differences_that_round, {4440919615156244708u}});
}

}  // namespace assay::known
