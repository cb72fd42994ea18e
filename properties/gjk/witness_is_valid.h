// Claim: the witness that comes with a collision verdict proves it.
#pragma once
#include <span>
#include <string_view>

#include "properties/property.h"

namespace assay {

/// Nearest points separate by their difference, a direction separates, vertex pairs have the origin in their simplex.
///
/// The witness of a depth is its normal with the facet, within the promise on depths; where none is made it is none.
///
/// Claims     those of check_separated, check_separated_along, check_overlapping, check_normal and check_depth by their
///            names, and "a witness is given": the engine states that its answers carry one. Of the two judges of a
///            depth the worse breach is named.
/// Magnitude  how far the bodies overlap along the direction, relative to their extent; 0 for the other claims.
struct WitnessIsValid {
  using Family = GjkFamily;
  static constexpr std::string_view kName = "gjk/witness_is_valid";
  static constexpr std::string_view kSentence =
      "The nearest points, the separating direction or the simplex that the engine returns proves its verdict exactly.";
  static constexpr Question kAsks = Question::kWitness;
  static constexpr ClaimSentence kWitnessGiven{"a witness is given"};

  static std::string_view not_judged(const Stated<GjkFamily>& semantics) {
    return semantics.witness ? "" : "the engine states that its answers carry no witness";
  }
  static Verdict judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                       const Court<GjkFamily>& court);
};

}  // namespace assay
