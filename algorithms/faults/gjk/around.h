// Planted faults around an honest collision query: it is asked another pair, or its answer is changed.
#pragma once
#include <cmath>
#include <string_view>
#include <utility>

#include "algorithms/faults/statement.h"
#include "algorithms/gjk/depth/epa.h"
#include "algorithms/gjk/distance/boolean.h"
#include "algorithms/gjk/distance/warm_start.h"
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, with the length of its nearest points' difference, as it comes out in double, given as exact.
struct GjkBracketForgetsRounding {
  static constexpr std::string_view kName = "fault/gjk_bracket_forgets_rounding";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Gives the computed distance as both ends of a bracket of the exact one.",
      {.witness = true, .distance_gap = gjk::kDistanceGap, .bracket_width = gjk::kBracketWidth});
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// Epa, but the normal points from b to a.
struct GjkDepthFlippedNormal {
  static constexpr std::string_view kName = "fault/gjk_depth_flipped_normal";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Answers the normal of the penetration with the wrong sign.", gjk::kDepth);

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    GjkAnswer answer = Epa::solve(pair, watch);
    if (auto* penetrating = std::get_if<Penetrating>(&answer))
      for (std::uint32_t k = 0; k < pair.a.dimension; ++k) penetrating->normal[k] = -penetrating->normal[k];
    return answer;
  }
};

/// HalfSpaceCollision without the last half-space of b, and without a proof: a point of what is left is a hit.
struct GjkHalfSpacesForgetOne {
  static constexpr std::string_view kName = "fault/gjk_half_spaces_forget_one";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Leaves the last half-space of the second body out of the program.", {.touching = Touching::kHit});
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// NormBracket with the distance in the greatest norm as an upper bound of the Euclidean one: it is a lower one.
struct GjkNormForNorm {
  static constexpr std::string_view kName = "fault/gjk_norm_for_norm";
  static constexpr Statement<GjkFamily> kStatement = fault::planted<GjkFamily>(
      "Takes the distance in the greatest norm for an upper bound of the Euclidean one.", {.touching = Touching::kHit});
  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch);
};

/// GjkSignedVolumes for both bodies without their last vertices.
struct GjkSkipsLastVertex {
  static constexpr std::string_view kName = "fault/gjk_skips_last_vertex";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Looks for the support among all vertices of a body but the last.");

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    ConvexPair shorter = pair;
    for (Points* body : {&shorter.a, &shorter.b})
      if (body->size() > 1) body->coordinates.resize(body->coordinates.size() - body->dimension);
    return GjkSignedVolumes::solve(shorter, watch);
  }
};

/// GjkWarmStart, but the differences are those of the query before, when b stood a little elsewhere.
struct GjkStaleWarmStart {
  static constexpr std::string_view kName = "fault/gjk_stale_warm_start";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Starts from the vertex differences of the query before without computing them anew.");

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    gjk::WarmStart warm;
    return gjk::solve_warm(gjk::moved_a_little(pair), warm, watch);
  }
};

/// GjkSignedVolumes, but the weights of the first two vertices are exchanged.
struct GjkSwapsWeights {
  static constexpr std::string_view kName = "fault/gjk_swaps_weights";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Exchanges the barycentric weights of the first two vertices of the nearest face.");

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    GjkAnswer answer = GjkSignedVolumes::solve(pair, watch);
    if (auto* separated = std::get_if<Separated>(&answer); separated != nullptr && separated->on_a.size > 1) {
      std::swap(separated->on_a.weight[0], separated->on_a.weight[1]);
      std::swap(separated->on_b.weight[0], separated->on_b.weight[1]);
    }
    return answer;
  }
};

/// GjkSignedVolumes, but NaN is 0.
struct GjkTakesNan {
  static constexpr std::string_view kName = "fault/gjk_takes_nan";
  static constexpr Statement<GjkFamily> kStatement =
      fault::answering_no_problem<GjkFamily>("Takes a coordinate that is NaN for 0.");

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    ConvexPair taken = pair;
    for (Points* body : {&taken.a, &taken.b})
      for (double& x : body->coordinates)
        if (std::isnan(x)) x = 0;
    return GjkSignedVolumes::solve(taken, watch);
  }
};

/// GjkBoolean, but directions point from a to b.
struct GjkWrongSign {
  static constexpr std::string_view kName = "fault/gjk_wrong_sign";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Answers the separating direction with the wrong sign.");

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    GjkAnswer answer = GjkBoolean::solve(pair, watch);
    if (auto* along = std::get_if<SeparatedAlong>(&answer))
      for (double& entry : along->direction) entry = -entry;
    return answer;
  }
};

}  // namespace assay
