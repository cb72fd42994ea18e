// Proofs about bodies that turn, as docs/certificates.md states them: pieces of time with a direction, and overlaps.
#pragma once
#include <vector>

#include "oracles/cast/enclosed_cast.h"
#include "oracles/cast/prove_cast.h"
#include "oracles/cast/turning_pair.h"

namespace assay {

/// Adds the pieces to times and directions, each cut in halves until the gap along its direction exceeds at both ends
/// what it may bend between: (s^2 / 8) |n|_1 (|w_a|^2 r_a + |w_b|^2 r_b), s the time between, r the greatest |x - c|_1.
/// False where that was given up: then the pieces before are there.
bool add_pieces(const MovingPair& pair, const TurningPair& turning, const std::vector<EnclosedCast::Parted>& pieces,
                CastProof& proof);

/// Whether weights of kOverlap were found for the time, and stated: by 2 D linear programs about the rounded places,
/// whose differences are then looked at in what encloses the places themselves.
bool state_overlap(const TurningPair& turning, const Rational& time, CastProof& proof);

}  // namespace assay
