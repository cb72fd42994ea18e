// Bodies and pairs of every kind that the family admits, for reading them back from libraries.
#pragma once
#include <cstdint>
#include <string_view>

#include "algorithms/model/cast.h"
#include "properties/choices.h"

namespace assay::trial {

/// The kinds of bodies; a pair draws one for each body.
enum class Kind : std::uint8_t {
  kOnePoint,
  kDuplicates,  ///< few different points, each several times, signed zeros among them
  kCollinear,
  kFlat,  ///< in space: all in one plane; in the plane: collinear
  kBox,   ///< eight corners, or four, in any order
  kSolid,
  kManyVertices,
  kFarOffset,  ///< small beside its distance from the origin
  kSubnormal,  ///< coordinates of which the least are subnormal
  kTiny,
  kHuge,
  kCount
};
std::string_view name_of(Kind kind);

/// What the numbers are allowed to be.
struct Numbers {
  bool single = false;  ///< all are floats
  std::uint32_t most_vertices = 96;
};

Points draw_body(Choices& choices, std::uint32_t dimension, Kind kind, const Numbers& numbers);

/// Case `index` of the trials: kinds take turns, dimension as given.
ConvexPair draw_pair(std::uint64_t index, std::uint32_t dimension, const Numbers& numbers);

/// The same, with motions: a quarter stand still, a quarter turn, displacements from nothing to far.
MovingPair draw_moving_pair(std::uint64_t index, std::uint32_t dimension, const Numbers& numbers);

/// Vertices of integer coordinates from -3 to 3, four to seven of them, that span their dimension: small integers,
/// where no tolerance explains an error.
Points draw_small(Choices& choices, std::uint32_t dimension);

}  // namespace assay::trial
