// Boxes known to be inside a convex surface: most points of a full cloud are dropped by looking their box up.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "algorithms/hull3/walking_surface.h"

namespace assay::spatial {

/// A grid over the extent. A box whose corners are in the hull is in the hull, and so is every point of it.
class InnerBoxes {
 public:
  /// `lines` boxes along each axis, at most kLinesMost. No box is inner where the widths are out of range.
  InnerBoxes(WalkingSurface& surface, const Extent& extent, std::uint32_t lines);

  /// Whether p is in an inner box. Precondition: p lies in the extent.
  bool contain(const Point3& p) const {
    const std::uint32_t x = row(0, p.x), y = row(1, p.y), z = row(2, p.z);
    return x < lines_ && y < lines_ && z < lines_ && inner_[(std::size_t{z} * lines_ + y) * lines_ + x] != 0;
  }

  static constexpr std::uint32_t kLinesMost = 48;

 private:
  /// The row of boxes that x lies in, proved by comparison; lines_ where rounding picked another.
  std::uint32_t row(std::size_t axis, double x) const {
    const double guess = (x - line_[axis][0]) * per_unit_[axis];
    if (!(guess < lines_)) return lines_;
    const auto k = static_cast<std::uint32_t>(guess);
    return line_[axis][k] <= x && x <= line_[axis][k + 1] ? k : lines_;
  }

  std::uint32_t lines_;
  std::array<std::array<double, kLinesMost + 1>, 3> line_{};
  std::array<double, 3> per_unit_{};
  std::vector<char> inner_;
};

}  // namespace assay::spatial
