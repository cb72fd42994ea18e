// The planes of a polytope's faces, a column for each number, so that a vertex is compared with four faces at once.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory_resource>
#include <span>

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

/// What is compared: the entries of each normal, the height, the order.
template <std::size_t D>
using PlaneColumns = std::array<const double*, D + 2>;

/// Sets seen[i] to -1 where normal_i.w > height_i, otherwise to 0; `nearest` to a face of least order among those not
/// seen.
template <class Lanes, std::size_t D>
ASSAY_INLINE void see(const PlaneColumns<D>& columns, std::size_t size, const Vec<D>& w, long long* seen, double& least,
                      double& nearest) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  Lanes far, at;
  set_four(kFar, kFar, kFar, kFar, far);
  set_four(0, 1, 2, 3, at);
  Lanes best = far, index = at;
  for (std::size_t i = 0; i < size; i += 4) {
    Lanes sum, height, order;
    load_four(columns[0] + i, sum);
    sum *= w[0];
    each_axis<D - 1>([&](std::size_t k) {
      Lanes entry;
      load_four(columns[k + 1] + i, entry);
      sum += entry * w[k + 1];
    });
    load_four(columns[D] + i, height);
    load_four(columns[D + 1] + i, order);
    store_less(height, sum, seen + i);
    choose_less(height, sum, far, order, order);
    keep_least(order, index, best, at);
    index += 4.0;
  }
  first_least(best, at, least, nearest);
}

template <std::size_t D>
ASSAY_WITH_AVX2 void see_wide(const PlaneColumns<D>& columns, std::size_t size, const Vec<D>& w, long long* seen,
                              double& least, double& nearest) {
  see<Four, D>(columns, size, w, seen, least, nearest);
}
template <std::size_t D>
void see_plain(const PlaneColumns<D>& columns, std::size_t size, const Vec<D>& w, long long* seen, double& least,
               double& nearest) {
  see<Pairs, D>(columns, size, w, seen, least, nearest);
}

}  // namespace scan

/// The nearest plane is known at any time, if there is one.
///
/// Shape  Columns of a multiple of four entries. What holds no plane is one that no vertex sees and that is nearest to
///        nothing.
template <std::size_t D>
class FacePlanes {
 public:
  FacePlanes(std::size_t usual, std::pmr::memory_resource* memory) : memory_(memory) { make_room(usual); }
  FacePlanes(const FacePlanes&) = delete;
  FacePlanes& operator=(const FacePlanes&) = delete;

  std::uint32_t size() const { return size_; }
  std::uint32_t nearest() const { return nearest_; }
  bool is_plane(std::uint32_t i) const { return columns_[kHeight][i] < std::numeric_limits<double>::infinity(); }
  Plane<D> operator[](std::uint32_t i) const {
    Plane<D> plane;
    each_axis<D>([&](std::size_t k) { plane.normal[k] = columns_[k][i]; });
    plane.height = columns_[kHeight][i];
    plane.length_squared = columns_[kLengthSquared][i];
    return plane;
  }

  double order(std::uint32_t i) const { return columns_[kOrder][i]; }

  /// The planes beyond which w lies; the nearest is then one of the others.
  std::span<const std::uint32_t> see(const Vec<D>& w) {
    scan::PlaneColumns<D> columns;
    each_axis<D + 2>([&](std::size_t k) { columns[k] = columns_[k]; });
    const std::size_t size = padded(size_);
    double nearest;
    if (has_avx2())
      scan::see_wide<D>(columns, size, w, seen_, least_order_, nearest);
    else
      scan::see_plain<D>(columns, size, w, seen_, least_order_, nearest);
    nearest_ = static_cast<std::uint32_t>(nearest);
    // Without a branch, which nothing could predict.
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < size_; ++i) {
      found_[count] = i;
      count += static_cast<std::size_t>(seen_[i] & 1);
    }
    return {found_, count};
  }
  /// Whether plane i was found by the last see().
  bool seen(std::uint32_t i) const { return seen_[i] != 0; }

  /// Plane i, or the one after the last, and its order().
  void set(std::uint32_t i, const Plane<D>& plane, double order) {
    if (i == size_) grow();
    each_axis<D>([&](std::size_t k) { columns_[k][i] = plane.normal[k]; });
    columns_[kHeight][i] = plane.height;
    columns_[kLengthSquared][i] = plane.length_squared;
    columns_[kOrder][i] = order;
    if (order < least_order_) {
      least_order_ = order;
      nearest_ = i;
    }
  }
  /// Precondition: not the nearest.
  void clear(std::uint32_t i) {
    for (double* column : columns_) column[i] = 0;
    columns_[kHeight][i] = columns_[kOrder][i] = std::numeric_limits<double>::infinity();
  }

 private:
  static constexpr std::size_t kHeight = D, kOrder = D + 1, kLengthSquared = D + 2;
  static constexpr std::size_t padded(std::size_t size) { return (size + 3) / 4 * 4; }

  void grow() {
    if (size_ % 4 == 0) {
      if (size_ == room_) make_room(2 * room_);
      for (std::uint32_t i = size_; i < size_ + 4; ++i) clear(i);
    }
    ++size_;
  }
  /// What was there before goes back with the memory resource.
  void make_room(std::size_t room) {
    const auto longer = [&](auto*& array) {
      using Entry = std::remove_reference_t<decltype(*array)>;
      auto* const place = static_cast<Entry*>(memory_->allocate(room * sizeof(Entry), 32));
      std::copy_n(array, size_, place);
      array = place;
    };
    for (double*& column : columns_) longer(column);
    longer(seen_);
    longer(found_);
    room_ = room;
  }

  std::pmr::memory_resource* memory_;
  std::array<double*, D + 3> columns_{};
  long long* seen_ = nullptr;
  std::uint32_t* found_ = nullptr;
  std::size_t room_ = 0;
  std::uint32_t size_ = 0, nearest_ = 0;
  double least_order_ = std::numeric_limits<double>::infinity();
};

}  // namespace assay::gjk
