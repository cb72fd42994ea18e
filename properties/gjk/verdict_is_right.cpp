#include "properties/gjk/verdict_is_right.h"

#include <cmath>

#include "oracles/exact/words.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/gjk/integer_pair.h"
#include "properties/gjk/parts/claimed_contact.h"

namespace assay {
namespace {

/// Whether tier 0 reads from this answer that saying `hit` is right, whatever else may be wrong with the answer.
bool supports(const ConvexPair& pair, const GjkAnswer& answer, bool hit, Touching touching) {
  if (const auto* overlapping = std::get_if<Overlapping>(&answer)) {
    if (!hit) return false;
    // A common point is enough where touching counts as a hit or is not spoken of; otherwise it must be an interior
    // one.
    return touching == Touching::kMiss ? proves_common_interior(pair, *overlapping)
                                       : holds(check_overlapping(pair, *overlapping));
  }
  if (const auto* separated = std::get_if<Separated>(&answer)) return !hit && holds(check_separated(pair, *separated));
  if (const auto* along = std::get_if<SeparatedAlong>(&answer))
    return !hit && holds(check_separated_along(pair, *along));
  if (const auto* bracketed = std::get_if<Bracketed>(&answer))
    return !hit && holds(check_separated_along(pair, {bracketed->direction}));
  return false;
}

bool is_right(bool hit, Contact contact, Touching touching) {
  switch (contact) {
    case Contact::kSeparated: return !hit;
    case Contact::kOverlapping: return hit;
    case Contact::kTouching: return touching == Touching::kUnspecified || hit == (touching == Touching::kHit);
  }
  return false;
}

/// Solves without any witness, so that the evidence carries a certificate of our own.
Verdict convict(const ConvexPair& pair, bool hit, Touching touching) {
  const CollisionCertificate proof = certify_collision(pair, nullptr);
  if (!proof.verified) return HarnessDefect{"an exact certificate was refused"};
  if (is_right(hit, proof.contact, touching)) return HarnessDefect{"two certificates contradict each other"};
  const ClaimId claim = proof.contact == Contact::kSeparated     ? VerdictIsRight::kNoWrongHit
                        : proof.contact == Contact::kOverlapping ? VerdictIsRight::kNoWrongMiss
                                                                 : VerdictIsRight::kTouchingAsStated;
  return Violated{
      claim,
      std::string("the engine reports a ") + (hit ? "hit" : "miss") + "; the bodies are " + proof_in_words(pair, proof),
      contact_margin(pair, proof.contact)};
}

}  // namespace

Verdict VerdictIsRight::judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                              const Court<GjkFamily>& court) {
  if (replies.size() != 1) return Undecided{"not one reply"};
  const GjkAnswer& answer = replies.front().answer;
  const Touching touching = court.semantics.touching;
  const auto hit = claims_hit(answer);
  if (const auto number = deciding_number(answer); number && std::isnan(*number)) {
    if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
    return Violated{kNumberDecides, "hit or miss is read from a distance that is " + in_words(*number), 0};
  }
  if (!hit) return Undecided{"no answer to judge"};
  if (supports(pair, answer, *hit, touching)) return Holds{};
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (court.propose != nullptr) {
    const GjkAnswer proposal = court.propose(pair);
    if (supports(pair, proposal, *hit, touching)) return Holds{};
    const auto proposed = claims_hit(proposal);
    if (proposed && *proposed != *hit) {
      const CollisionCertificate settled = certify_collision(pair, &proposal);
      if (!settled.verified) return HarnessDefect{"an exact certificate was refused"};
      return is_right(*hit, settled.contact, touching) ? Verdict{Holds{}} : convict(pair, *hit, touching);
    }
  }
  const CollisionCertificate settled = certify_collision(pair, nullptr);
  if (!settled.verified) return HarnessDefect{"an exact certificate was refused"};
  return is_right(*hit, settled.contact, touching) ? Verdict{Holds{}} : convict(pair, *hit, touching);
}

}  // namespace assay
