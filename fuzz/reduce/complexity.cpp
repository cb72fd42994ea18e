#include "fuzz/reduce/complexity.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "fuzz/reduce/parts.h"

namespace assay {
namespace {

constexpr std::uint64_t kNotFiniteBits = 64;
constexpr std::uint64_t kNotFiniteExponent = 2048;

/// Adds the numbers of `values` to bits, exponents, negatives; collects their bit patterns for the count of distinct
/// ones.
struct NumberTally {
  Complexity& total;
  std::vector<std::uint64_t> patterns;

  void add(double x) {
    total.bits += significand_bits(x);
    total.exponents += exponent_magnitude(x);
    total.negatives += std::signbit(x) ? 1 : 0;
    patterns.push_back(std::bit_cast<std::uint64_t>(x));
  }
  void finish() {
    std::sort(patterns.begin(), patterns.end());
    total.distinct = static_cast<std::uint64_t>(std::unique(patterns.begin(), patterns.end()) - patterns.begin());
  }
};

/// What a number that is not the usual one adds to Complexity::entries.
template <auto kMember>
constexpr std::uint64_t kEntryCost = 1;
template <>
constexpr std::uint64_t kEntryCost<&LpProblem::row_lower> = 2;
template <>
constexpr std::uint64_t kEntryCost<&Points::coordinates> = 0;
template <>
constexpr std::uint64_t kEntryCost<&Cloud2::points> = 0;
template <>
constexpr std::uint64_t kEntryCost<&Cloud3::points> = 0;
template <>
constexpr std::uint64_t kEntryCost<&Shape::numbers> = 0;

/// A row a.x <= 0 is as usual as one without a bound.
template <auto kMember>
bool is_usual(double x, const Field<kMember>& field) {
  return x == field.facts.usual || (std::same_as<Field<kMember>, Field<&LpProblem::row_upper>> && x == 0);
}

template <PointList List>
std::uint64_t disorder_of(const List& list) {
  const std::uint32_t size = size_of(list), dimension = dimension_of(list);
  if (size > kOrderedVertices) return 0;
  const auto is_before = [&](std::uint32_t i, std::uint32_t j) {
    for (std::uint32_t k = 0; k < dimension; ++k) {
      const double x = coordinate_of(list, i, k), y = coordinate_of(list, j, k);
      if (x < y || y < x) return x < y;
    }
    return false;
  };
  std::uint64_t inversions = 0;
  for (std::uint32_t j = 1; j < size; ++j)
    for (std::uint32_t i = 0; i < j; ++i) inversions += is_before(j, i) ? 1 : 0;
  return inversions;
}

}  // namespace

std::uint64_t significand_bits(double x) {
  if (!std::isfinite(x)) return kNotFiniteBits;
  if (x == 0) return 0;
  int exponent = 0;
  const double fraction = std::frexp(std::abs(x), &exponent);
  const auto significand = static_cast<std::uint64_t>(std::ldexp(fraction, 53));
  return static_cast<std::uint64_t>(std::bit_width(significand) - std::countr_zero(significand));
}

std::uint64_t exponent_magnitude(double x) {
  if (!std::isfinite(x)) return kNotFiniteExponent;
  return x == 0 ? 0 : static_cast<std::uint64_t>(std::abs(std::ilogb(x)));
}

Complexity complexity_of(double x) {
  Complexity total;
  NumberTally tally{total, {}};
  tally.add(x);
  return total;
}

template <class Problem>
Complexity complexity_of(const Problem& problem) {
  Complexity total;
  total.size = size_of(problem);
  if constexpr (std::same_as<Problem, ConvexPair>) total.disorder = problem.a.size() > problem.b.size();
  if constexpr (std::same_as<Problem, MovingPair>) total.disorder = problem.bodies.a.size() > problem.bodies.b.size();
  each_list(problem, [&]<class List>(const List& list) {
    total.dimension = std::max<std::uint64_t>(total.dimension, dimension_of(list));
    if constexpr (std::same_as<List, Shape>) {
      total.entries += static_cast<std::uint64_t>(list.kind);
      if (list.kind != ShapeKind::kPoints) return;
    }
    total.disorder += disorder_of(list);
  });
  NumberTally tally{total, {}};
  each_number(
      problem, [&]<auto kMember>(double x, const Field<kMember>& field, std::size_t) {
        // An absent bound costs nothing; any other infinity is as bad as a NaN.
        if (field.facts.absent == 0 || x != field.facts.absent) tally.add(x);
        if (!is_usual(x, field)) total.entries += kEntryCost<kMember>;
      });
  tally.finish();
  return total;
}

#define ASSAY_INSTANTIATE(F) template Complexity complexity_of(const F::Problem&);
ASSAY_FOR_EACH_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
