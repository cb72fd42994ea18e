#include <algorithm>
#include <optional>

#include "campaign/gjk/opinions.h"
#include "oracles/referee/referee.h"
#include "properties/gjk/claimed_contact.h"
#include "properties/gjk/growing_keeps_hit.h"

namespace assay {
namespace {

/// Whether saying `hit` is wrong for this contact under the engine's statement about touching.
bool is_wrong(bool hit, Contact contact, Touching touching) {
  switch (contact) {
    case Contact::kSeparated: return hit;
    case Contact::kOverlapping: return !hit;
    case Contact::kTouching: return touching != Touching::kUnspecified && hit != (touching == Touching::kHit);
  }
  return false;
}

constexpr std::size_t kRefereeVertexLimit = 64;

}  // namespace

SecondOpinion second_opinion(std::string_view property, const ConvexPair& problem,
                             std::span<const Reply<GjkFamily>> replies, const Assessment& assessment,
                             const Semantics& semantics) {
  if (auto settled = without_geometry(property, replies, assessment)) return *settled;
  if (problem.a.size() + problem.b.size() > kRefereeVertexLimit && assessment.outcome == Outcome::kHolds)
    return no_opinion("too large to re-solve as a sample");
  if (property == "gjk/depth_is_right") {
    if (replies.size() != 1) return no_opinion("not one reply");
    return depth_opinion(problem, replies[0].answer, semantics, assessment.outcome == Outcome::kViolated);
  }
  const auto opinion = referee::collision(problem);
  if (!opinion) return no_opinion(opinion.error());
  const Contact contact = opinion->contact;
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  const std::string truth = "by the referee the bodies are " + std::string(name_of(contact));
  if (property == "gjk/distance_is_certified" || property == "gjk/witness_is_valid") {
    if (replies.size() != 1) return no_opinion("not one reply");
    if (const auto* overlapping = std::get_if<Overlapping>(&replies[0].answer)) {
      if (property == "gjk/distance_is_certified")
        return zero_distance_opinion(problem, opinion->squared_distance, semantics, claimed_wrong);
      return overlap_opinion(problem, *overlapping, contact, truth, claimed_wrong);
    }
    if (const auto* bracketed = std::get_if<Bracketed>(&replies[0].answer);
        bracketed != nullptr && property == "gjk/distance_is_certified")
      return bracket_opinion(problem, *bracketed, opinion->squared_distance, semantics, claimed_wrong);
    if (property == "gjk/distance_is_certified" && semantics.distance_gap >= 0) {
      const GjkAnswer& answer = replies[0].answer;
      std::optional<double> number;
      if (const auto* bare = std::get_if<BareDistance>(&answer)) number = bare->distance;
      if (const auto* apart = std::get_if<MeasuredApart>(&answer)) number = apart->distance;
      if (std::holds_alternative<Penetrating>(answer)) number = 0;
      if (number) return number_opinion(problem, *number, opinion->squared_distance, semantics, claimed_wrong);
    }
    const auto* separated = std::get_if<Separated>(&replies[0].answer);
    if (separated == nullptr || semantics.distance_gap < 0)
      return no_opinion("the referee does not look at this witness");
    // A distance of 0 may be answered by a witness that is short enough; a separating direction may not exist.
    if (contact != Contact::kSeparated && property == "gjk/witness_is_valid")
      return claimed_wrong ? confirms(truth + ", the witness says separated")
                           : disagrees(truth + ", the witness was passed");
    return distance_opinion(problem, *separated, opinion->squared_distance, semantics,
                            property == "gjk/distance_is_certified", claimed_wrong);
  }
  // Verdicts; metamorphic questions are exact images of the problem, so all of them have the problem's contact.
  bool any_wrong = false, all_say = !replies.empty(), mixed = false;
  for (const Reply<GjkFamily>& reply : replies) {
    const auto hit = claims_hit(reply.answer);
    if (!hit) {
      all_say = false;
      continue;
    }
    any_wrong = any_wrong || is_wrong(*hit, contact, semantics.touching);
    mixed = mixed || *hit != claims_hit(replies[0].answer).value_or(*hit);
  }
  if (!all_say) return no_opinion("an answer without a verdict");
  bool wrong = replies.size() > 1 ? mixed : any_wrong;
  if (property == GrowingKeepsHit::kName) {  // parts of the pair, not images: a hit of a part is a hit of the whole
    const auto hits = [](const Reply<GjkFamily>& reply) { return claims_hit(reply.answer) == true; };
    wrong = !hits(replies[0]) && std::any_of(replies.begin() + 1, replies.end(), hits);
  }
  if (wrong == claimed_wrong) return confirms(truth);
  if (claimed_wrong && assessment.claim.find("finite") != std::string::npos)
    return confirms("the answer is not a number");
  return disagrees(truth + (claimed_wrong ? ", so the answer was right" : ", so the answer was wrong"));
}

}  // namespace assay
