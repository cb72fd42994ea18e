// The two sparse things of a revised simplex: a matrix that never changes, a vector that is cleared all the time.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace assay::lp {

/// Lines (rows or columns) of nonzero entries, one after the other.
///
/// Shape  line k has the entries start[k] .. start[k + 1] - 1.
struct SparseMatrix {
  std::vector<std::uint32_t> start, index;
  std::vector<double> value;
};

/// A dense array of numbers, most of them often zero, with the list of places that may be nonzero.
///
/// Every place that is not listed is 0; a place is listed once. `pack` brings the list up to date after the array was
/// written to directly.
class WorkVector {
 public:
  std::vector<double> value;

  void reset(std::size_t size) {
    value.assign(size, 0.0);
    list_.resize(size);
    count_ = 0;
  }
  std::span<const std::uint32_t> places() const { return {list_.data(), count_}; }
  void clear() {
    for (std::size_t k = 0; k < count_; ++k) value[list_[k]] = 0;
    count_ = 0;
  }
  void pack() {
    count_ = 0;
    for (std::uint32_t i = 0; i < value.size(); ++i) {
      list_[count_] = i;
      count_ += value[i] != 0;
    }
  }
  /// Sets to 0 what is among the first `size` places and not to be kept; the others must be 0 already.
  template <class Keep>
  void pack_kept(std::uint32_t size, Keep keep) {
    count_ = 0;
    for (std::uint32_t i = 0; i < size; ++i) {
      const double kept = keep(i) ? value[i] : 0.0;
      value[i] = kept;
      list_[count_] = i;
      count_ += kept != 0;
    }
  }
  void list(std::uint32_t i) { list_[count_++] = i; }
  void set(std::uint32_t i, double v) {
    value[i] = v;
    list(i);
  }
  /// Forgets the list; the caller lists every place that is not 0 again, or clears the array itself.
  void unlist() { count_ = 0; }

 private:
  std::vector<std::uint32_t> list_;
  std::size_t count_ = 0;
};

}  // namespace assay::lp
