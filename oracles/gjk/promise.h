// How far a number of a collision answer may be off: a length of the pair that it is about.
#pragma once
#include <cmath>
#include <string>

#include "algorithms/model/convex_pair.h"
#include "oracles/exact/rational.h"

namespace assay {

/// factor * L, L the largest coordinate extent of both bodies together, or factor * M, M the largest absolute
/// coordinate.
///
/// Unit  a default is in units of M, as rounding the coordinates of a body far from the origin costs; M counts as no
///       less than the least normal number of the engine's arithmetic, below which its spacing falls no further. 2 M >=
///       L.
struct Promise {
  enum class Unit { kExtent, kMagnitude };

  double factor = 0;
  Unit unit = Unit::kExtent;
  bool stated = true;          ///< false: the family's default (properties/gjk/default_promises.h)
  double least_magnitude = 0;  ///< M is no less than this

  Promise(double of_extent) : factor(of_extent) {}  // NOLINT: a number alone is what an engine states
  static Promise by_default(double of_magnitude, double least_magnitude) {
    Promise promise(of_magnitude);
    promise.unit = Unit::kMagnitude, promise.stated = false, promise.least_magnitude = least_magnitude;
    return promise;
  }
  /// Infinity promises nothing; what is negative or NaN is no promise at all.
  bool binds() const { return factor >= 0 && std::isfinite(factor); }
};

/// L. Precondition here and below: finite coordinates, equal dimensions, no empty body.
Rational extent_of(const ConvexPair& pair);
/// M, at least `least`.
double magnitude_of(const ConvexPair& pair, double least);

/// The promise as a length.
Rational length_of(const Promise& promise, const ConvexPair& pair);

/// "promised 0x1p-44 (5.7e-14) L", "by default 0x1p-43 (1.1e-13) M".
std::string in_words(const Promise& promise);
/// The same times `times` and L, for what is promised about squares: "promised .. L^2", "by default .. M L".
std::string squares_in_words(const Promise& promise, double times);

/// number / L, rounded, for magnitudes and evidence; 0 where L is 0.
double over_extent(const Rational& length, const Rational& extent);

}  // namespace assay
