// How moving bodies stand to each other at one moment, by the referee.
#pragma once
#include "algorithms/model/cast.h"
#include "algorithms/model/result.h"
#include "oracles/exact/rational.h"

namespace assay {

/// d^2 and D^2 at time t, d the distance and D the penetration depth, one of them 0: of the bodies placed by
/// rigid_pair.h, and so each of d and D off by `error` at most, which is 0 where neither body turns.
struct MomentOpinion {
  Rational squared_distance, squared_depth, error;

  /// Whether the bodies are farther apart, or deeper in each other, than `length` >= 0.
  /// Error  that is within the error.
  Result<bool> is_farther_apart(const Rational& length) const;
  Result<bool> is_deeper(const Rational& length) const;
};

/// Error  no problem (oracles/cast/moving_problem.h); a body is empty; too large for the referee.
Result<MomentOpinion> moment_opinion(const MovingPair& pair, const Rational& t);

/// At least the speed at which any point of a comes nearer to any of b. Precondition: a problem.
Rational greatest_approach(const MovingPair& pair);

}  // namespace assay
