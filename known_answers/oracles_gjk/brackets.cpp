// Brackets of distances asked directly: ends, witnesses and promises spoilt one after the other.
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <vector>

#include "known_answers/drawn/moving_squares.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/oracles_gjk/asked_brackets.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Apart by a whole number, by a root, not at all, by the least double, by more than the greatest; inside each other.
std::vector<ConvexPair> pairs_of_brackets() {
  const Points corner{3, {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}}, far{3, {3, 4, 1, 2, 2, 2}};
  return {on_a_line(0, 1),
          {square(0, 0), square(4, 0)},
          {square(0, 0), square(4, 5)},
          {square(0, 0), square(2, 0)},
          {square(0, 0), square(0, 0, 0.5)},
          {corner, far},
          on_a_line(0, 0x1p-1074),
          on_a_line(-DBL_MAX, DBL_MAX),
          on_a_line(3, 3)};
}

/// Every end beside every other, with the witness and without.
KnownWords ends_of_brackets() {
  AskedBrackets asked;
  int round = 0;
  for (const ConvexPair& pair : pairs_of_brackets()) {
    const RoundedTruth truth(pair);
    const double d = std::min(truth.distance, DBL_MAX);
    const auto ends = {-0.0, -1.0, std::nextafter(d, 0), d, std::nextafter(d, kInfinity), 2 * d, kInfinity, kNoNumber};
    for (const double low : ends)
      for (const double high : ends) {
        Bracketed bracket = truth.bracket(low, high);
        asked.ask(pair, bracket);
        if (++round % 2 == 0) bracket.direction = {};
        if (round % 3 != 0) bracket.on_a.size = bracket.on_b.size = 0;
        asked.ask(pair, bracket);
      }
  }
  return asked.words();
}

/// Every entry of a witness made another one; promises that promise nothing or everything.
KnownWords spoilt_witnesses() {
  AskedBrackets asked;
  for (const ConvexPair& pair : pairs_of_brackets()) {
    const RoundedTruth truth(pair);
    const double d = std::min(truth.distance, 0x1p1000);
    const Bracketed good = truth.bracket(d * (1 - 0x1p-30), d * (1 + 0x1p-30));
    const auto ask = [&](const auto& spoil) {
      for (const double low : {good.low, 0.0}) {
        Bracketed bracket = good;
        bracket.low = low;
        spoil(bracket);
        asked.ask(pair, bracket, low == 0 ? 0x1p-40 : 0);
      }
    };
    for (const double entry : {0.0, -0.5, 1.0, kInfinity, kNoNumber}) {
      for (std::size_t k = 0; k < 3; ++k) ask([&](Bracketed& bracket) { bracket.direction[k] = entry; });
      for (auto point : {&Bracketed::on_a, &Bracketed::on_b})
        for (std::size_t i = 0; i < (good.*point).size; ++i)
          ask([&](Bracketed& bracket) { (bracket.*point).weight[i] = entry; });
    }
    for (auto point : {&Bracketed::on_a, &Bracketed::on_b}) {
      for (const std::uint32_t size : {0u, 5u}) ask([&](Bracketed& bracket) { (bracket.*point).size = size; });
      for (const std::uint32_t vertex : {0u, 1u, 7u})
        ask([&](Bracketed& bracket) { (bracket.*point).vertex[0] = vertex; });
    }
    for (const double factor : {-1.0, 0.0, 0x1p-40, 1.0, kInfinity, kNoNumber}) {
      asked.ask(pair, good, factor);
      asked.ask(pair, good, Promise::by_default(factor, 0x1p-1022));
      asked.ask(pair, truth.bracket(0, kInfinity), factor);
    }
  }
  // A sum of weighted vertices that overflows on both sides, and more weights than there is room for.
  Bracketed wide{0, 0x1p1000, {}, {1, {}, {0x1p100}}, {1, {}, {0x1p100}}};
  asked.ask(on_a_line(0x1p1000, 0x1p1002), wide);
  wide.on_a.size = 5;
  wide.on_b.vertex.fill(0x7ff80000);
  asked.ask(on_a_line(0, 1), wide);
  return asked.words();
}

}  // namespace

void add_asked_brackets(KnownAnswers& all) {
  all.push_back({"oracles/gjk/ends_of_brackets",
                 Asked::kByCheck,
                 ends_of_brackets,
                 {15065324663565274524u, 493918u, 261u, 955u}});
  all.push_back(
      {"oracles/gjk/spoilt_witnesses", Asked::kByCheck, spoilt_witnesses, {7307835370943424877u, 874074u, 243u, 705u}});
}

}  // namespace assay::known
