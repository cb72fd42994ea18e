// How simple a problem is: the measure that every accepted step of the reducer makes smaller.
#pragma once
#include <compare>
#include <cstdint>

namespace assay {

/// Compared from the first entry to the last; all entries are natural numbers, so no sequence of strict decreases is
/// endless: a reducer that only accepts decreases ends with any predicate.
struct Complexity {
  std::uint64_t size = 0;       ///< vertices, points, or rows + columns
  std::uint64_t dimension = 0;  ///< of the space; 0 for linear programs
  std::uint64_t entries =
      0;  ///< linear programs: non-zero coefficients, bounds beyond A x <= b, x >= 0 (lower row bounds twice)
  std::uint64_t bits = 0;       ///< significand bits from the first to the last 1, summed over all numbers
  std::uint64_t exponents = 0;  ///< |binary exponent| summed over all non-zero numbers
  std::uint64_t negatives = 0;  ///< numbers below zero, and negative zeros
  std::uint64_t distinct = 0;   ///< different numbers
  std::uint64_t disorder = 0;   ///< pairs of vertices out of lexicographic order; 1 more if a has more than b
  friend auto operator<=>(const Complexity&, const Complexity&) = default;
};

/// Bodies with more vertices are not ordered: counting is quadratic.
inline constexpr std::uint32_t kOrderedVertices = 64;

/// Significand bits of a finite x: 0 for 0, 1 for powers of two, 2 for 3 * 2^k, at most 53. A NaN or infinity costs
/// more than every finite number.
std::uint64_t significand_bits(double x);
/// |binary exponent| of x, 0 for 0; a NaN or infinity costs more than every finite number.
std::uint64_t exponent_magnitude(double x);

/// The measure of one number, for ordering candidates.
Complexity complexity_of(double x);
/// The measure of any family's problem, over the fields that it states. Of shapes the kinds count among the entries,
/// the simplest first.
template <class Problem>
Complexity complexity_of(const Problem& problem);

}  // namespace assay
