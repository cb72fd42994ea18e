// The set of differences of two bodies, and where a point lies to it: the signed distance, exactly.
#pragma once
#include <vector>

#include "oracles/shapes/exact_body.h"

namespace assay {

/// D = side sqrt(square) - radius.
struct SignedDistance {
  int side = 0;     ///< 1: the point is outside of the polytope, -1: inside, 0: on its boundary
  Rational square;  ///< of the distance to the polytope's boundary
  Rational radius;
  RationalPoint nearest;  ///< the polytope's point nearest to a point outside; the point itself otherwise

  /// The sign of D: 1 apart, 0 touching, -1 with common inside.
  int sign() const;
  /// The sign of t - D.
  int compared_to(const Rational& t) const;
  /// Nearly D, for words and magnitudes; NaN or infinite beyond the range of doubles.
  double near() const;
};

/// { p - q : p in a, q in b } = conv(corners) + a ball of `radius`. b moved by v meets a where v is a difference; so
/// the signed distance of v from this set is that of the bodies after the move.
///
/// Shape  In the plane the corners are the strict hull, counter-clockwise, of all differences of corners. In space the
///        bodies of the family are balls and boxes, the polytope is the box from `low` to `high`, and the corners are
///        its own.
/// Lemma  For a convex set M with inside, the signed distance of v (negative inside) is the greatest of n.v - max n.M
///        over unit n. Adding a ball of radius r to M subtracts r from each of these numbers.
class DifferenceBody {
 public:
  DifferenceBody(const ExactBody& a, const ExactBody& b);

  SignedDistance from(const RationalPoint& v) const;
  /// The greatest of n.m over the polytope.
  Rational support(const RationalPoint& n) const;
  /// Whether D(s w) < level for some s in [0, last], with D(v) the signed distance of v. Precondition: in the plane,
  /// last >= 0.
  ///
  /// Lemma  With x = level + radius, and S the points s w: where x > 0, some distance of S from the polytope has to be
  ///        less than x, and the least one is that of the origin from the differences of polytope and S. Elsewhere a
  ///        point of S has to be deeper than -x: over each edge e, counter-clockwise, its height over e's line times
  ///        |e| is a_e + b_e s, and has to be more than -x |e|. Those s are an open half-line, all or none; together
  ///        with [0, last] they have a common s exactly if every two have. Less than three corners have no inside.
  bool passes_below(const Rational& level, const RationalPoint& w, const Rational& last) const;
  const Rational& radius() const { return radius_; }

 private:
  SignedDistance from_ring(const RationalPoint& v) const;
  SignedDistance from_box(const RationalPoint& v) const;
  bool passes_deeper(const Rational& depth, const RationalPoint& w, const Rational& last) const;

  bool planar_;
  std::vector<RationalPoint> corners_;
  RationalPoint low_, high_;
  Rational radius_;
};

}  // namespace assay
