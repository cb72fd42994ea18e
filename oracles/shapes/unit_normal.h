// What is asked of a normal, whether the bodies stand or one moves.
#pragma once
#include <cmath>
#include <optional>
#include <string>

#include "oracles/exact/words.h"
#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/promised_words.h"
#include "oracles/shapes/roots.h"

namespace assay {

/// "normal has length one": 1 - gap <= |n| <= 1 + gap.
inline std::optional<Violated> wrong_length(const RationalPoint& n, const std::string& shown,
                                            const ShapesStatement& statement) {
  const Rational square = dot(n, n), low = 1 - exact(statement.gap), high = 1 + exact(statement.gap);
  if ((low > 0 && square < low * low) || square > high * high)
    return Violated{shapes_claims::kNormalLength,
                    "normal " + shown + " has a square of " + in_words(square) + promised_words(statement),
                    std::abs(std::sqrt(approximate(square)) - 1)};
  return std::nullopt;
}

/// "normal separates as far": -h >= (side sqrt(Q) - g) |n| with h = max n.M over the polytope, Q that of the distance,
/// and `square` = n.n: the radius is on both sides.
inline bool separates_as_far(const SignedDistance& distance, const Rational& h, const Rational& square,
                             const Rational& slack) {
  return sign_with_roots(-h, -distance.side, distance.square * square, 1, slack * slack * square) >= 0;
}

}  // namespace assay
