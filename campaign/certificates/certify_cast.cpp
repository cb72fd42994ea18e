#include <tuple>
#include <vector>

#include "campaign/certificates/certify.h"
#include "campaign/certificates/written_proof.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/cast/prove_cast.h"
#include "oracles/gjk/integer_pair.h"

namespace assay {

Result<Certificate> certify(const MovingPair& pair) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return no_proof(why);
  if (has_empty_body(pair.bodies)) return written_proof(Proves::kEmptyBody, {});
  if (std::size_t{pair.bodies.a.size()} + pair.bodies.b.size() > kMostCertifiedVertices)
    return no_proof(kProblemTooLarge);
  const Result<CastProof> found = prove_cast(pair);
  if (!found) return Error{"certify: " + found.error()};
  const CastProof& proof = *found;
  const auto& [times, directions, a, b] = std::tie(proof.times, proof.directions, proof.weights_a, proof.weights_b);
  using Kind = CastProof::Kind;
  switch (proof.kind) {
    case Kind::kApart: return written_proof(Proves::kApart, {&times, &directions});
    case Kind::kApartUntil: return written_proof(Proves::kApartUntil, {&times, &directions});
    case Kind::kContact: return written_proof(Proves::kContact, {&times, &directions, &a, &b});
    case Kind::kGraze: return written_proof(Proves::kGraze, {&times, &directions, &a, &b, &proof.direction});
    case Kind::kImpact:
      return written_proof(Proves::kImpact, {&times, &directions, &a, &b, &proof.sweep_a, &proof.sweep_b});
    case Kind::kOverlap: break;
  }
  const std::vector<Rational> time{proof.time};
  return written_proof(Proves::kOverlap, {&times, &directions, &a, &b, &time});
}

}  // namespace assay
