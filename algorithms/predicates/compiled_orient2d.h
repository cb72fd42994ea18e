// The naive orientation test as other builds of the same source evaluate it: contracted to fused multiply-add, or in
// float.
#pragma once
#include <cmath>
#include <string_view>

#include "algorithms/predicates/orient2d.h"

namespace assay {

/// The naive determinant with its subtraction and its first product rounded once together.
///
/// Written with std::fma, so that no compiler flag decides what is computed: this is what g++ 12 makes of NaiveOrient2d
/// under -mfma -ffp-contract=fast.
/// Promise  none: fewer zeros than the naive test and more inverted signs; not even antisymmetric in b and c.
struct FmaOrient2d {
  static constexpr std::string_view kName = "fma";
  static constexpr std::string_view kPhrase = "the orientation test with fused multiply-add";
  static constexpr bool kIsExact = false;

  static int sign(const Point2& a, const Point2& b, const Point2& c) {
    const double det = std::fma(b.x - a.x, c.y - a.y, -((b.y - a.y) * (c.x - a.x)));
    return (det > 0) - (det < 0);
  }
};

/// The naive determinant of the coordinates narrowed to single precision, in single precision.
///
/// Promise  none: sees 24 bits of each coordinate, and nothing where one exceeds 3.4e38.
struct Float32Orient2d {
  static constexpr std::string_view kName = "float32";
  static constexpr std::string_view kPhrase = "the orientation test in single precision";
  static constexpr bool kIsExact = false;

  static int sign(const Point2& a, const Point2& b, const Point2& c) {
    const auto ax = static_cast<float>(a.x), ay = static_cast<float>(a.y);
    const float bx = static_cast<float>(b.x) - ax, by = static_cast<float>(b.y) - ay;
    const float cx = static_cast<float>(c.x) - ax, cy = static_cast<float>(c.y) - ay;
    const float det = bx * cy - by * cx;
    return (det > 0) - (det < 0);
  }
};

static_assert(Orient2d<FmaOrient2d> && Orient2d<Float32Orient2d>);

}  // namespace assay
