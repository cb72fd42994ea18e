#include "reports/writers/card/defect_words.h"

#include <algorithm>
#include <iterator>
#include <span>

#include "oracles/cast/check_cast.h"
#include "oracles/hull2/claims.h"
#include "oracles/hull2/outward_distance.h"
#include "oracles/hull2/signed_size.h"
#include "oracles/shapes/check_shapes.h"
#include "properties/catalog/batteries.h"
#include "properties/gjk/verdict_is_right.h"
#include "reports/store/failure_modes.h"

namespace assay {
namespace {

struct Phrase {
  ClaimId claim;
  std::string_view words;
};

constexpr std::string_view kHits = "Reports hits of bodies that are apart", kMisses = "Misses bodies that overlap",
                           kTouching = "Counts touching otherwise than it states",
                           kLeavesOut = "Leaves out hull corners", kNoCorners = "Lists hull corners that are none",
                           kNoPoints = "Names points that there are not",
                           kNotClosed = "Gives surfaces that do not close",
                           kNotConvex = "Gives surfaces that are not convex",
                           kNotFlat = "Calls clouds flat that are not";

/// What both hulls have in common with their own.
constexpr Phrase kHullPhrases[] = {
    {kEnclosesEveryPoint, kLeavesOut},
    {kEnclosesWithinTheGap, kLeavesOut},
    {kVerticesAreExtreme, kNoCorners},
    {hull_claims::kIndicesInRange, kNoPoints},
    {kNotInsideOut, "Gives hulls inside out"},
    {hull_claims::kThreeOrMore, "Gives hulls of fewer than three corners"},
    {hull_claims::kStrictLeftTurn, "Gives hulls that do not turn left at every corner"},
    {hull_claims::kWindsOnce, "Gives hulls that do not wind round exactly once"},
    {hull_claims::kAreaWithinTheGap, "Gives hulls of a wrong area"},
    {hull_claims::kCollinear, kNotFlat},
    {hull_claims::kAtMostTwoEnds, "Gives more than two ends of a flat cloud"},
    {hull_claims::kNoEndWithoutPoints, "Gives ends of a cloud without points"},
    {hull_claims::kSpanTheCloud, "Leaves points outside flat hulls"},
    {hull_claims::kEndsDiffer, "Gives one point twice as the ends of a flat cloud"},
    {hull3_claims::kFacetsAreFormed, "Gives facets that are none"},
    {hull3_claims::kFacetsAreConvex, kNotConvex},
    {hull3_claims::kEdgesAreTwins, kNotClosed},
    {hull3_claims::kOneComponent, kNotClosed},
    {hull3_claims::kLinksAreCycles, kNotClosed},
    {hull3_claims::kEulerCharacteristic, kNotClosed},
    {hull3_claims::kInnerPoint, kNotConvex},
    {hull3_claims::kRidgesAreConvex, kNotConvex},
    {hull3_claims::kRayLeavesOnce, kNotConvex},
    {hull3_claims::kVolumeWithinTheGap, "Gives hulls of a wrong volume"},
    {hull3_claims::kEnoughPoints, "Names too few points for the dimension it tells"},
    {hull3_claims::kLieInTheSpan, kNotFlat},
    {hull3_claims::kListSpans, "Names points of a lower dimension than it tells"},
};
constexpr Phrase kGjkPhrases[] = {{VerdictIsRight::kNumberDecides, "Gives numbers that are none"},
                                  {VerdictIsRight::kNoWrongHit, kHits},
                                  {VerdictIsRight::kNoWrongMiss, kMisses},
                                  {VerdictIsRight::kTouchingAsStated, kTouching}};
constexpr Phrase kCastPhrases[] = {
    {cast_claims::kAnswerIsFinite, "Gives numbers that are none"},
    {cast_claims::kNoWrongHit, "Reports contacts of bodies that never meet"},
    {cast_claims::kNoWrongMiss, "Lets moving bodies pass through each other"},
    {cast_claims::kTouchingAsStated, kTouching},
    {cast_claims::kBeginningAsItIs, "Is wrong on whether bodies meet from the beginning"},
    {cast_claims::kNoContactBefore, "Tells of contacts too late"},
    {cast_claims::kContactWithin, "Tells of contacts too early"},
    {cast_claims::kTimeWithinPromise, "Tells contact times that are further off than promised"}};
constexpr Phrase kShapesPhrases[] = {{shapes_claims::kNumbersAreFinite, "Gives numbers that are none"},
                                     {shapes_claims::kWrongHit, kHits},
                                     {shapes_claims::kWrongMiss, kMisses},
                                     {shapes_claims::kDistance, "Gives wrong distances of shapes"},
                                     {shapes_claims::kMoveTouches, "Gives moves that do not end in touching"},
                                     {shapes_claims::kNoShorterMove, "Gives moves that are longer than needed"},
                                     {shapes_claims::kLowCorner, "Gives wrong bounds"},
                                     {shapes_claims::kHighCorner, "Gives wrong bounds"},
                                     {shapes_claims::kCentroid, "Gives wrong centroids"},
                                     {shapes_claims::kImages, "Maps points to wrong places"}};

std::span<const Phrase> phrases_of(LpFamily) { return {}; }
std::span<const Phrase> phrases_of(GjkFamily) { return kGjkPhrases; }
std::span<const Phrase> phrases_of(Hull2Family) { return kHullPhrases; }
std::span<const Phrase> phrases_of(Hull3Family) { return kHullPhrases; }
std::span<const Phrase> phrases_of(ShapesFamily) { return kShapesPhrases; }
std::span<const Phrase> phrases_of(CastFamily) { return kCastPhrases; }

std::string_view wrong_answers_to(Question asks) {
  switch (asks) {
    case Question::kVerdict: return "Gives wrong verdicts";
    case Question::kStatus: return "Calls programs optimal, infeasible or unbounded that are not";
    case Question::kValue: return "Gives wrong optimal values";
    case Question::kCertificate:
    case Question::kWitness: return "Gives proofs that prove nothing";
    case Question::kHull: return "Gives wrong hulls";
    case Question::kNames: return "Names other points than the lowest of equal ones";
    case Question::kShapes: return "Gives wrong answers about shapes";
    case Question::kDistance: return "Gives wrong distances";
    case Question::kDepth: return "Gives wrong depths";
    case Question::kNormal: return "Gives directions that are not the shortest way out";
    case Question::kNearestPoints: return "Gives nearest points that are none";
    case Question::kRefusal: return "Answers what is no problem";
    case Question::kGrowth:
    case Question::kTermination:
    case Question::kOther: return "Gives wrong answers";
  }
  return "Gives wrong answers";
}

/// By the mode alone; empty where it is the question that tells more.
std::string_view words_of(FailureMode mode) {
  switch (mode) {
    case FailureMode::kCrashes: return "Crashes";
    case FailureMode::kHangs: return "Gives no answer in its time";
    case FailureMode::kNondeterministic: return "Answers one question in two ways";
    case FailureMode::kSideEffects: return "Writes outside its buffers or changes the floating-point environment";
    case FailureMode::kGivesUp: return "Gives up where it states that it answers";
    case FailureMode::kCycles: return "Comes back to an earlier state";
    case FailureMode::kInconsistent: return "Contradicts itself on images of one question";
    case FailureMode::kWrongAnswer:
    case FailureMode::kWrongDetail: return "";
  }
  return "";
}

}  // namespace

std::string_view defect_words(const Signature& signature) {
  if (const std::string_view words = words_of(family_mode_of(signature).mode); !words.empty()) return words;
  std::string_view words = wrong_answers_to(Question::kOther);
  any_family([&]<Family F>() {
    const PropertyEntry<F>* property = catalog<F>().property(signature.property);
    if (property == nullptr) return false;
    words = wrong_answers_to(property->asks);
    const std::span<const Phrase> phrases = property->is_principal ? phrases_of(F()) : std::span<const Phrase>();
    for (const Phrase& phrase : phrases)
      if (phrase.claim.sentence() == signature.claim) words = phrase.words;
    return true;
  });
  return words;
}

}  // namespace assay
