// A orientation test that counts how often it is asked: what growth fits measure in place of time.
#pragma once
#include <cstdint>
#include <string_view>

#include "algorithms/predicates/orient2d.h"

namespace assay {

/// The orientation test T; `calls` counts in this thread since it was last set to 0.
template <Orient2d T>
struct CountingOrient2d {
  static constexpr std::string_view kName = T::kName;
  static inline thread_local std::uint64_t calls = 0;

  static int sign(const Point2& a, const Point2& b, const Point2& c) {
    ++calls;
    return T::sign(a, b, c);
  }
};

}  // namespace assay
