// What the metamorphic collision properties share: two images of one pair must get one verdict.
#pragma once
#include <span>
#include <string>

#include "properties/property.h"

namespace assay {

/// The claims of a transform; touching pairs apart, because many engines leave them open.
struct SameVerdictClaims {
  ClaimSentence same, same_where_touching;
};

/// Every reply has the verdict of the first. `transforms[i]` says what was done to get question i + 1 ("swapped").
///
/// Precondition  the questions are exact images of the pair under maps that keep contact.
/// Magnitude     contact_margin of the pair: a contradiction far from touching weighs more.
Verdict same_verdict(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                     std::span<const std::string> transforms, const SameVerdictClaims& claims);

}  // namespace assay
