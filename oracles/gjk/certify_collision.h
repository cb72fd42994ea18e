// Tier 1: the contact of any pair with a certificate that tier 0 has checked. Never undecided on finite input.
#pragma once
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "algorithms/model/verdict.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/contact.h"

namespace assay {

/// kSeparated    normal: min normal.a > max normal.b
/// kTouching     normal != 0: min normal.a >= max normal.b; weights of a common point
/// kOverlapping  weights of a common point, and for each of the 2n signed axis... see certify_collision.cpp
struct CollisionCertificate {
  Contact contact = Contact::kSeparated;
  std::vector<Rational> normal;
  std::vector<Rational> weights_a, weights_b;  ///< one a vertex, sum 1
  bool by_filter = false;                      ///< a double witness and the filter were enough; normal/weights may then be empty
};

/// The contact of the pair. `witness` (may be null) is anybody's answer: where tier 0 accepts it nothing is solved.
/// Precondition: finite coordinates, equal dimensions >= 1.
CollisionCertificate certify_collision(const ConvexPair& pair, const GjkAnswer* witness);

/// Nearest points in exact arithmetic.
struct ExactDistance {
  Rational squared;
  std::vector<Rational> weights_a, weights_b;
};
ExactDistance exact_distance(const ConvexPair& pair);

}  // namespace assay
