#include "algorithms/hull3/direction_order.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::spatial {
namespace {

/// The position of cell (x, y) on the Hilbert curve of order `bits`.
std::uint32_t along_hilbert(std::uint32_t x, std::uint32_t y, int bits) {
  std::uint32_t position = 0;
  for (std::uint32_t s = 1u << (bits - 1); s > 0; s >>= 1) {
    const std::uint32_t right = (x & s) != 0, up = (y & s) != 0;
    position = position * 4 + ((3 * right) ^ up);
    if (up == 0) {
      if (right == 1) {
        x = ~x;
        y = ~y;
      }
      std::swap(x, y);
    }
  }
  return position;
}

/// A number of [-1, 1], or whatever rounding makes of it, NaN included, as one of 2^kBits cells.
std::uint32_t cell(double share) {
  constexpr double kHalf = 1 << (DirectionKey::kBits - 1);
  const double row = kHalf + share * kHalf;
  return row > 0 ? static_cast<std::uint32_t>(std::min(row, 2 * kHalf - 1)) : 0;
}

}  // namespace

DirectionKey::DirectionKey(const Extent& extent, const Point3& centre) : centre_(centre) {
  for (std::size_t i = 0; i < 3; ++i) shrink_[i] = 1 / (extent.high[i] / 2 - extent.low[i] / 2);
}

std::uint32_t DirectionKey::operator()(const Point3& p) const {
  const std::array<double, 3> v = {(p.x - centre_.x) * shrink_[0], (p.y - centre_.y) * shrink_[1],
                                   (p.z - centre_.z) * shrink_[2]};
  const double x = std::abs(v[0]), y = std::abs(v[1]), z = std::abs(v[2]);
  const std::size_t axis = x >= y && x >= z ? 0 : y >= z ? 1 : 2;
  const double per = 1 / std::abs(v[axis]);
  const auto face = static_cast<std::uint32_t>(2 * axis + (v[axis] < 0));
  return (face << (2 * kBits)) | along_hilbert(cell(v[(axis + 1) % 3] * per), cell(v[(axis + 2) % 3] * per), kBits);
}

void sort_by_key(std::vector<Keyed>& entries, std::vector<Keyed>& scratch) {
  constexpr int kDigit = 12;
  constexpr std::uint32_t kMask = (1u << kDigit) - 1;
  constexpr std::size_t kSmall = 2000;  // where a comparison sort beats two passes over all digits
  if (entries.size() < kSmall) {
    std::stable_sort(entries.begin(), entries.end(), [](const Keyed& p, const Keyed& q) { return p.key < q.key; });
    return;
  }
  scratch.resize(entries.size());
  for (int shift = 0; shift < 2 * DirectionKey::kBits + 3; shift += kDigit) {
    std::array<std::uint32_t, kMask + 1> start{};
    for (const Keyed& e : entries) ++start[(e.key >> shift) & kMask];
    std::uint32_t total = 0;
    for (std::uint32_t& s : start) total += std::exchange(s, total);
    for (const Keyed& e : entries) scratch[start[(e.key >> shift) & kMask]++] = e;
    std::swap(entries, scratch);
  }
}

}  // namespace assay::spatial
