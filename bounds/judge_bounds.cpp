// The filters of the judges: oracles/exact and what the collision judges make of it.
#include <algorithm>
#include <array>

#include "bounds/bound.h"
#include "bounds/operands.h"
#include "oracles/exact/enclosed_rational.h"
#include "oracles/exact/enclosure.h"
#include "oracles/exact/filter.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/depth/along_normal.h"
#include "oracles/gjk/support_scan.h"
#include "oracles/gjk/witness_point.h"

namespace assay::bounds::of_judges {
namespace {

/// A row of numbers rounded once: differences of doubles.
template <std::size_t N>
struct RoundedRow {
  RoundedRow(Choices& choices, BoundTrial& trial) {
    const auto x = operands<N>(choices, trial), y = operands<N>(choices, trial);
    for (std::size_t k = 0; k < N; ++k) rounded[k] = x[k] - y[k], exactly[k] = minus(x[k], y[k]);
  }
  double rounded[N];
  std::array<Rational, N> exactly;
};

template <int Unit>
std::optional<BoundTrial> in_the_plane(Choices& choices) {
  BoundTrial trial = in_units_of(Unit);
  const RoundedRow<2> x(choices, trial), y(choices, trial);
  const Enclosure d = det2(x.rounded, y.rounded);
  trial.include(exact(d.middle) - (x.exactly[0] * y.exactly[1] - x.exactly[1] * y.exactly[0]), d.radius);
  return trial;
}

template <int Unit>
std::optional<BoundTrial> in_space(Choices& choices) {
  BoundTrial trial = in_units_of(Unit);
  const RoundedRow<3> x(choices, trial), y(choices, trial), z(choices, trial);
  const Enclosure d = Minors3(x.rounded, y.rounded).determinant(z.rounded);
  trial.include(exact(d.middle) - determinant(x.exactly, y.exactly, z.exactly), d.radius);
  return trial;
}

/// Both bodies single points: the support values are the dot products.
template <std::uint32_t N, int Unit>
std::optional<BoundTrial> supports(Choices& choices) {
  BoundTrial trial = in_units_of(Unit);
  std::array<double, 3> direction{};
  ConvexPair pair{{N, {}}, {N, {}}};
  Rational on_a = 0, on_b = 0;
  for (std::size_t k = 0; k < N; ++k) {
    direction[k] = operand(choices, trial);
    const double a = operand(choices, trial);
    pair.a.coordinates.push_back(a);
    pair.b.coordinates.push_back(0);
    on_a += exact(direction[k]) * exact(a);
  }
  const SupportScan scan = scan_supports(pair, direction);
  trial.include(exact(scan.least_a) - on_a, scan.error);
  return trial;
}

/// The first coordinate of a weighted point of m vertices, the other body the origin.
std::optional<BoundTrial> weighted_point(Choices& choices) {
  constexpr std::uint32_t kSize = 4;
  BoundTrial trial;
  ConvexPair pair{{1, {}}, {1, {0}}};
  Separated witness;
  witness.on_a.size = kSize;
  witness.on_b = {1, {0}, {1}};
  Rational sum = 0, total = 0;
  for (std::uint32_t i = 0; i < kSize; ++i) {
    const double x = operand(choices, trial), weight = positive(choices, trial);
    pair.a.coordinates.push_back(x);
    witness.on_a.vertex[i] = i;
    witness.on_a.weight[i] = weight;
    sum += exact(x) * exact(weight);
    total += exact(weight);
  }
  const Enclosure v = enclosed_difference(pair, witness)[0];
  trial.include(exact(v.middle) - sum / total, v.radius);
  return trial;
}

/// How far two points overlap along a normal; the square is in rationals.
std::optional<BoundTrial> overlap(Choices& choices) {
  BoundTrial trial;
  const auto normal = operands<3>(choices, trial);
  ConvexPair pair{{3, {}}, {3, {}}};
  for (Points* body : {&pair.a, &pair.b})
    for (const double x : operands<3>(choices, trial)) body->coordinates.push_back(x);
  AlongNormal along(pair, normal);
  const double above = along.rounded_overlap();
  if (!std::isfinite(above)) return std::nullopt;
  include_length(trial, along.squared_overlap(), above);
  return trial;
}

/// Two points of the plane and what a bracket of their distance names as its witness.
struct Bracket {
  explicit Bracket(Choices& choices) {
    for (Points* body : {&pair.a, &pair.b})
      for (const double x : operands<2>(choices, trial)) body->coordinates.push_back(x);
    for (const std::size_t k : {0u, 1u}) way[k] = minus(pair.a[0][k], pair.b[0][k]);
    answer.on_a = answer.on_b = {1, {0}, {1}};
    answer.high = std::numeric_limits<double>::max();
  }
  /// Whether doubles alone say that the bracket holds the distance.
  bool is_proved_by_filter() const {
    const std::uint64_t before = judge_counts().filtered;
    return std::holds_alternative<Holds>(check_bracket(pair, answer, 0.0)) && judge_counts().filtered > before;
  }
  BoundTrial trial;
  ConvexPair pair{{2, {}}, {2, {}}};
  std::array<Rational, 2> way;
  Bracketed answer;
};

/// A number a few doubles from the one that a filter is asked about: where it may err.
double near(Choices& choices, double x) { return nudge(x, choices.around_zero(64)); }

/// low |n| <= n.(a - b) where the filter says so; squares in rationals.
std::optional<BoundTrial> lower_end(Choices& choices) {
  Bracket bracket(choices);
  Rational along = 0, length2 = 0;
  for (const std::size_t k : {0u, 1u}) {
    const double n = bracket.answer.direction[k] = operand(choices, bracket.trial);
    along += exact(n) * bracket.way[k], length2 += exact(n) * exact(n);
  }
  bracket.answer.low = near(choices, approximate(along) / std::sqrt(approximate(length2)));
  if (along <= 0 || bracket.answer.low <= 0 || !bracket.is_proved_by_filter()) return std::nullopt;
  const Rational low = exact(bracket.answer.low);
  bracket.trial.include(low * low * length2 / (along * along), 1);
  return bracket.trial;
}

/// |v| <= high where the filter says so.
std::optional<BoundTrial> upper_end(Choices& choices) {
  Bracket bracket(choices);
  const Rational length2 = bracket.way[0] * bracket.way[0] + bracket.way[1] * bracket.way[1];
  bracket.answer.high = near(choices, std::sqrt(approximate(length2)));
  if (!bracket.is_proved_by_filter()) return std::nullopt;
  const Rational high = exact(bracket.answer.high);
  bracket.trial.include(length2 / (high * high), 1);
  return bracket.trial;
}

/// high - low <= factor L where the judge finds no fault.
std::optional<BoundTrial> width(Choices& choices) {
  Bracket bracket(choices);
  const Rational extent = std::max<Rational>(abs(bracket.way[0]), abs(bracket.way[1]));
  const double about = approximate(extent);
  bracket.answer.low = about * std::abs(within_one(choices, bracket.trial)) / 2;
  bracket.answer.high = about * (3 + within_one(choices, bracket.trial));
  const Rational width = exact(bracket.answer.high) - exact(bracket.answer.low);
  const double factor = near(choices, approximate(width / extent));
  if (!std::holds_alternative<Holds>(check_bracket(bracket.pair, bracket.answer, Promise(factor)))) return std::nullopt;
  bracket.trial.include(width / extent, factor);
  return bracket.trial;
}

Enclosure enclosure(Choices& choices, BoundTrial& trial) {
  const double middle = operand(choices, trial);
  return {middle, positive(choices, trial)};
}
std::array<Rational, 2> ends(const Enclosure& x) {
  return {exact(x.middle) - exact(x.radius), exact(x.middle) + exact(x.radius)};
}

/// The ends of a result are results of ends: each operation is monotone in either number.
///
/// Unit  of y that of x, but where it divides.
template <int Unit, class Operation>
std::optional<BoundTrial> of_ends(Choices& choices, const Operation& operation, bool divides = false) {
  BoundTrial trial = in_units_of(Unit);
  const Enclosure x = enclosure(choices, trial);
  if (divides) trial.unit = 0;
  const Enclosure y = enclosure(choices, trial);
  if (divides && !(std::abs(y.middle) > y.radius)) return std::nullopt;
  const Enclosure result = operation(x, y);
  for (const Rational& at_x : ends(x)) {
    for (const Rational& at_y : ends(y)) trial.include(exact(result.middle) - operation(at_x, at_y), result.radius);
  }
  return trial;
}
template <int Unit>
std::optional<BoundTrial> sum(Choices& choices) {
  return of_ends<Unit>(choices, [](const auto& x, const auto& y) { return x + y; });
}
template <int Unit>
std::optional<BoundTrial> product(Choices& choices) {
  return of_ends<Unit>(choices, [](const auto& x, const auto& y) { return x * y; });
}
template <int Unit>
std::optional<BoundTrial> quotient(Choices& choices) {
  return of_ends<Unit>(
      choices, [](const auto& x, const auto& y) { return x / y; }, true);
}

template <int Unit>
std::optional<BoundTrial> blur(Choices& choices) {
  BoundTrial trial = in_units_of(Unit);
  const Enclosure x = enclosure(choices, trial);
  const double by = positive(choices, trial);
  trial.include(exact(x.radius) + exact(by), blurred(x, by).radius);
  return trial;
}

template <int Unit>
std::optional<BoundTrial> rational(Choices& choices) {
  BoundTrial trial = in_units_of(Unit);
  const double x = operand(choices, trial);
  trial.unit = 0;
  const double y = positive(choices, trial);
  const Rational value = exact(x) / exact(y);
  const Enclosure near = enclosed(value);
  trial.include(exact(near.middle) - value, near.radius);
  return trial;
}

constexpr BoundPlace kFilter = judges_in("oracles/exact/filter.h"), kEnclosure = judges_in("oracles/exact/enclosure.h"),
                     kBracket = judges_in("oracles/gjk/check_bracket.cpp");

constexpr std::array<ErrorBound, 22> kBounds = {
    {{"judge's det2", kFilter, "6 u of the two products of differences, and underflow", "", in_the_plane<0>},
     {"judge's det3", kFilter, "10 u of the six terms, and underflow", "", in_space<0>},
     {"support scan in the plane", kFilter, "(n + 2) u of the products, n = 2", "", supports<2, 0>, true},
     {"support scan in space", kFilter, "(n + 2) u of the products, n = 3", "", supports<3, 0>},
     {"weighted point", judges_in("oracles/gjk/witness_point.cpp"), "dot_error over a sum of weights within m u, m = 4",
      "", weighted_point},
     {"overlap along a normal", judges_in("oracles/gjk/depth/along_normal.cpp"),
      "quotient and root of enclosures, widened by 2^-49", "", overlap},
     {"lower end of a bracket", kBracket, "the scan's error and 8 u of the direction's length, where doubles decide",
      "", lower_end},
     {"upper end of a bracket", kBracket, "the witness's radii and 16 u of the length, where doubles decide", "",
      upper_end},
     {"width of a bracket", kBracket, "8 u of the width, where the judge finds no fault", "", width},
     {"enclosure's sum", kEnclosure, "the radii, u of the sum, widened by 2^-49", "", sum<0>},
     {"enclosure's product", kEnclosure, "the radii times the numbers, u of the product, widened", "", product<0>},
     {"enclosure's quotient", kEnclosure, "(rx + |q| ry) / (|y| - ry), u of the quotient, widened", "", quotient<0>},
     {"enclosure blurred", kEnclosure, "the radius and what is added, widened", "", blur<0>},
     {"rational in double", judges_in("oracles/exact/enclosed_rational.h"), "2^-52 of it: a unit in its last place", "",
      rational<0>, true},
     {"judge's det2 where products underflow", kFilter, "4 smallest doubles for two products", kCoarseUnderflow,
      in_the_plane<kTinyProducts2>, true},
     {"judge's det3 where products underflow", kFilter, "2 (Z + 4) smallest doubles", kCoarseUnderflow,
      in_space<kTinyProducts3>, true},
     {"support scan where products underflow", kFilter, "(n + 1) smallest doubles, n = 2", kCoarseUnderflow,
      supports<2, kTinyProducts2>, true},
     {"enclosure's sum of subnormal numbers", kEnclosure, "8 smallest doubles", "", sum<kTiny>},
     {"enclosure's product where it underflows", kEnclosure, "8 smallest doubles", "", product<kTinyProducts2>},
     {"enclosure's quotient where it underflows", kEnclosure, "a smallest double in |q| and two in the numerator", "",
      quotient<kTiny>},
     {"subnormal enclosure blurred", kEnclosure, "8 smallest doubles", "", blur<kTiny>},
     {"rational in a subnormal double", judges_in("oracles/exact/enclosed_rational.h"), "a smallest double", "",
      rational<kTiny>}}};

}  // namespace
}  // namespace assay::bounds::of_judges

namespace assay {

std::span<const ErrorBound> bounds_of_judges() { return bounds::of_judges::kBounds; }

}  // namespace assay
