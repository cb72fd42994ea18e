// The first contact of two bodies that turn: a time until which they are proved apart, and one at which they are proved to
// meet.
#pragma once
#include <optional>

#include "algorithms/model/cast.h"
#include "oracles/cast/turning_pair.h"
#include "oracles/exact/rational.h"

namespace assay {

/// Apart at all times of [0, apart_until); sharing interior points at `meeting`, the earliest such time that was found.
///
/// apart_until is 1 and `apart_at_end` true where they are apart all the way. Otherwise the first contact lies in
/// [apart_until, meeting], or, without `meeting`, nothing is known about what comes: bodies that graze each other within
/// rounding, or kPieces used up.
struct EnclosedCast {
  Rational apart_until = 0;
  bool apart_all_the_way = false;
  std::optional<Rational> meeting;
};

/// Pieces of time looked at, at most: a count, so that a verdict never depends on the machine.
inline constexpr int kPieces = 3000;

/// Halves [0, 1] until every piece is proved apart by one direction for all of it, or a contact is enclosed. Directions are
/// those of the nearest points of the rounded bodies, overlaps are depths of the rounded bodies beyond what rounding
/// explains; both are proved by what TurningPair encloses. Precondition: a problem, no body empty, apart at t = 0.
EnclosedCast enclosed_cast(const TurningPair& turning);

/// How the bodies lie at a moment, as far as rounding tells: in the unit of `turning`.
struct MomentContact {
  bool apart = false, overlapping = false;  ///< each proved; neither where rounding leaves both possible
  TurningPair::Vector normal;               ///< apart: from a to b
  double distance = 0, depth = 0;           ///< of the rounded bodies
  double error = 0;                         ///< how far distance and depth may be off
};
MomentContact contact_at(const TurningPair& turning, const TurningPair::Moment& moment);

}  // namespace assay
