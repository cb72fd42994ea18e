// What a collision answer claims, and what the exact truth looks like in words.
#pragma once
#include <optional>
#include <string>

#include "algorithms/model/convex_pair.h"
#include "oracles/gjk/certify_collision.h"

namespace assay {

/// Hit or miss; nothing where the engine gave up or declined, and where the number that says it is NaN. A distance of 0
/// or less claims a hit: an engine may report penetration as a negative distance.
std::optional<bool> claims_hit(const GjkAnswer& answer);

/// The number that hit or miss is read from; nothing where the kind of the answer says it.
std::optional<double> deciding_number(const GjkAnswer& answer);

/// "separated: ...", "touching: ...", "overlapping: ..." with what proves it: a normal in hexfloat with the vertices
/// nearest to it, a common point with its weights. Precondition: solved by certify_collision without a witness.
std::string proof_in_words(const ConvexPair& pair, const CollisionCertificate& certificate);

/// How far the pair is from the other contact, relative to the largest coordinate extent of both bodies together: the
/// distance where separated, the penetration depth where overlapping (0 where relative_depth computes none), 0 where
/// touching.
double contact_margin(const ConvexPair& pair, Contact contact);

}  // namespace assay
