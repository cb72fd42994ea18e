// Which coordinates CGAL's filtered kernels are trusted with.
#pragma once
#include <cmath>

namespace assay::referee {

/// 0, or of magnitude within 2^+-exponent.
inline bool is_within(double x, int exponent) {
  return x == 0 || (std::ilogb(x) >= -exponent && std::ilogb(x) < exponent);
}

}  // namespace assay::referee
