#include "properties/cast/same_contact.h"

#include <algorithm>
#include <optional>

#include "oracles/cast/check_cast.h"
#include "oracles/exact/words.h"
#include "properties/cast/default_promises.h"

namespace assay {
namespace {

enum class Claimed : std::uint8_t { kMiss, kHit, kAtStart };

std::optional<Claimed> claimed(const CastAnswer& answer) {
  if (std::holds_alternative<Missed>(answer)) return Claimed::kMiss;
  if (std::holds_alternative<InitiallyOverlapping>(answer)) return Claimed::kAtStart;
  if (const auto* hit = std::get_if<HitAt>(&answer)) return hit->t0 == 0 ? Claimed::kAtStart : Claimed::kHit;
  if (const auto* bare = std::get_if<BareTime>(&answer)) return bare->time == 0 ? Claimed::kAtStart : Claimed::kHit;
  return std::nullopt;
}

std::string_view words(Claimed claim) {
  switch (claim) {
    case Claimed::kMiss: return "a miss";
    case Claimed::kHit: return "a contact on the way";
    case Claimed::kAtStart: return "a contact from the beginning";
  }
  return "nothing";
}

}  // namespace

Verdict same_contact(const MovingPair& pair, std::span<const Reply<CastFamily>> replies, std::string_view transform,
                     Keeps keeps, ClaimId claim, const Stated<CastFamily>& semantics) {
  if (replies.size() != 2) return Undecided{"the pair has no exact image to ask about"};
  const auto first = claimed(replies[0].answer), second = claimed(replies[1].answer);
  if (!first || !second) return Undecided{"no answer to judge"};
  const auto contradicts = [&] {
    if (keeps == Keeps::kTime) return *first != *second;
    return (*first == Claimed::kMiss) != (*second == Claimed::kMiss);
  };
  const std::string told = "the pair is reported as " + std::string(words(*first)) + ", " + std::string(transform) +
                           " as " + std::string(words(*second));
  if (contradicts()) {
    // One of the two is wrong about this pair, or it is a matter of touching, or of the promise.
    CastStatement strict = cast_statement(pair, semantics);
    strict.touching = Touching::kUnspecified;
    for (const Claimed one : {*first, *second}) {
      const CastAnswer stated = one == Claimed::kMiss      ? CastAnswer{Missed{}}
                                : one == Claimed::kAtStart ? CastAnswer{InitiallyOverlapping{}}
                                                           : CastAnswer{BareTime{1}};
      const Verdict verdict = check_cast_verdict(pair, stated, strict);
      if (const auto* violated = violation(verdict)) return Violated{claim, told + "; " + violated->evidence, 0};
    }
    return Undecided{"only a touch, or what the promise leaves open, is told in two ways", true};
  }
  const auto* here = std::get_if<HitAt>(&replies[0].answer);
  const auto* there = std::get_if<HitAt>(&replies[1].answer);
  if (keeps != Keeps::kTime || here == nullptr || there == nullptr) return Holds{};
  if (std::max(here->t0, there->t0) <= std::min(here->t1, there->t1)) return Holds{};
  return Violated{claim,
                  "the pair is told to meet in [" + in_words(here->t0) + ", " + in_words(here->t1) + "], " +
                      std::string(transform) + " in [" + in_words(there->t0) + ", " + in_words(there->t1) + "]",
                  0};
}

}  // namespace assay
