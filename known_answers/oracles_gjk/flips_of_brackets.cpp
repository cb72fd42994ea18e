// Where doubles no longer prove what a bracket says, and widths that are exactly as promised.
#include <cmath>

#include "known_answers/folded/flip.h"
#include "known_answers/oracles_gjk/asked_brackets.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Where doubles no longer prove an end, to the last bit, next to the least numbers, too; and where a width is refused.
KnownWords flips_of_brackets() {
  FoldedRun run;
  const auto take_flips_of_ends = [&](const ConvexPair& pair) {
    const RoundedTruth truth(pair);
    const double d = truth.distance;
    const auto is_filtered = [&](double low, double high) {
      return is_told_by_doubles([&] { check_bracket(pair, truth.bracket(low, high), 0); });
    };
    run.take(flip(d / 2, 2 * d, [&](double high) { return is_filtered(0, high); }));
    run.take(flip(d / 2, 2 * d, [&](double low) { return is_filtered(low, 4 * d); }));
    const double most = magnitude_of(pair, 0);
    for (const Promise& promise : {Promise(d / most), Promise::by_default(d / most, 0)})
      run.take(flip(d, 64 * most, [&](double high) {
        return holds(check_bracket(pair, {d / 2, high, {}, {}, {}}, promise));
      }));
  };
  RandomPairs random(2035);
  for (int k = 0; k < 6; ++k) {
    ConvexPair pair = random.draw(k % 2, 1 + static_cast<std::uint32_t>(k) % 3, 3);
    for (double& x : pair.b.coordinates) x += 6;
    take_flips_of_ends(pair);
  }
  // Where the product of a length and its bound is rounded among the least numbers.
  for (int k = 0; k < 64; ++k) {
    const double far = 0x1p-1026 - 0x1p-1074 * k;
    const ConvexPair line = on_a_line(0, far);
    run.take(flip(far, far + 0x1p-1066, [&](double high) {
      return is_told_by_doubles([&] { check_bracket(line, {0, high, {}, {1, {0}, {1}}, {1, {0}, {1}}}, 0); });
    }));
  }
  return {run.folded()};
}

/// Widths that are exactly what is promised, or one bit more; pairs of more dimensions than doubles are asked about.
KnownWords promised_widths() {
  AskedBrackets asked;
  const ConvexPair line = on_a_line(0, 1), space{{4, {0, 10, 0, 10}}, {4, {0, 10, 0, 11}}};
  for (const double high : {std::nextafter(1.25, 0), 1.25, std::nextafter(1.25, 2)}) {
    asked.ask(line, {0.75, high, {}, {}, {}}, 0.5);
    asked.ask(line, {0.75, high, {}, {}, {}}, Promise::by_default(0.5, 0x1p-1022));
    asked.ask(space, {0.75, high, {}, {}, {}}, 0.5);
    asked.ask(space, {0.75, high, {}, {}, {}}, Promise::by_default(0.5 / 11, 0x1p-1022));
  }
  // Off by as much as too wide, by more and by less.
  for (const double low : {1.25, 1.5, 2.0, 3.0})
    for (const double high : {2.0, 2.5, 3.0, 4.0}) asked.ask(line, {low, high, {}, {}, {}}, 0x1p-20);
  const ConvexPair twice{{4, {0, 10, 0, 10, 0, 10, 0, 10}}, {4, {0, 10, 0, 11, 0, 10, 0, 11}}};
  asked.ask(twice, {0.5, 2, {}, {}, {}}, 0.5);
  asked.ask(space, {1, 1, {0, 0, 1}, {1, {0}, {1}}, {1, {0}, {1}}});
  return asked.words();
}

}  // namespace

void add_flips_of_brackets(KnownAnswers& all) {
  all.push_back({"oracles/gjk/flips_of_brackets", Asked::kByCheck, flips_of_brackets, {6015619836433249570u}});
  all.push_back(
      {"oracles/gjk/promised_widths", Asked::kByCheck, promised_widths, {17783628928304402603u, 13560u, 0u, 13u}});
}

}  // namespace assay::known
