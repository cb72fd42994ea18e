#include "algorithms/hull3/inner_boxes.h"

#include <algorithm>
#include <cmath>

namespace assay::spatial {

InnerBoxes::InnerBoxes(WalkingSurface& surface, const Extent& extent, std::uint32_t lines)
    : lines_(std::min(lines, kLinesMost)) {
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::uint32_t k = 0; k < lines_; ++k) line_[i][k] = extent.low[i] + extent.width[i] * (double(k) / lines_);
    line_[i][lines_] = extent.high[i];
    per_unit_[i] = lines_ / extent.width[i];
    if (!std::isfinite(per_unit_[i]) || !std::isfinite(extent.width[i])) lines_ = 0;
  }
  if (lines_ == 0) return;
  const std::uint32_t n = lines_ + 1;
  std::vector<char> inside(std::size_t{n} * n * n);
  for (std::uint32_t z = 0; z < n; ++z) {
    for (std::uint32_t y = 0; y < n; ++y) {
      for (std::uint32_t step = 0; step < n; ++step) {
        // There and back, so that every walk is short.
        const std::uint32_t x = y % 2 == 0 ? step : lines_ - step;
        inside[(std::size_t{z} * n + y) * n + x] = surface.encloses({line_[0][x], line_[1][y], line_[2][z]});
      }
    }
  }
  inner_.assign(std::size_t{lines_} * lines_ * lines_, 0);
  std::size_t at = 0;
  for (std::uint32_t z = 0; z < lines_; ++z) {
    for (std::uint32_t y = 0; y < lines_; ++y) {
      for (std::uint32_t x = 0; x < lines_; ++x, ++at) {
        bool all = true;
        for (std::uint32_t k = 0; k < 8; ++k) {
          all = all && inside[(std::size_t{z + (k >> 2)} * n + y + ((k >> 1) & 1)) * n + x + (k & 1)] != 0;
        }
        inner_[at] = all;
      }
    }
  }
}

}  // namespace assay::spatial
