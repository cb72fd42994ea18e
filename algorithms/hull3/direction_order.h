// The order in which points of a cloud are added: random rounds, each along a curve over the sphere of directions.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/hull3/walking_surface.h"
#include "algorithms/model/points.h"

namespace assay::spatial {

/// A key for the direction of a point from a centre: near keys are near directions. Directions are those of the cloud
/// scaled to a cube, put on the faces of a cube, and ordered along a Hilbert curve on each.
class DirectionKey {
 public:
  static constexpr int kBits = 10;  ///< of each coordinate on a face; a key has 3 bits more than twice that

  DirectionKey(const Extent& extent, const Point3& centre);
  std::uint32_t operator()(const Point3& p) const;

 private:
  Point3 centre_;
  std::array<double, 3> shrink_{};
};

/// Sorts entries (key, index) by key, stably.
struct Keyed {
  std::uint32_t key, index;
};
void sort_by_key(std::vector<Keyed>& entries, std::vector<Keyed>& scratch);

/// A number that looks random, the same for the same index everywhere.
inline std::uint32_t scattered(std::uint32_t index) {
  std::uint64_t z = (index + 1) * 0x9e3779b97f4a7c15ULL;  // SplitMix64's step and finaliser
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return static_cast<std::uint32_t>(z >> 32);
}

}  // namespace assay::spatial
