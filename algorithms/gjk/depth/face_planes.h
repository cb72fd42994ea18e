// The planes of a polytope's faces, a column for each number, so that a vertex is compared with four faces at once.
#pragma once
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory_resource>
#include <vector>

#include "algorithms/gjk/support/four_lanes.h"
#include "algorithms/gjk/vec.h"

namespace assay::gjk {

/// A face's plane: normal.x = height, and |normal|^2.
template <std::size_t D>
struct Plane {
  Vec<D> normal{};
  double height = 0, length_squared = 0;

  double length() const { return std::sqrt(length_squared); }
  /// By distance from the origin: its square, negative where the origin lies beyond.
  double order() const { return height * std::abs(height) / length_squared; }
};

namespace scan {

/// Sets seen[i] to -1 where normal_i.w > height_i, otherwise to 0; `nearest` to a face of least order among those not seen.
template <std::size_t D>
[[gnu::always_inline]] inline void see(const std::array<const double*, D + 2>& columns, std::size_t size,
                                       const Vec<D>& w, long long* seen, double& least, double& nearest) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  const Four far{kFar, kFar, kFar, kFar};
  Four best = far, at{0, 1, 2, 3}, index = at;
  for (std::size_t i = 0; i < size; i += 4) {
    Four sum, height, order;
    load_four(columns[0] + i, sum);
    sum *= w[0];
    each_axis<D - 1>([&](std::size_t k) {
      Four entry;
      load_four(columns[k + 1] + i, entry);
      sum += entry * w[k + 1];
    });
    load_four(columns[D] + i, height);
    load_four(columns[D + 1] + i, order);
    const FourBits beyond = sum > height;
    std::memcpy(seen + i, &beyond, sizeof beyond);
    order = beyond ? far : order;
    const FourBits lower = order < best;
    at = lower ? index : at;
    best = lower ? order : best;
    index += 4.0;
  }
  first_least(best, at, least, nearest);
}

template <std::size_t D>
ASSAY_WITH_AVX2 void see_wide(const std::array<const double*, D + 2>& columns, std::size_t size, const Vec<D>& w,
                              long long* seen, double& least, double& nearest) {
  see<D>(columns, size, w, seen, least, nearest);
}
template <std::size_t D>
void see_plain(const std::array<const double*, D + 2>& columns, std::size_t size, const Vec<D>& w, long long* seen,
               double& least, double& nearest) {
  see<D>(columns, size, w, seen, least, nearest);
}

}  // namespace scan

/// The nearest plane is known at any time.
///
/// Shape  Columns of a multiple of four entries. Those past size() are planes that no vertex sees and that are nearest to
///        nothing.
template <std::size_t D>
class FacePlanes {
 public:
  FacePlanes(std::size_t usual, std::pmr::memory_resource* memory)
      : columns_{column(usual, memory), column(usual, memory), column(usual, memory),
                 column(usual, memory), column(usual, memory), column(usual, memory)},
        seen_(memory) {
    seen_.reserve(usual);
  }

  std::uint32_t size() const { return size_; }
  std::uint32_t nearest() const { return nearest_; }
  Plane<D> operator[](std::uint32_t i) const {
    Plane<D> plane;
    each_axis<D>([&](std::size_t k) { plane.normal[k] = columns_[k][i]; });
    plane.height = columns_[kHeight][i];
    plane.length_squared = columns_[kLengthSquared][i];
    return plane;
  }

  /// Whether plane i was seen in the last see().
  bool seen(std::uint32_t i) const { return seen_[i] != 0; }

  /// The planes beyond which w lies; the nearest is then one of the others.
  void see(const Vec<D>& w, std::pmr::vector<std::uint32_t>& found) {
    std::array<const double*, D + 2> columns;
    each_axis<D + 2>([&](std::size_t k) { columns[k] = columns_[k].data(); });
    double nearest;
    if (has_avx2())
      scan::see_wide<D>(columns, seen_.size(), w, seen_.data(), least_order_, nearest);
    else
      scan::see_plain<D>(columns, seen_.size(), w, seen_.data(), least_order_, nearest);
    nearest_ = static_cast<std::uint32_t>(nearest);
    found.resize(size_);
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < size_; ++i) {
      found[count] = i;
      count += static_cast<std::size_t>(seen_[i] & 1);
    }
    found.resize(count);
  }

  /// Sets plane i, or the one after the last.
  void set(std::uint32_t i, const Plane<D>& plane) {
    if (i == size_ && size_++ == seen_.size()) grow();
    each_axis<D>([&](std::size_t k) { columns_[k][i] = plane.normal[k]; });
    columns_[kHeight][i] = plane.height;
    columns_[kLengthSquared][i] = plane.length_squared;
    const double order = columns_[kOrder][i] = plane.order();
    if (order < least_order_) {
      least_order_ = order;
      nearest_ = i;
    }
  }

 private:
  static constexpr std::size_t kHeight = D, kOrder = D + 1, kLengthSquared = D + 2;
  using Column = std::pmr::vector<double>;

  static Column column(std::size_t usual, std::pmr::memory_resource* memory) {
    Column column(memory);
    column.reserve(usual);
    return column;
  }
  void grow() {
    const std::size_t more = seen_.size() + 4;
    for (std::size_t k = 0; k < D + 3; ++k)
      columns_[k].resize(more, k == kHeight || k == kOrder ? std::numeric_limits<double>::infinity() : 0);
    seen_.resize(more, 0);
  }

  std::array<Column, 6> columns_;  // in the plane one is not used
  std::pmr::vector<long long> seen_;
  std::uint32_t size_ = 0, nearest_ = 0;
  double least_order_ = std::numeric_limits<double>::infinity();
};

}  // namespace assay::gjk
