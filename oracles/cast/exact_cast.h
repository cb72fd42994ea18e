// The first contact of two bodies that move straight on, in exact arithmetic, with a certificate that tier 0 checks.
#pragma once
#include <optional>
#include <vector>

#include "algorithms/model/cast.h"
#include "algorithms/model/verdict.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/check_certificate.h"

namespace assay {

/// With v = relative_displacement:
///   no time   the bodies do not meet in [0, 1]: normal.(b_j - a_i) > 0 and normal.(b_j - a_i - v) > 0 for all i, j;
///             without a normal one of the bodies is empty
///   time      the first contact: weights of a common point then; if time > 0 a normal with normal.(b_j - a_i) >= time
///             normal.v > 0 for all i, j, so that no earlier time is one
struct ExactCast {
  std::optional<Rational> time;
  std::vector<Rational> normal;  ///< from a to b
  std::vector<Rational> weights_a, weights_b;
  bool verified = false;  ///< false: check_exact_cast refused it, which is a defect of ours and must end the run
};

/// By one linear program in exact arithmetic (certify_lp.h), the least t at which a common point exists. Precondition:
/// a problem whose bodies do not turn.
ExactCast exact_cast(const MovingPair& pair);

namespace exact_cast_claims {
using certificate_claims::kShape;
using certificate_claims::kWeightsNonNegative;
using certificate_claims::kWeightsSumToOne;
inline constexpr ClaimSentence kPartsTheSweep{"normal parts the bodies all the way"};
inline constexpr ClaimSentence kTimeInRange{"time in [0, 1]"};
inline constexpr ClaimSentence kApproaches{"the bodies approach along the normal"};
inline constexpr ClaimSentence kNoEarlierTime{"normal parts the bodies before"};
inline constexpr ClaimSentence kCommonPoint{"common point at the time"};
}  // namespace exact_cast_claims

/// The certificate from the doubles again, sharing no code with the solver; the claims are exact_cast_claims.
Verdict check_exact_cast(const MovingPair& pair, const ExactCast& cast);

/// Whether a contact would outlast any small change of the bodies and of their paths: whether the origin is interior to
/// the set of all a_i - b_j + t v with t in [0, 1]. If not, the bodies only touch: they pass along each other, or meet
/// for the last moment, or part from the first. Precondition: as exact_cast, no body empty.
bool contact_outlasts_changes(const MovingPair& pair);

/// The same of bodies that meet, with what proves it:
///   outlasts   positive weights of all vertices of a at 0, then at 1, and of all of b, each of sum 1, of one point
///   otherwise  a direction that is not 0 with direction.(a_i + t v) >= direction.b_j for all i, j and t
struct SweptContact {
  bool outlasts = false;
  std::vector<Rational> weights_a, weights_b, direction;
};
SweptContact swept_contact(const MovingPair& pair);

}  // namespace assay
