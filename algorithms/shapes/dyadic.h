// Sums and products of doubles without rounding: integers of any length times a power of two.
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/shapes/wide.h"

namespace assay::shapes {

/// A dyadic rational, sign * (limbs, the lowest first) * 2^(32 * unit).
///
/// Promise  exact for all finite doubles, subnormal ones included; nothing overflows but memory.
/// Cost     schoolbook arithmetic on as many limbs as lie between the highest and the lowest bit: three for a double,
///          up to some 130 where the largest and the smallest doubles meet.
class Dyadic {
 public:
  Dyadic() = default;
  Dyadic(double value);  // NOLINT(google-explicit-constructor): a double is one of these. Precondition: finite

  int sign() const { return sign_; }
  Dyadic operator-() const;
  friend Dyadic operator+(const Dyadic& x, const Dyadic& y);
  friend Dyadic operator-(const Dyadic& x, const Dyadic& y) { return x + -y; }
  friend Dyadic operator*(const Dyadic& x, const Dyadic& y);
  friend bool operator<(const Dyadic& x, const Dyadic& y) { return (x - y).sign() < 0; }
  friend bool operator==(const Dyadic& x, const Dyadic& y) {
    return x.sign_ == y.sign_ && x.unit_ == y.unit_ && x.limbs_ == y.limbs_;
  }

  /// The number, off by less than 2^-53 (1 + 2^-10) of itself.
  Wide rounded() const;

 private:
  using Limbs = std::vector<std::uint32_t>;
  Dyadic(int sign, std::int64_t unit, Limbs limbs);  // drops zero limbs at both ends

  int sign_ = 0;
  std::int64_t unit_ = 0;
  Limbs limbs_;
};

}  // namespace assay::shapes
