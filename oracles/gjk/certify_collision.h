// Tier 1: the contact of any pair with a certificate that tier 0 has checked. Never undecided on finite input.
#pragma once
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/contact.h"

namespace assay {

/// kSeparated    normal: min normal.a > max normal.b; without a normal one of the bodies is empty
/// kTouching     normal != 0: min normal.a >= max normal.b; weights of a common point
/// kOverlapping  weights of a common point in the relative interior of two faces' hulls that together span R^n: the
///               vectors a - a', over vertices of positive weight_a, and b - b', over those of positive weight_b, have
///               rank n
struct CollisionCertificate {
  Contact contact = Contact::kSeparated;
  std::vector<Rational> normal;
  std::vector<Rational> weights_a, weights_b;  ///< one a vertex, sum 1
  bool by_filter =
      false;  ///< the given witness was accepted by tier 0 and is the certificate; normal and weights are empty
  bool verified = true;  ///< false: check_certificate refused it, which is a defect of ours and must end the run
};

/// The contact of the pair. `witness` (may be null) is anybody's answer: where tier 0 accepts it nothing is solved.
/// Precondition: finite coordinates, equal dimensions >= 1; an empty body may have any dimension.
CollisionCertificate certify_collision(const ConvexPair& pair, const GjkAnswer* witness);

/// The contact of a and b + move, with a certificate about these. Precondition: as above, neither body is empty, one
/// entry a coordinate.
CollisionCertificate certify_moved(const ConvexPair& pair, const std::vector<Rational>& move);

/// Nearest points in exact arithmetic.
struct ExactDistance {
  Rational squared;
  std::vector<Rational> weights_a, weights_b;
  bool verified = true;  ///< false: check_exact_distance refused it, which is a defect of ours and must end the run
};
/// The point of conv(a) - conv(b) nearest to the origin. Precondition: as above, and neither body is empty.
///
/// Source  P. Wolfe, "Finding the nearest point in a polytope", Math. Programming 11, 1976, in exact arithmetic: every
///         step shortens the point, so no set of vertices comes back and the method ends.
ExactDistance exact_distance(const ConvexPair& pair);

}  // namespace assay
