// The two sparse things of a revised simplex: a matrix that never changes, a vector that is cleared all the time.
#pragma once
#include <cstdint>
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
struct WorkVector {
  std::vector<double> value;
  std::vector<std::uint32_t> index;

  void reset(std::size_t size) {
    value.assign(size, 0.0);
    index.clear();
    index.reserve(size);
  }
  void clear() {
    for (const std::uint32_t i : index) value[i] = 0;
    index.clear();
  }
  void pack() {
    index.clear();
    for (std::uint32_t i = 0; i < value.size(); ++i) {
      if (value[i] != 0) index.push_back(i);
    }
  }
  void set(std::uint32_t i, double v) {
    value[i] = v;
    index.push_back(i);
  }
};

}  // namespace assay::lp
