// Two convex bodies, each the convex hull of its vertices, and what a collision query may answer about them.
#pragma once
#include <array>
#include <cstdint>
#include <variant>

#include "algorithms/model/gave_up.h"
#include "algorithms/model/points.h"

namespace assay {

/// conv(a) and conv(b) in the same R^n. An empty body meets nothing.
struct ConvexPair {
  Points a, b;
  friend bool operator==(const ConvexPair&, const ConvexPair&) = default;
};

/// Caratheodory: a point of a body in R^n needs at most n + 1 vertices. Answers with double witnesses serve n <= 3.
inline constexpr std::uint32_t kWitnessCapacity = 4;

/// A point of one body: sum of weight[i] * vertex[i] over i < size, divided by the sum of the weights.
///
/// Dividing in exact arithmetic makes "is a point of the body" true by construction once the weights are non-negative
/// and not all zero; a rounded sum of weights is no error of the algorithm.
struct WeightedVertices {
  std::uint32_t size = 0;
  std::array<std::uint32_t, kWitnessCapacity> vertex{};
  std::array<double, kWitnessCapacity> weight{};
};

/// The bodies are disjoint: nearest points; their difference is the normal of a separating plane.
struct Separated {
  WeightedVertices on_a, on_b;
};

/// The bodies are disjoint: min over a of direction.a > max over b of direction.b. Entries past the dimension are 0.
struct SeparatedAlong {
  std::array<double, 3> direction{};
};

/// The bodies meet: the origin is in conv{ a[on_a[i]] - b[on_b[i]] : i < size }.
struct Overlapping {
  std::uint32_t size = 0;
  std::array<std::uint32_t, kWitnessCapacity> on_a{}, on_b{};
};

/// The bodies are disjoint, by nearest points in coordinates: what engines give that keep no vertex numbers. Entries
/// past the dimension are 0. Unit: the caller's.
struct MeasuredApart {
  double distance = 0;
  std::array<double, 3> on_a{}, on_b{};
};

/// The bodies meet, and b moved by `depth` along `normal` only touches a; no shorter move does that.
///
/// Shape  normal points from a to b and need not be of unit length; entries past the dimension are 0. The witness,
///        where size > 0, is a facet of a - b at that distance from the origin: the differences a[on_a[i]] - b[on_b[i]]
///        span its plane, and normal.(a - b) is greatest on it.
/// Unit   the caller's.
struct Penetrating {
  double depth = 0;
  std::array<double, 3> normal{};
  std::uint32_t size = 0;
  std::array<std::uint32_t, kWitnessCapacity> on_a{}, on_b{};
};

/// The distance of the bodies is at least `low` and at most `high`; they are disjoint where high > 0 and meet where it
/// is 0.
///
/// Shape  0 <= low <= high; high is infinite only where the distance exceeds the greatest double. low may be 0 though
///        the bodies are disjoint, where the distance is below the least double. Both witnesses may be absent:
///        `direction` n proves low by min n.a - max n.b >= low |n| and is absent where it is 0, entries past the
///        dimension are 0; on_a - on_b proves high and is absent where a size is 0.
/// Unit   the caller's.
struct Bracketed {
  double low = 0, high = 0;
  std::array<double, 3> direction{};
  WeightedVertices on_a, on_b;
};

/// An engine that says only yes or no.
struct BareVerdict {
  bool colliding = false;
};

/// An engine that says only a number: the distance, 0 when colliding. Unit: the caller's.
struct BareDistance {
  double distance = 0;
};

using GjkAnswer = std::variant<Separated, SeparatedAlong, Overlapping, BareVerdict, BareDistance, MeasuredApart,
                               Penetrating, Bracketed, GaveUp, Declined>;

}  // namespace assay
