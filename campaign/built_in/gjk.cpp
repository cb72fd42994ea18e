#include <cmath>

#include "algorithms/gjk/depth/epa.h"
#include "algorithms/gjk/depth/minimum_translation_2d.h"
#include "algorithms/gjk/depth/mpr.h"
#include "algorithms/gjk/distance/boolean.h"
#include "algorithms/gjk/distance/hill_climbing.h"
#include "algorithms/gjk/distance/johnson.h"
#include "algorithms/gjk/distance/nesterov.h"
#include "algorithms/gjk/distance/warm_start.h"
#include "algorithms/gjk/distance/wolfe.h"
#include "algorithms/gjk/reference/minkowski_brute.h"
#include "algorithms/gjk/reference/minkowski_merge_2d.h"
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/lp/collision/collision_lp.h"
#include "algorithms/published/gjk_alzubaidi_2d.h"
#include "algorithms/published/gjk_tutorial_2d.h"
#include "algorithms/published/kreuzer_tableau.h"
#include "algorithms/published/minimum_translation_firth.h"
#include "campaign/built_in/built_in.h"
#include "certified/gjk/certified_gjk.h"

namespace assay {
namespace {

// What each statement rests on: the three articles define a collision as a common point, so touching counts as a hit.
Semantics published(std::string note) {
  Semantics semantics;
  semantics.touching = Touching::kHit;
  semantics.note = std::move(note);
  return semantics;
}

Semantics own_gjk() {
  Semantics semantics;
  semantics.witness = true;
  semantics.distance_gap = gjk::kDistanceGap;
  semantics.note = "answers only what it has proved; gives up where rounding leaves more than one verdict";
  return semantics;
}

/// Overlapping answers claim the distance 0, and exactly.
Semantics certified_gjk() {
  Semantics semantics;
  semantics.touching = Touching::kHit;
  semantics.witness = true;
  semantics.distance_gap = 0;
  semantics.bracket_width = gjk::kBracketWidth;
  semantics.note = "exact: hit or miss is right for every finite input, and the distance lies in the bracket given";
  return semantics;
}

Semantics certified_boolean() {
  Semantics semantics = certified_gjk();
  semantics.distance_gap = -1;
  semantics.bracket_width = 0;
  semantics.note = "exact: hit or miss is right for every finite input";
  return semantics;
}

Semantics own_boolean() {
  Semantics semantics = own_gjk();
  semantics.distance_gap = -1;
  return semantics;
}

Semantics own_wolfe() {
  Semantics semantics = own_gjk();
  semantics.witness = false;
  semantics.note = "above space a number or a verdict alone; " + semantics.note;
  return semantics;
}

Semantics own_depth() {
  Semantics semantics = own_gjk();
  semantics.depth_gap = gjk::kDepthGap;
  return semantics;
}

Semantics own_mpr() {
  Semantics semantics;
  semantics.depth_gap = HUGE_VAL;
  semantics.note =
      "verdicts are proved; the depth is that along the last portal's normal: an upper bound, nothing promised";
  return semantics;
}

/// Held to what plain double can do with its formulas, for the depth and for the distance that it gives otherwise.
Semantics published_depth() {
  Semantics semantics = published("as printed: bodies that touch are neither penetrating nor apart");
  semantics.touching = Touching::kUnspecified;
  semantics.distance_gap = gjk::kDistanceGap;
  semantics.depth_gap = gjk::kDepthGap;
  return semantics;
}

Semantics own_collision_lp() {
  Semantics semantics;
  semantics.touching = Touching::kHit;
  semantics.note = "the collision program of published/kreuzer_tableau on our own tableau";
  return semantics;
}

}  // namespace

EngineList<GjkFamily> built_in_gjk() {
  return {
      built_in<GjkFamily, GjkSignedVolumes>("ours", "distance GJK with signed volumes that proves its answer in double",
                                            own_gjk(), Watching::kNever),
      built_in<GjkFamily, CertifiedGjk>("ours",
                                        "distance GJK that answers by a bracket, in integers where double cannot",
                                        certified_gjk(), Watching::kNever),
      built_in<GjkFamily, CertifiedGjkBoolean>("ours", "yes-or-no GJK that decides in integers where double cannot",
                                               certified_boolean(), Watching::kNever),
      built_in<GjkFamily, GjkBoolean>("ours", "boolean GJK that ends with the first direction proved to separate",
                                      own_boolean(), Watching::kNever),
      built_in<GjkFamily, GjkJohnson>("ours", "distance GJK with Johnson's sub-algorithm and its backup procedure",
                                      own_gjk(), Watching::kNever),
      built_in<GjkFamily, GjkNesterov>("ours", "distance GJK whose directions have Nesterov's momentum", own_gjk(),
                                       Watching::kNever),
      built_in<GjkFamily, GjkHillClimbing>("ours", "distance GJK on supports by climbing over the edges of the hulls",
                                           own_gjk(), Watching::kNever),
      built_in<GjkFamily, GjkWarmStart>("ours", "distance GJK started where a query on the pair moved a little ended",
                                        own_gjk(), Watching::kNever),
      built_in<GjkFamily, GjkWolfe>("ours", "distance in two to six dimensions by Wolfe's nearest-point method",
                                    own_wolfe(), Watching::kNever),
      built_in<GjkFamily, GjkMinkowskiBrute>("ours", "distance by the hull of all differences of vertices", own_gjk(),
                                             Watching::kNever),
      built_in<GjkFamily, GjkMinkowskiMerge2d>("ours", "planar distance by merging the edges of both polygons by angle",
                                               own_gjk(), Watching::kNever),
      built_in<GjkFamily, Epa>("ours", "penetration depth by an expanding polytope that proves its answer in double",
                               own_depth(), Watching::kNever),
      built_in<GjkFamily, MinimumTranslation2d>("ours", "planar penetration depth by walking the edges of both bodies",
                                                own_depth(), Watching::kNever),
      built_in<GjkFamily, Mpr>("ours", "collision and a depth by portal refinement", own_mpr(), Watching::kAlways),
      built_in<GjkFamily, CollisionBland>("ours", "collision program solved by our tableau with Bland's rule",
                                          own_collision_lp(), Watching::kAlways),
      built_in<GjkFamily, CollisionDantzig>("ours", "collision program solved by our tableau with Dantzig's rule",
                                            own_collision_lp(), Watching::kAlways),
      built_in<GjkFamily, GjkAlzubaidi2d>("published", "planar GJK as A. M. N. Alzubaidi prints it",
                                          published("as printed: a projection of exactly 0 ends with a miss"),
                                          Watching::kAlways),
      built_in<GjkFamily, GjkTutorial2d>("published", "planar GJK as tutorials print it",
                                         published("as printed: no iteration limit"), Watching::kAlways),
      built_in<GjkFamily, MinimumTranslationFirth>("published", "planar minimum translation as P. Firth prints it",
                                                   published_depth(), Watching::kNever),
      built_in<GjkFamily, KreuzerTableau>("published", "collision by linear programming as A. M. Kreuzer prints it",
                                          published("as printed: absolute accuracy 1e-4"), Watching::kAlways),
  };
}

}  // namespace assay
