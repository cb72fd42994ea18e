// The first contact of two bodies that turn: a time until which they are proved apart, and one at which they are proved
// to meet.
#pragma once
#include <optional>
#include <vector>

#include "algorithms/model/cast.h"
#include "oracles/cast/turning_pair.h"
#include "oracles/exact/rational.h"

namespace assay {

/// Apart at all times of [0, apart_until); sharing interior points at `meeting`, the earliest such time that was found.
///
/// apart_until is 1 and `apart_at_end` true where they are apart all the way. Otherwise the first contact lies in
/// [apart_until, meeting], or, without `meeting`, nothing is known about what comes: bodies that graze each other
/// within rounding, or all pieces used up.
struct EnclosedCast {
  /// A piece of time until `end` for all of which the normal, from a to b, parts the bodies.
  struct Parted {
    Rational end;
    TurningPair::Vector normal;
  };
  std::vector<Parted> parted;  ///< from 0 to apart_until, without gaps
  Rational apart_until = 0;
  bool apart_all_the_way = false;
  std::optional<Rational> meeting;
};

/// Pieces of time looked at, at most: a count, so that a verdict never depends on the machine.
inline constexpr int kPieces = 3000;

/// Halves [0, 1] until every piece is proved apart by one direction for all of it, or a contact is enclosed. Directions
/// are about those of the nearest points; overlaps are surfaces of differences of the rounded bodies around more than
/// rounding explains. Both are proved: by what TurningPair encloses, and by encloses_ball. Precondition: a problem, no
/// body empty, apart at t = 0.
EnclosedCast enclosed_cast(const TurningPair& turning, int most_pieces = kPieces);

/// How the bodies lie at a moment, as far as rounding tells; neither where that leaves both possible. Both are proved.
struct MomentContact {
  bool apart = false, overlapping = false;
  TurningPair::Vector normal;  ///< apart: from a to b, at most 4 long
};
MomentContact contact_at(const TurningPair& turning, const TurningPair::Moment& moment);

/// How far apart the bodies are at a moment, or how deep in each other: those of the rounded bodies, exactly, in the
/// unit of `turning`, and how far off that may be. One of both is 0.
struct MomentMeasure {
  double distance = 0, depth = 0, error = 0;
};
MomentMeasure measured_at(const TurningPair& turning, const TurningPair::Moment& moment);

/// How deep the bodies get over a span of time: at no time deeper than asked, deeper at one that was looked at, or not
/// known after so many pieces.
struct DepthOnTheWay {
  enum class Kind { kWithin, kDeeper, kOpen } kind = Kind::kOpen;
  MomentMeasure deeper;  ///< kDeeper
};

inline constexpr int kDepthPieces = 256;

/// Halves [from, to] until every piece has a direction along which the bodies overlap by at most `length` for all of
/// it. Both answers are proved: least_gap_around bounds the overlap along the direction, which is no less than the
/// depth, and a depth measured exceeds the length by more than its error. Precondition: length >= 0, in the unit of
/// `turning`.
DepthOnTheWay depth_on_the_way(const TurningPair& turning, const Rational& from, const Rational& to,
                               const Rational& length, int most_pieces = kDepthPieces);

}  // namespace assay
