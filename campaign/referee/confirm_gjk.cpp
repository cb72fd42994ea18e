#include <algorithm>
#include <cmath>

#include "campaign/referee/second_opinion_words.h"
#include "oracles/gjk/claims_hit.h"
#include "oracles/referee/collision/opinions.h"
#include "oracles/referee/referee.h"
#include "properties/gjk/default_promises.h"

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

CollisionPromises promises_of(const Stated<GjkFamily>& semantics) {
  using namespace gjk_defaults;
  return {distance(semantics), bracket(semantics), points(semantics), depth(semantics), normal(semantics)};
}

}  // namespace

template <>
SecondOpinion second_opinion(const PropertyEntry<GjkFamily>& property, const ConvexPair& problem,
                             std::span<const Reply<GjkFamily>> replies, const Assessment& assessment,
                             const Stated<GjkFamily>& says) {
  if (auto settled = without_geometry(property.asks, replies, assessment)) return *settled;
  if (problem.a.size() + problem.b.size() > kRefereeVertexLimit && assessment.outcome == Outcome::kHolds)
    return no_opinion("too large to re-solve as a sample");
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  const Question asks = property.asks;
  const bool of_one_reply = asks == Question::kDepth || asks == Question::kNormal || asks == Question::kNearestPoints ||
                            asks == Question::kDistance || asks == Question::kWitness || asks == Question::kVerdict;
  const CollisionPromises promises = promises_of(held_to<GjkFamily>(assessment, problem, says));
  if (of_one_reply && replies.size() != 1) return no_opinion("not one reply");
  if (asks == Question::kDepth) return depth_opinion(problem, replies[0].answer, promises.depth, claimed_wrong);
  if (asks == Question::kNormal) return normal_opinion(problem, replies[0].answer, promises.normal, claimed_wrong);
  if (asks == Question::kNearestPoints)
    return points_opinion(problem, replies[0].answer, promises.points, claimed_wrong);
  if (asks == Question::kVerdict) {
    if (const auto number = deciding_number(replies[0].answer); number && std::isnan(*number))
      return as_claimed(true, claimed_wrong, "the number that hit or miss is read from is NaN");
  }
  const auto opinion = referee::collision(problem);
  if (!opinion) return no_opinion(opinion.error());
  const Contact contact = opinion->contact;
  const std::string truth = "by the referee the bodies are " + std::string(name_of(contact));
  if (asks == Question::kDistance)
    return distance_opinion(problem, replies[0].answer, promises, opinion->squared_distance, claimed_wrong);
  if (asks == Question::kWitness)
    return witness_opinion(problem, replies[0].answer, promises, contact, truth, claimed_wrong);
  // A verdict is wrong by the contact. A relation is broken by answers that contradict each other: its questions are
  // exact images of the problem, and what the contact is does not matter to it.
  bool any_wrong = false, all_say = !replies.empty(), mixed = false;
  for (const Reply<GjkFamily>& reply : replies) {
    const auto hit = claims_hit(reply.answer);
    if (!hit) {
      all_say = false;
      continue;
    }
    any_wrong = any_wrong || is_wrong(*hit, contact, says.touching);
    mixed = mixed || *hit != claims_hit(replies[0].answer).value_or(*hit);
  }
  if (!all_say) return no_opinion("an answer without a verdict");
  bool wrong = asks == Question::kVerdict ? any_wrong : mixed;
  if (asks == Question::kGrowth) {  // parts of the pair, not images: a hit of a part is a hit of the whole
    const auto hits = [](const Reply<GjkFamily>& reply) { return claims_hit(reply.answer) == true; };
    wrong = !hits(replies[0]) && std::any_of(replies.begin() + 1, replies.end(), hits);
  }
  if (wrong == claimed_wrong) return confirms(truth);
  return disagrees(truth + (claimed_wrong ? ", so the answer was right" : ", so the answer was wrong"));
}

}  // namespace assay
