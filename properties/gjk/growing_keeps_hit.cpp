#include "properties/gjk/growing_keeps_hit.h"

#include "oracles/gjk/integer_pair.h"
#include "properties/gjk/parts/claimed_contact.h"

namespace assay {

void GrowingKeepsHit::ask(const ConvexPair& pair, std::vector<ConvexPair>& questions) {
  questions.assign(1, pair);
  for (Points ConvexPair::*body : {&ConvexPair::a, &ConvexPair::b}) {
    if ((pair.*body).size() < 2) continue;
    questions.push_back(pair);
    auto& coordinates = (questions.back().*body).coordinates;
    coordinates.resize(coordinates.size() - pair.a.dimension);
  }
}

Verdict GrowingKeepsHit::judge(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                               const Court<GjkFamily>&) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
  if (replies.size() < 2) return Undecided{"no body has a vertex to spare"};
  const auto whole = claims_hit(replies[0].answer);
  for (std::size_t i = 1; i < replies.size(); ++i) {
    const auto part = claims_hit(replies[i].answer);
    if (!whole || !part) return Undecided{"no answer to judge"};
    if (*whole || !*part) continue;
    const CollisionCertificate truth = certify_collision(pair, nullptr);
    if (!truth.verified) return HarnessDefect{"an exact certificate was refused"};
    return Violated{
        truth.contact == Contact::kTouching ? kNoMoreWhereTouching : kNoMore,
        "the pair is reported as a miss, without the last vertex of a body as a hit; with it the bodies are " +
            proof_in_words(pair, truth),
        contact_margin(pair, truth.contact)};
  }
  return Holds{};
}

}  // namespace assay
