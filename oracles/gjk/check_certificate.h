// Tier 0 for what the exact finish says: the certificate is checked from the doubles again, sharing no code with the
// solver.
#pragma once
#include <optional>
#include <vector>

#include "algorithms/model/verdict.h"
#include "oracles/gjk/certify_collision.h"

namespace assay {

namespace certificate_claims {
inline constexpr ClaimSentence kShape{"one entry a coordinate or vertex"};
inline constexpr ClaimSentence kNormalNotZero{"normal not zero"};
inline constexpr ClaimSentence kSeparatesStrictly{"normal separates strictly"};
inline constexpr ClaimSentence kSeparatesWeakly{"normal separates weakly"};
inline constexpr ClaimSentence kWeightsNonNegative{"weights non-negative"};
inline constexpr ClaimSentence kWeightsSumToOne{"weights sum to one"};
inline constexpr ClaimSentence kCommonPoint{"common point"};
inline constexpr ClaimSentence kSpansTheSpace{"support spans the space"};
inline constexpr ClaimSentence kSquaredDistance{"squared distance of the points"};
inline constexpr ClaimSentence kNoGap{"no duality gap"};
}  // namespace certificate_claims

/// See check_certificate.cpp for lemma and claims. Undecided where the certificate is a witness accepted before
/// (by_filter).
/// `move`, unless empty, is added to every vertex of b.
Verdict check_certificate(const ConvexPair& pair, const CollisionCertificate& certificate,
                          const std::vector<Rational>& move = {});
Verdict check_exact_distance(const ConvexPair& pair, const ExactDistance& distance);

/// Whether the weights make a convex combination of the vertices: one each, none negative, sum 1; otherwise the claim
/// they break.
std::optional<Violated> refuse_convex_weights(const Points& body, const std::vector<Rational>& weights);

}  // namespace assay
