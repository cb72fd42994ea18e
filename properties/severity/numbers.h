// The numbers of a problem, and what the definitions of severity ask of them.
#pragma once
#include <algorithm>
#include <cmath>
#include <concepts>
#include <ranges>
#include <type_traits>

#include "algorithms/model/fields_of_problems.h"
#include "algorithms/model/point_lists.h"
#include "oracles/exact/rational.h"
#include "properties/severity/severity.h"

namespace assay {

/// How much room a truth has, held against a least one: none where the least change makes another one true, narrow
/// below the least, not shown to be either, wide. Of several parts the first that one of them has.
enum class Room : std::uint8_t { kNone, kNarrow, kNotShown, kWide };

/// Significand bits of a finite x from the first 1 to the last.
int significant_bits(double x);
/// Whether x is a number of an arithmetic of so many bits, single precision's up to 24.
bool is_number_of(double x, std::uint32_t bits);

/// visit(x) for every number of a problem, or of a part of one; an infinite bound that stands for none is none.
template <class Part, class Visit>
void each_double(const Part& part, const Facts& facts, Visit&& visit) {
  if constexpr (std::same_as<Part, double>) {
    if (facts.absent == 0 || !std::isinf(part)) visit(part);
  } else if constexpr (requires { coordinates_of(part); }) {
    for (const double x : coordinates_of(part)) visit(x);
  } else if constexpr (Described<Part>) {
    each_field(part, [&](const auto& field, const auto& value) { each_double(value, field.facts, visit); });
  } else if constexpr (std::ranges::range<Part>) {
    for (const auto& entry : part) each_double(entry, facts, visit);
  }
}
template <class Problem, class Visit>
void each_double(const Problem& problem, Visit&& visit) {
  each_double(problem, Facts{}, visit);
}

/// What all numbers of a problem have in common.
struct Numbers {
  bool are_finite = true;
  int bits = 0;             ///< the most that one has
  double largest = 0;       ///< absolute
  double least = HUGE_VAL;  ///< absolute, of those that are not 0

  void include(double x);
  bool are_plain() const { return are_finite && bits <= kPlainBits; }
};

template <class Problem>
Numbers numbers_of(const Problem& problem) {
  Numbers numbers;
  each_double(problem, [&](double x) { numbers.include(x); });
  return numbers;
}

}  // namespace assay
