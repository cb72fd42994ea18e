#include "studies/collision/what_was_said.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <variant>

#include "engines/patience.h"
#include "oracles/gjk/check_collision.h"
#include "properties/gjk/default_promises.h"
#include "properties/gjk/parts/claimed_contact.h"
#include "properties/gjk/witness_is_valid.h"

namespace assay {

std::vector<Reply<GjkFamily>> ask_patiently(Engine<GjkFamily>& engine, std::span<const ConvexPair> questions,
                                            std::uint32_t patience) {
  std::vector<Reply<GjkFamily>> replies, some;
  while (replies.size() < questions.size() && patience > 0) {
    // Together as long as the engine loses patience before we do, since a process is woken for each list of questions.
    const auto left = questions.subspan(replies.size());
    some.assign(patience < kEndsInABlock ? 1 : left.size(), {});
    engine.solve(left.first(some.size()), some);
    for (Reply<GjkFamily>& reply : some) {
      if (reply.delivery == Delivery::kNotAsked || patience == 0) break;
      if (reply.delivery == Delivery::kHung || reply.delivery == Delivery::kCrashed) --patience;
      replies.push_back(std::move(reply));
    }
  }
  return replies;
}

std::vector<std::vector<Reply<GjkFamily>>> ask_lists_patiently(Engine<GjkFamily>& engine,
                                                               std::span<const ConvexPair> questions,
                                                               std::size_t length, std::uint32_t patience) {
  std::vector<Reply<GjkFamily>> together(questions.size());
  engine.solve(questions, together);
  std::vector<std::vector<Reply<GjkFamily>>> lists;
  for (std::size_t first = 0; first < questions.size(); first += length) {
    const auto own = std::span(together).subspan(first, length);
    const bool came = std::ranges::none_of(own, [](const Reply<GjkFamily>& reply) {
      return reply.delivery == Delivery::kHung || reply.delivery == Delivery::kCrashed ||
             reply.delivery == Delivery::kNotAsked;
    });
    if (came)
      lists.emplace_back(std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
    else
      lists.push_back(ask_patiently(engine, questions.subspan(first, length), patience));
  }
  return lists;
}

bool count_verdict(Contact contact, Touching stated, const Reply<GjkFamily>& reply, CollisionCounts& counts) {
  ++counts.cases;
  if (reply.delivery != Delivery::kAnswered) {
    ++(reply.delivery == Delivery::kHung ? counts.hung : counts.crashed);
    return false;
  }
  if (const auto number = deciding_number(reply.answer); number && std::isnan(*number)) {
    ++counts.not_finite;
    return false;
  }
  const std::optional<bool> hit = claims_hit(reply.answer);
  if (!hit) {
    ++(std::holds_alternative<Declined>(reply.answer) ? counts.declined : counts.gave_up);
    return false;
  }
  switch (contact) {
    case Contact::kSeparated: counts.false_hits += *hit; return !*hit;
    case Contact::kOverlapping: counts.false_misses += !*hit; return *hit;
    case Contact::kTouching: break;
  }
  const bool right = stated == Touching::kUnspecified || *hit == (stated == Touching::kHit);
  counts.touching += !right;
  return right;
}

std::optional<bool> witness_holds(const ConvexPair& pair, const GjkAnswer& answer, const Stated<GjkFamily>& semantics) {
  if (const auto* apart = std::get_if<MeasuredApart>(&answer)) {
    SeparatedAlong along;
    for (std::size_t k = 0; k < along.direction.size(); ++k) along.direction[k] = apart->on_a[k] - apart->on_b[k];
    return holds(check_separated_along(pair, along));
  }
  if (std::holds_alternative<Penetrating>(answer) && !gjk_defaults::depth(semantics).binds()) return std::nullopt;
  if (!claims_hit(answer) || std::holds_alternative<BareVerdict>(answer) ||
      std::holds_alternative<BareDistance>(answer))
    return std::nullopt;
  Reply<GjkFamily> reply;
  reply.answer = answer;
  return holds(WitnessIsValid::judge(pair, {&reply, 1}, {semantics, nullptr}));
}

}  // namespace assay
