// The first contact of two moving bodies with a proof that rests on rational numbers alone (docs/certificates.md).
#pragma once
#include <cstdint>
#include <vector>

#include "algorithms/model/cast.h"
#include "algorithms/model/result.h"
#include "oracles/exact/rational.h"

namespace assay {

/// From one of the times to the next (from 0 to the first) a direction parts the bodies: n.a_i > n.b_j for all i, j,
/// also at the end, but for the last end before a contact. What follows, by kind:
///   kApart       nothing, the last time is 1             kApartUntil  it is not known whether they meet
///   kContact     weights of a common point at the last time (at 0 where there is none)
///   kGraze       likewise; `direction`, not 0, with n.a_i >= n.b_j all the way: they only touch
///   kImpact      likewise; weights of a common point of b and of what a sweeps, see SweptContact: it outlasts changes
///   kOverlap     at `time` common interior points: 2 D lists of weights, one after the other, of differences along and
///                against each axis, whose coordinate on it exceeds the sum of the others
struct CastProof {
  enum class Kind : std::uint8_t { kApart, kApartUntil, kContact, kGraze, kImpact, kOverlap } kind = Kind::kApart;
  std::vector<Rational> times, directions;  ///< D entries of directions a time
  std::vector<Rational> weights_a, weights_b;
  std::vector<Rational> direction, sweep_a, sweep_b;
  Rational time;
};

/// Straight on by linear programs, turning by first_contact's pieces of time, each cut until the rule at its ends that
/// docs/certificates.md states holds: n.(a - b) at both exceeds a bound of how far it bends between.
///
/// Error  a proof was refused, a defect of ours.
/// Precondition: a problem, no body empty.
Result<CastProof> prove_cast(const MovingPair& pair);

}  // namespace assay
