#include "properties/gjk/parts/same_verdict.h"

#include "oracles/gjk/integer_pair.h"
#include "properties/gjk/parts/claimed_contact.h"

namespace assay {

Verdict same_verdict(const ConvexPair& pair, std::span<const Reply<GjkFamily>> replies,
                     std::span<const std::string> transforms, const SameVerdictClaims& claims) {
  if (replies.size() != transforms.size() + 1) return Undecided{"not one reply a question"};
  if (transforms.empty()) return Undecided{"the pair has no exact image to ask about"};
  const auto first = claims_hit(replies[0].answer);
  for (std::size_t i = 0; i < transforms.size(); ++i) {
    const auto other = claims_hit(replies[i + 1].answer);
    if (!first || !other) return Undecided{"no answer to judge"};
    if (*first == *other) continue;
    if (const auto why = why_not_a_problem(pair); !why.empty()) return Undecided{why};
    const CollisionCertificate truth = certify_collision(pair, nullptr);
    if (!truth.verified) return HarnessDefect{"an exact certificate was refused"};
    const auto word = [](bool hit) { return std::string(hit ? "a hit" : "a miss"); };
    return Violated{truth.contact == Contact::kTouching ? claims.same_where_touching : claims.same,
                    "the pair is reported as " + word(*first) + ", " + transforms[i] + " as " + word(*other) +
                        "; the bodies are " + proof_in_words(pair, truth),
                    contact_margin(pair, truth.contact)};
  }
  return Holds{};
}

}  // namespace assay
