// A side test that counts how often it is asked: what growth fits measure in place of time.
#pragma once
#include <cstdint>
#include <string_view>

#include "algorithms/predicates/orient3d.h"

namespace assay {

/// The side test S; `calls` counts in this thread since it was last set to 0.
template <Orient3d S>
struct CountingOrient3d {
  static constexpr std::string_view kName = S::kName;
  using PlanarOrient2d = typename S::PlanarOrient2d;
  static inline thread_local std::uint64_t calls = 0;

  static int sign(const Point3& a, const Point3& b, const Point3& c, const Point3& d) {
    ++calls;
    return S::sign(a, b, c, d);
  }
};

}  // namespace assay
