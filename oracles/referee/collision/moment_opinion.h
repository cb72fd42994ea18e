// How bodies that move straight on stand to each other at one moment, by the referee.
#pragma once
#include "algorithms/model/cast.h"
#include "algorithms/model/result.h"
#include "oracles/exact/rational.h"

namespace assay {

/// Whether the bodies are farther apart than `length` at time t.
///
/// Error  bodies that turn; too large for the referee.
Result<bool> is_farther_apart(const MovingPair& pair, const Rational& t, const Rational& length);

/// Whether the bodies are deeper in each other than `length` at time t.
///
/// Error  bodies that turn; positions that are not doubles; too large for the referee.
Result<bool> is_deeper(const MovingPair& pair, const Rational& t, const Rational& length);

}  // namespace assay
