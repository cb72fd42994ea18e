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

/// How much room a truth has: none where the least change makes another one true, narrow below 2^-kPlainRoom of the
/// unit, or where no more was shown.
enum class Room : std::uint8_t { kNone, kNarrow, kWide };

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

/// Whether 2^-kPlainScale <= extent <= 2^kPlainScale and largest <= 2^kPlainOffset extent.
bool is_plain_scale(const Rational& extent, double largest);

/// The least length that is room enough, of a unit.
Rational plain_room(const Rational& extent);

/// The severity where the problem is of a plain scale.
inline Severity severity_in_scale(Room room, const Numbers& numbers) {
  if (room == Room::kNone) return Severity::kDegenerate;
  return room == Room::kWide && numbers.are_plain() ? Severity::kPlain : Severity::kNear;
}

/// What `find` finds within kSeverityWork; narrow beyond.
template <class Find>
Room room_within_work(Find&& find) {
  const auto room = within_work(kSeverityWork, [&]() -> Room { return find(); });
  const Room* found = std::get_if<Room>(&room);
  return found == nullptr ? Room::kNarrow : *found;
}

}  // namespace assay
