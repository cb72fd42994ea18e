// What domains for engines in single precision share: every number they draw is one that floats hold.
#pragma once
#include <cmath>

namespace assay {

/// The multiple of 2^-24 nearest to x, ties to even: one that floats hold. Precondition: |x| <= 1.
///
/// Not by a conversion to float and back: GCC 12.2 at -O2 drops the two where it makes one instruction of the
/// coordinates of a point.
inline double on_single_grid(double x) { return std::nearbyint(x * 0x1p24) * 0x1p-24; }

}  // namespace assay
