#include "oracles/cast/prove_cast.h"

#include <algorithm>
#include <utility>

#include "oracles/cast/enclosed_cast.h"
#include "oracles/cast/exact_cast.h"
#include "oracles/cast/turning_pair.h"
#include "oracles/cast/turning_proof.h"
#include "oracles/exact/dyadic.h"
#include "oracles/gjk/certify_collision.h"

namespace assay {
namespace {

using ProofKind = CastProof::Kind;

/// The bodies meet, straight on: what shows that the contact lasts or that they only touch.
void add_sweep(const MovingPair& pair, CastProof& proof) {
  SweptContact swept = swept_contact(pair);
  proof.kind = swept.outlasts ? ProofKind::kImpact : ProofKind::kGraze;
  proof.sweep_a = std::move(swept.weights_a);
  proof.sweep_b = std::move(swept.weights_b);
  proof.direction = std::move(swept.direction);
}

CastProof of_straight(const MovingPair& pair, ExactCast cast) {
  CastProof proof;
  proof.times = {cast.time ? *cast.time : Rational(1)};
  for (const Rational& entry : cast.normal) proof.directions.push_back(Rational(-entry));
  if (!cast.time) return proof;
  proof.weights_a = std::move(cast.weights_a);
  proof.weights_b = std::move(cast.weights_b);
  add_sweep(pair, proof);
  return proof;
}

/// Bodies that turn and meet at t = 0: an overlap then or soon after, if one is seen.
CastProof of_turning_contact(const TurningPair& turning, CollisionCertificate start) {
  CastProof proof;
  if (state_overlap(turning, 0, proof)) return proof;
  for (int k = 20; k >= 0; k -= 2)
    if (state_overlap(turning, power_of_two(-k), proof)) return proof;
  proof.kind = ProofKind::kContact;
  proof.weights_a = std::move(start.weights_a);
  proof.weights_b = std::move(start.weights_b);
  return proof;
}

/// The meeting that was seen, or if rounding hides it from the weights, one at a growing distance after it.
CastProof of_turning(const MovingPair& pair, const TurningPair& turning) {
  const EnclosedCast cast = enclosed_cast(turning);
  CastProof proof;
  const bool all_stated = add_pieces(pair, turning, cast.parted, proof);
  if (cast.apart_all_the_way && all_stated) return proof;
  proof.kind = ProofKind::kApartUntil;
  if (!cast.meeting) return proof;
  Rational step = std::max(Rational(*cast.meeting - cast.apart_until), power_of_two(-60));
  for (Rational time = *cast.meeting; time <= 1; time += step, step *= 2)
    if (state_overlap(turning, time, proof)) break;
  return proof;
}

}  // namespace

Result<CastProof> prove_cast(const MovingPair& pair) {
  const Error refused{"the proof of a first contact was refused"};
  CollisionCertificate start = certify_collision(pair.bodies, nullptr);
  if (!start.verified) return refused;
  if (pair.turns()) {
    const TurningPair turning(pair);
    if (start.contact == Contact::kSeparated) return of_turning(pair, turning);
    return of_turning_contact(turning, std::move(start));
  }
  if (start.contact != Contact::kSeparated) {
    CastProof proof;
    proof.weights_a = std::move(start.weights_a);
    proof.weights_b = std::move(start.weights_b);
    add_sweep(pair, proof);
    return proof;
  }
  ExactCast cast = exact_cast(pair);
  if (!cast.verified) return refused;
  return of_straight(pair, std::move(cast));
}

}  // namespace assay
