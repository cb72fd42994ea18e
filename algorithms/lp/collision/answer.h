// What the collision programmes answer about two polytopes of R^n, each given by its corners alone.
#pragma once
#include <cstdint>
#include <variant>
#include <vector>

#include "algorithms/model/gave_up.h"

namespace assay::lp {

/// min over a of direction.a > max over b of direction.b. The direction is empty where a body is: nothing meets it.
struct Apart {
  std::vector<double> direction;
};

/// The corners a[on_a] and b[on_b] span polytopes with a common point: sum of weight_a a = sum of weight_b b, each
/// weight >= 0 and each sum 1. The index lists are exact, the weights are those of the exact point but for rounding.
struct Meeting {
  std::vector<std::uint32_t> on_a, on_b;
  std::vector<double> weight_a, weight_b;
};

using CollisionAnswer = std::variant<Apart, Meeting, GaveUp, Declined>;

/// Every corner of a is a point of b: one meeting a corner.
struct Inside {
  std::vector<Meeting> corners;
};

/// Corner number `corner` of a is apart from b.
struct Outside {
  std::uint32_t corner = 0;
  Apart proof;
};

using SubsetAnswer = std::variant<Inside, Outside, GaveUp, Declined>;

/// Nearest points in a norm and what proves them nearest: `least` <= distance <= `most`, rounding errors included.
///
/// weight_a and weight_b have one entry a corner; divided by their sums they are the points, whose distance is at most
/// `most`. direction.(a - b) >= `least` times the dual norm of direction for all corners; it is 0 where least is.
struct NormDistance {
  std::vector<double> weight_a, weight_b, direction;
  double least = 0, most = 0;
};

using DistanceAnswer = std::variant<NormDistance, GaveUp, Declined>;

}  // namespace assay::lp
