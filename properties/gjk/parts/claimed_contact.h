// What a collision answer claims, and what the exact truth looks like in words.
#pragma once
#include <string>

#include "algorithms/model/convex_pair.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/claims_hit.h"

namespace assay {

/// "separated: ...", "touching: ...", "overlapping: ..." with what proves it: a normal in hexfloat with the vertices
/// nearest to it, a common point with its weights. Precondition: solved by certify_collision without a witness.
std::string proof_in_words(const ConvexPair& pair, const CollisionCertificate& certificate);

/// How far the pair is from the other contact, relative to the largest coordinate extent of both bodies together: the
/// distance where separated, the penetration depth where overlapping (0 where relative_depth computes none), 0 where
/// touching.
double contact_margin(const ConvexPair& pair, Contact contact);

}  // namespace assay
