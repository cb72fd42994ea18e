// What a library that errs nowhere but in its last rounding would tell about a pair: proved answers, rounded to
// doubles.
#pragma once
#include <array>
#include <optional>

#include "algorithms/model/cast.h"
#include "oracles/gjk/contact.h"

namespace assay::trial {

/// How the bodies lie to each other. Directions are of length one but for rounding.
struct ExactContact {
  Contact contact = Contact::kSeparated;
  /// Apart: the distance, nearest points, and a direction from a to b that parts them.
  double distance = 0;
  std::array<double, 3> on_a{}, on_b{}, apart_along{};
  /// Meeting: the depth, 0 for a touch, and its normal from a to b.
  double depth = 0;
  std::array<double, 3> normal{};

  bool meets() const { return contact != Contact::kSeparated; }
};

/// Nothing for what is no problem: not finite, an empty body, dimensions that differ or are neither 2 nor 3.
std::optional<ExactContact> exact_contact(const ConvexPair& pair);

/// Whether the bodies meet, without the numbers.
std::optional<bool> exactly_meets(const ConvexPair& pair);

/// When moving bodies first meet.
struct ExactTime {
  enum class Kind { kNever, kAtStart, kLater } kind = Kind::kNever;
  double time = 0;
  std::array<double, 3> normal{};  ///< from a to b, any length; 0 where none is known
};

/// Nothing where it is not known either: bodies that graze each other while they turn, and what is no problem.
std::optional<ExactTime> exact_time(const MovingPair& pair);

}  // namespace assay::trial
