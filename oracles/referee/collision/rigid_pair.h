// Where bodies that move and turn are at a moment, by MPFR's correctly rounded sines and cosines: apart from tier 0 in
// every step.
//
// Place   With theta = |w| t, u = w / |w| and R = cos I + sin [u] + (1 - cos) u u^T. In 320 bits theta, at most 2^6, is
//         off by at most 2^-312, and so are its sine and cosine; the entries of u by 2^-316; those of R by 2^-308. An
//         arm is below 1 in the unit, so a coordinate is off by less than 2^-300, and by 2^-159 once it is cut to the
//         grid of 2^-160. A body that does not turn is where it is, exactly.
#pragma once
#include <vector>

#include "algorithms/model/cast.h"
#include "oracles/referee/hulls/exact_points.h"

namespace assay::referee {

inline constexpr int kGridBits = 160;

/// `value` cut to so many bits after the point, towards 0.
Rational rounded(const Rational& value, int bits);

/// At least sqrt(value), and no more than 2^-39 of it above but where it underflows.
Rational root_above(const Rational& value);

/// A body with lengths in the unit, three coordinates whatever the dimension.
struct Rigid {
  std::vector<ExactPoint> start, arm;
  ExactPoint displacement, rotation;
  bool turns = false;
  Rational bend;  ///< at least |w|^2 times the greatest arm
};

/// At a moment; velocities are per unit of time.
struct Placed {
  std::vector<ExactPoint> position, velocity;
};

/// Both bodies of a moving pair in one unit, a power of two in which every arm is below 1: arms are at most sqrt(3)
/// times two coordinates. Precondition: a problem (oracles/cast/moving_problem.h).
struct RigidPair {
  explicit RigidPair(const MovingPair& pair);

  /// A coordinate of a placed body is off by no more than this, in the unit; 0 where neither turns.
  Rational error() const;

  Rational unit;
  Rigid a, b;
};

Placed placed(const Rigid& body, const Rational& time);

}  // namespace assay::referee
