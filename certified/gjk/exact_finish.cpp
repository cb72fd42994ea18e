#include "certified/gjk/exact_finish.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "certified/gjk/exact_search.h"
#include "certified/gjk/root_bracket.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/dyadic_sum.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/check_collision.h"

namespace assay::certified {
namespace {

__extension__ using Narrow = __int128;
using Wide = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<512, 512, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked, void>,
    boost::multiprecision::et_off>;

// ExactSearch needs 4 c + 9 bits for |a - b| < 2^c, and c is one more than a coordinate has.
constexpr int kNarrowBits = (126 - 9) / 4 - 1, kWideBits = (511 - 9) / 4 - 1;

template <class Z>
Z integer_of(double value, int exponent) {
  if constexpr (std::is_same_v<Z, Integer>) {
    return scaled_integer(value, exponent);
  } else {
    if (value == 0) return Z(0);
    const Mantissa parts = mantissa_of(value);  // odd, so its exponent is not below the common one
    return static_cast<Z>(parts.mantissa) * (Z(1) << (parts.exponent - exponent));
  }
}

Integer as_integer(const Integer& value) { return value; }
Integer as_integer(const Wide& value) { return Integer(value); }
Integer as_integer(Narrow value) {
  __extension__ using Magnitude = unsigned __int128;
  const Magnitude magnitude = value < 0 ? -static_cast<Magnitude>(value) : static_cast<Magnitude>(value);
  const Integer whole =
      (Integer(static_cast<std::uint64_t>(magnitude >> 64)) << 64) + static_cast<std::uint64_t>(magnitude);
  return value < 0 ? Integer(-whole) : whole;
}

/// Both bodies' coordinates, one after the other, and what they are multiples of.
struct Coordinates {
  std::vector<double> value;
  std::size_t of_a = 0;
  int exponent = 0, bits = 0;
};

/// x - y without rounding, if it is a double.
std::optional<double> exact_difference(double x, double y) {
  const double difference = x - y, back = x - difference;
  const double rest = (x - (difference + back)) + (back - y);
  if (!(rest == 0) || !std::isfinite(difference)) return std::nullopt;
  return difference;
}

/// As seen from the first vertex of a where no difference needs rounding: on a grid far away that saves most bits.
Coordinates coordinates_of(const ConvexPair& pair) {
  Coordinates all;
  all.of_a = pair.a.coordinates.size();
  all.value = pair.a.coordinates;
  all.value.insert(all.value.end(), pair.b.coordinates.begin(), pair.b.coordinates.end());
  const std::size_t n = pair.a.dimension;
  std::vector<double> moved(all.value.size());
  bool fits = true;
  for (std::size_t i = 0; fits && i < moved.size(); ++i) {
    const auto difference = exact_difference(all.value[i], all.value[i % n]);
    fits = difference.has_value();
    if (fits) moved[i] = *difference;
  }
  if (fits) all.value = std::move(moved);
  all.exponent = common_exponent(all.value);
  double greatest = 0;
  for (const double x : all.value) greatest = std::max(greatest, std::abs(x));
  if (greatest > 0) all.bits = std::ilogb(greatest) + 1 - all.exponent;
  return all;
}

/// A line is a plane whose second coordinates are 0.
template <std::size_t D, class Z>
std::vector<std::array<Z, D>> body_of(std::span<const double> values, std::size_t dimension, int exponent) {
  std::vector<std::array<Z, D>> body(values.size() / dimension);
  for (std::size_t i = 0; i < values.size(); ++i)
    body[i / dimension][i % dimension] = integer_of<Z>(values[i], exponent);
  if (dimension < D)
    for (auto& vertex : body) vertex[D - 1] = Z(0);
  return body;
}

double ratio(const Integer& value, const Integer& greatest) { return approximate(Rational(value, greatest)); }

template <class Range>
Integer greatest_size(const Range& values) {
  Integer greatest = 0;
  for (const Integer& value : values) greatest = std::max(greatest, Integer(abs(value)));
  return greatest;
}

/// The direction in doubles, its greatest entry about 1, if it separates.
template <std::size_t D>
std::optional<SeparatedAlong> in_doubles(const ConvexPair& pair, const std::array<Integer, D>& normal) {
  SeparatedAlong along;
  const Integer greatest = greatest_size(normal);
  for (std::size_t k = 0; k < D; ++k) along.direction[k] = ratio(normal[k], greatest);
  if (!holds(check_separated_along(pair, along))) return std::nullopt;
  return along;
}

template <std::size_t D, class Z>
Bracketed bracketed(const ConvexPair& pair, const ExactSearch<D, Z>& search, int exponent) {
  std::array<Integer, D> normal;
  Integer height = 0, length2 = 0;
  const auto point = search.difference(search.simplex()[0]);
  for (std::size_t k = 0; k < D; ++k) {
    normal[k] = as_integer(search.direction()[k]);
    add_product(height, normal[k], as_integer(point[k]));
    add_product(length2, normal[k], normal[k]);
  }
  // The nearest point is the part of any point of its face along the normal.
  const RootBracket ends = root_bracket(height * height, length2, exponent);
  Bracketed answer{ends.low, ends.high, {}, {}, {}};
  if (const auto along = in_doubles<D>(pair, normal)) answer.direction = along->direction;
  std::vector<Integer> weights;
  for (const Z& weight : search.weights()) weights.push_back(as_integer(weight));
  const Integer greatest = greatest_size(weights);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    answer.on_a.vertex[i] = search.simplex()[i].a;
    answer.on_b.vertex[i] = search.simplex()[i].b;
    answer.on_a.weight[i] = answer.on_b.weight[i] = ratio(weights[i], greatest);
  }
  answer.on_a.size = answer.on_b.size = static_cast<std::uint32_t>(weights.size());
  return answer;
}

template <std::size_t D, class Z>
GjkAnswer finish(const ConvexPair& pair, const Coordinates& all, Ask ask, VertexPair start) {
  const std::span<const double> values(all.value);
  IntegerBodies<D, Z> bodies{body_of<D, Z>(values.first(all.of_a), pair.a.dimension, all.exponent),
                             body_of<D, Z>(values.subspan(all.of_a), pair.a.dimension, all.exponent)};
  // From the first vertex of a, unless coordinates_of could already do that.
  const auto origin = bodies.a[0];
  for (auto* body : {&bodies.a, &bodies.b})
    for (auto& vertex : *body)
      for (std::size_t k = 0; k < D; ++k) vertex[k] -= origin[k];
  ExactSearch<D, Z> search(bodies);
  using End = typename ExactSearch<D, Z>::End;
  End end = search.run(start, ask == Ask::kDistance);
  if (end == End::kApart || (end == End::kNearest && ask == Ask::kWhetherTheyMeet)) {
    std::array<Integer, D> normal;
    for (std::size_t k = 0; k < D; ++k) normal[k] = as_integer(search.direction()[k]);
    if (const auto along = in_doubles<D>(pair, normal)) return *along;
    end = search.run(start, true);
  }
  if (end != End::kMeet) return bracketed(pair, search, all.exponent);
  Overlapping answer;
  for (const VertexPair& vertices : search.simplex()) {
    answer.on_a[answer.size] = vertices.a;
    answer.on_b[answer.size++] = vertices.b;
  }
  return answer;
}

template <std::size_t D>
GjkAnswer finish_in(const ConvexPair& pair, Ask ask, VertexPair start) {
  const Coordinates all = coordinates_of(pair);
  if (all.bits <= kNarrowBits) return finish<D, Narrow>(pair, all, ask, start);
  if (all.bits <= kWideBits) return finish<D, Wide>(pair, all, ask, start);
  return finish<D, Integer>(pair, all, ask, start);
}

}  // namespace

GjkAnswer finish_exactly(const ConvexPair& pair, Ask ask, std::uint32_t start_a, std::uint32_t start_b) {
  return pair.a.dimension == 3 ? finish_in<3>(pair, ask, {start_a, start_b})
                               : finish_in<2>(pair, ask, {start_a, start_b});
}

}  // namespace assay::certified
