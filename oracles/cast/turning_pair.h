// Where the bodies are at a moment: enclosures of every position and velocity, outward rounding of the turn included.
#pragma once
#include <array>
#include <cstddef>
#include <vector>

#include "algorithms/model/cast.h"
#include "oracles/cast/fixed_ball.h"

namespace assay {

/// The moving pair in a unit of length 2^exponent of at least reach_of, so that every position is below 1 in it once
/// the first vertex of a is the origin.
class TurningPair {
 public:
  using Vector = std::array<FixedBall, 3>;

  /// One body at one moment; velocities are per unit of time.
  struct Body {
    std::vector<Vector> position, velocity;
  };
  struct Moment {
    Body a, b;
  };

  /// Precondition: a problem, no body empty.
  explicit TurningPair(const MovingPair& pair);

  std::size_t dimension() const { return dimension_; }
  /// 2^exponent is the unit of length.
  int exponent() const { return exponent_; }
  Moment at(const Rational& time) const;

  /// min normal.b - max normal.a over the moment, as units of FixedBall, from below and from above.
  static WideInteger least_gap(const Moment& moment, const Vector& normal);
  static WideInteger greatest_gap(const Moment& moment, const Vector& normal);

  /// A lower bound of normal.(b - a) over all points and all times within `half` of the moment, in units of FixedBall;
  /// the normal's length is at most 4.
  ///
  /// A point's position over that time is position + s velocity + e, |e| <= s^2 / 2 |w|^2 r, r its distance from the
  /// centre. Without e the gap along the normal is concave in s, so it is least at one of the two ends.
  WideInteger least_gap_around(const Moment& moment, const Vector& normal, const Rational& half) const;

  /// An upper bound of how fast any point of a approaches any of b, in units of length a unit of time.
  const WideInteger& greatest_speed() const { return greatest_speed_; }

  /// Positions rounded to doubles in the unit, the first vertex of a at the origin, and how far off any coordinate is.
  struct Rounded {
    ConvexPair pair;
    double error = 0;
  };
  Rounded rounded(const Moment& moment) const;

 private:
  struct Rigid {
    std::vector<Vector> start, arm;  ///< arm: from the centre
    Vector displacement, rotation;
    bool turns = false;
  };
  Rigid rigid(const Points& body, const Motion& motion, const std::array<double, 3>& origin) const;
  static Body moved(const Rigid& body, const Rational& time);
  FixedBall length(const Rational& value) const;
  static Vector cross(const Vector& x, const Vector& y);

  std::size_t dimension_ = 0;
  int exponent_ = 0;
  Rigid a_, b_;
  WideInteger greatest_bend_, greatest_speed_;
};

}  // namespace assay
